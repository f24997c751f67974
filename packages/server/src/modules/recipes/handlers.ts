import { notFound } from '../../contract/api-error.ts'
import type { Handlers } from '../../contract/operations.ts'
import { message } from '../../shared/messages.ts'
import { archiveRecipe, patchRecipe, restoreRecipe } from './life-cycle.ts'
import { listRetentionFactors } from './retention.ts'
import type { Printer } from '../../documents/printer.ts'
import { readCard } from './card.ts'
import { moveVersion } from './moved-version.ts'
import { insertRecipe, listRecipes, readRecipe, updateRecipe } from './store.ts'
import { listVersions, readVersion, restoreVersion } from './versions.ts'

type RecipeHandlers = Handlers<
  | 'listRecipes'
  | 'createRecipe'
  | 'readRecipe'
  | 'updateRecipe'
  | 'patchRecipe'
  | 'deleteRecipe'
  | 'restoreRecipe'
  | 'listRecipeVersions'
  | 'readRecipeVersion'
  | 'restoreRecipeVersion'
  | 'moveRecipeVersion'
  | 'listRetentionFactors'
  | 'printRecipeCard'
>

export const recipeHandlers = (printer: Printer): RecipeHandlers => ({
  async listRetentionFactors({ work }) {
    const retentionFactors = await work((tx) => listRetentionFactors(tx))
    return { status: 200, body: { _embedded: { retentionFactors } } }
  },

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

  async patchRecipe({ path, body, ifMatch, work, t }) {
    const saved = await work((tx) => patchRecipe(tx, { id: path.id, ifMatch }, body))
    return { status: 200, body: { data: { message: t('recipes.updated'), ...saved } } }
  },

  async deleteRecipe({ path, ifMatch, work, t }) {
    const saved = await work((tx) => archiveRecipe(tx, { id: path.id, ifMatch }))
    return { status: 200, body: { data: { message: t('recipes.archived'), ...saved } } }
  },

  async restoreRecipe({ path, once, t }) {
    return once(async (tx) => {
      const saved = await restoreRecipe(tx, path.id)
      return { status: 200, body: { data: { message: t('recipes.restored'), ...saved } } }
    })
  },

  async listRecipeVersions({ path, work }) {
    const recipeVersions = await work((tx) => listVersions(tx, path.id))
    if (!recipeVersions) throw notFound(message('recipes.notFound'))
    return { status: 200, body: { recipeVersions } }
  },

  async readRecipeVersion({ path, work }) {
    const body = await work((tx) => readVersion(tx, path.id, path.number))
    if (!body) throw notFound(message('recipes.versionNotFound'))
    return { status: 200, body }
  },

  async moveRecipeVersion({ path, body, ifMatch, work, t }) {
    const saved = await work((tx) => moveVersion(tx, { ...path, ifMatch }, body.validFrom))
    return { status: 200, body: { data: { message: t('recipes.versionMoved'), ...saved } } }
  },

  async restoreRecipeVersion({ path, body, once, t }) {
    return once(async (tx) => {
      const saved = await restoreVersion(tx, path, body.versionFrom ?? null)
      return { status: 200, body: { data: { message: t('recipes.versionRestored'), ...saved } } }
    })
  },

  async printRecipeCard({ path, query, caller, work, signal }) {
    const card = await work((tx) => readCard(tx, path.id, query.scale))
    if (!card) throw notFound(message('recipes.notFound'))
    const bytes = await printer.print(await card.document(), caller.catererId, signal)
    return { status: 200, body: { fileName: card.fileName, mediaType: 'application/pdf', bytes } }
  },
})
