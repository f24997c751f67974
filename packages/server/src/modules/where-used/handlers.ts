import type { Handlers } from '../../contract/operations.ts'
import { readChangeEffects } from './change-effects.ts'
import { previewPriceChange } from './price-effects.ts'
import { listChangedSpecs, markChangesSeen } from './seen-changes.ts'
import { readUses } from './store.ts'

export const whereUsedHandlers: Handlers<
  | 'readIngredientUses'
  | 'readRecipeUses'
  | 'readMenuItemUses'
  | 'readChangeEffects'
  | 'listChangedSpecs'
  | 'markChangesSeen'
  | 'previewPriceChange'
> = {
  async listChangedSpecs({ work }) {
    return { status: 200, body: await work((tx) => listChangedSpecs(tx)) }
  },

  async markChangesSeen({ path, body, once, t }) {
    return once(async (tx) => {
      await markChangesSeen(tx, path.id, body.lastId)
      return { status: 200, body: { data: { message: t('whereUsed.changesSeen'), id: path.id } } }
    })
  },

  async readChangeEffects({ path, query, caller, work }) {
    return { status: 200, body: await work((tx) => readChangeEffects(tx, caller, path.id, query.since)) }
  },

  async previewPriceChange({ path, body, caller, work }) {
    return { status: 200, body: await work((tx) => previewPriceChange(tx, caller, path.id, body.prices)) }
  },

  async readIngredientUses({ path, query, caller, work }) {
    return { status: 200, body: await work((tx) => readUses(tx, caller, { kind: 'ingredient', id: path.id }, query)) }
  },

  async readRecipeUses({ path, query, caller, work }) {
    return { status: 200, body: await work((tx) => readUses(tx, caller, { kind: 'recipe', id: path.id }, query)) }
  },

  async readMenuItemUses({ path, caller, work }) {
    return { status: 200, body: await work((tx) => readUses(tx, caller, { kind: 'menuItem', id: path.id })) }
  },
}
