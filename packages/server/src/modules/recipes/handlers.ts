import { notFound } from '../../contract/api-error.ts'
import type { Handlers } from '../../contract/operations.ts'
import { insertRecipe, listRecipes, readRecipe, updateRecipe } from './store.ts'

export const recipeHandlers: Handlers<'listRecipes' | 'createRecipe' | 'readRecipe' | 'updateRecipe'> = {
  async listRecipes({ query, work }) {
    const { recipes, page } = await work((tx) => listRecipes(tx, query))
    return { status: 200, body: { _embedded: { recipes }, page } }
  },

  async createRecipe({ body, once }) {
    return once(async (tx) => {
      const { id, version } = await insertRecipe(tx, body)
      return { status: 201, body: { data: { message: 'Recipe created successfully', id, version } } }
    })
  },

  async readRecipe({ path, work }) {
    const body = await work((tx) => readRecipe(tx, path.id))
    if (!body) throw notFound('Recipe')
    return { status: 200, body }
  },

  async updateRecipe({ path, body, ifMatch, work }) {
    const saved = await work((tx) => updateRecipe(tx, path.id, body, ifMatch))
    if (!saved) throw notFound('Recipe')
    return { status: 200, body: { data: { message: 'Recipe updated successfully', ...saved } } }
  },
}
