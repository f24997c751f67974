import { notFound } from '../../contract/api-error.ts'
import type { Handlers } from '../../contract/operations.ts'
import { message } from '../../shared/messages.ts'
import { listUnassessed, markAsNonCreditable } from './unassessed.ts'
import { listIngredients } from './list.ts'
import { insertIngredient, readIngredient, updateIngredient } from './store.ts'

export const ingredientHandlers: Handlers<
  | 'listIngredients'
  | 'createIngredient'
  | 'readIngredient'
  | 'updateIngredient'
  | 'listUnassessedIngredients'
  | 'markAsNonCreditable'
> = {
  async listIngredients({ query, work }) {
    const { ingredients, page } = await work((tx) => listIngredients(tx, query))
    return { status: 200, body: { _embedded: { ingredients }, page } }
  },

  async createIngredient({ body, once, t }) {
    return once(async (tx) => {
      const { id, version } = await insertIngredient(tx, body)
      return { status: 201, body: { data: { message: t('ingredients.created'), id, version } } }
    })
  },

  async readIngredient({ path, work }) {
    const body = await work((tx) => readIngredient(tx, path.id))
    if (!body) throw notFound(message('ingredients.notFound'))
    return { status: 200, body }
  },

  async updateIngredient({ path, body, ifMatch, work, t }) {
    const saved = await work((tx) => updateIngredient(tx, { id: path.id, ifMatch }, body))
    return { status: 200, body: { data: { message: t('ingredients.updated'), ...saved } } }
  },

  async listUnassessedIngredients({ query, work }) {
    const { unassessedIngredients, page, proposals } = await work((tx) => listUnassessed(tx, query))
    return { status: 200, body: { _embedded: { unassessedIngredients }, page, proposals } }
  },

  async markAsNonCreditable({ body, once, t }) {
    return once(async (tx) => {
      const marked = await markAsNonCreditable(tx, body.ids)
      return { status: 200, body: { data: { message: t('ingredients.marked', { count: marked }), marked } } }
    })
  },
}
