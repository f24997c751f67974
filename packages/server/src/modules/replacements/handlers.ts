import type { Handlers } from '../../contract/operations.ts'
import { createReplacement, previewReplacement, undoReplacement } from './store.ts'

export const replacementHandlers: Handlers<'previewReplacement' | 'createReplacement' | 'undoReplacement'> = {
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
}
