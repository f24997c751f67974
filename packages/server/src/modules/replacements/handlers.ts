import type { Handlers } from '../../contract/operations.ts'
import { findPlannedItems } from './planned/find.ts'
import { previewPlanned } from './planned/preview.ts'
import { createPlanned } from './planned/store.ts'
import { undoPlanned } from './planned/undo.ts'
import { createReplacement, previewReplacement, undoReplacement } from './store.ts'

export const replacementHandlers: Handlers<
  | 'previewReplacement'
  | 'createReplacement'
  | 'undoReplacement'
  | 'findPlannedItems'
  | 'previewPlannedReplacement'
  | 'createPlannedReplacement'
  | 'undoPlannedReplacement'
> = {
  async previewReplacement({ body, caller, work }) {
    return { status: 200, body: await work((tx) => previewReplacement(tx, caller, body)) }
  },

  async createReplacement({ body, once, t }) {
    return once(async (tx) => {
      const saved = await createReplacement(tx, body)
      return { status: 201, body: { data: { message: t('replacements.created'), ...saved } } }
    })
  },

  async undoReplacement({ path, once, t }) {
    return once(async (tx) => {
      const saved = await undoReplacement(tx, path.id)
      return { status: 200, body: { data: { message: t('replacements.undone'), ...saved } } }
    })
  },

  async findPlannedItems({ body, caller, work }) {
    return { status: 200, body: await work((tx) => findPlannedItems(tx, caller, body)) }
  },

  async previewPlannedReplacement({ body, caller, work }) {
    return { status: 200, body: await work((tx) => previewPlanned(tx, caller, body)) }
  },

  async createPlannedReplacement({ body, caller, once, t }) {
    return once(async (tx) => {
      const result = await createPlanned(tx, caller, body)
      const text = t(result.id === null ? 'replacements.nothingReplaced' : 'replacements.replacedOnDays', {
        count: result.replaced,
      })
      return { status: 201, body: { message: text, ...result } }
    })
  },

  async undoPlannedReplacement({ path, caller, once, t }) {
    return once(async (tx) => {
      const saved = await undoPlanned(tx, caller, path.id)
      return { status: 200, body: { data: { message: t('replacements.undone'), ...saved } } }
    })
  },
}
