import type { Handlers } from '../../contract/operations.ts'
import { readChangeEffects } from './change-effects.ts'
import { readUses } from './store.ts'

export const whereUsedHandlers: Handlers<
  'readIngredientUses' | 'readRecipeUses' | 'readMenuItemUses' | 'readChangeEffects'
> = {
  async readChangeEffects({ path, query, caller, work }) {
    return { status: 200, body: await work((tx) => readChangeEffects(tx, caller, path.id, query.since)) }
  },

  async readIngredientUses({ path, caller, work }) {
    return { status: 200, body: await work((tx) => readUses(tx, caller, { kind: 'ingredient', id: path.id })) }
  },

  async readRecipeUses({ path, caller, work }) {
    return { status: 200, body: await work((tx) => readUses(tx, caller, { kind: 'recipe', id: path.id })) }
  },

  async readMenuItemUses({ path, caller, work }) {
    return { status: 200, body: await work((tx) => readUses(tx, caller, { kind: 'menuItem', id: path.id })) }
  },
}
