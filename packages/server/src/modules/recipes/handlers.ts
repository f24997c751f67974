import { notFound } from '../../contract/api-error.ts'
import type { Handlers } from '../../contract/operations.ts'
import { message } from '../../shared/messages.ts'
import type { Printer } from '../../documents/printer.ts'
import { readCard } from './card.ts'
import { insertRecipe, listRecipes, readRecipe, updateRecipe } from './store.ts'

export const recipeHandlers = (
  printer: Printer,
): Handlers<'listRecipes' | 'createRecipe' | 'readRecipe' | 'updateRecipe' | 'printRecipeCard'> => ({
  async listRecipes({ query, work }) {
    const { recipes, page } = await work((tx) => listRecipes(tx, query))
    return { status: 200, body: { _embedded: { recipes }, page } }
  },

  async createRecipe({ body, once, t }) {
    return once(async (tx) => {
      const { id, version } = await insertRecipe(tx, body)
      return { status: 201, body: { data: { message: t('recipes.created'), id, version } } }
    })
  },

  async readRecipe({ path, work }) {
    const body = await work((tx) => readRecipe(tx, path.id))
    if (!body) throw notFound(message('recipes.notFound'))
    return { status: 200, body }
  },

  async updateRecipe({ path, body, ifMatch, work, t }) {
    const saved = await work((tx) => updateRecipe(tx, { id: path.id, ifMatch }, body))
    return { status: 200, body: { data: { message: t('recipes.updated'), ...saved } } }
  },

  async printRecipeCard({ path, query, caller, work, signal }) {
    const card = await work((tx) => readCard(tx, path.id, query.scale))
    if (!card) throw notFound(message('recipes.notFound'))
    const bytes = await printer.print(await card.document(), caller.catererId, signal)
    return { status: 200, body: { fileName: card.fileName, mediaType: 'application/pdf', bytes } }
  },
})
