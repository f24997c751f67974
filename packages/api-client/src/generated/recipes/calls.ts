// Generated from openapi/ by `pnpm generate`. Do not edit.

import type {
  CreateImportParams,
  Import,
  Ingredient,
  IngredientInput,
  ListImportProblems200,
  ListImportProblemsParams,
  ListIngredients200,
  ListIngredientsParams,
  ListRecipes200,
  ListRecipesParams,
  ListReferenceFoods200,
  ListReferenceFoodsParams,
  Recipe,
  RecipeInput,
  ReferenceFood,
  Saved,
} from './types.ts'
import type { CallOptions } from '../../send.ts'
import { callRecipes } from '../../transport.ts'

const getListReferenceFoodsUrl = (params?: ListReferenceFoodsParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/food/referenceFoods?${stringifiedParams}` : `/food/referenceFoods`
}

/**
 * @summary Foods of the shared and the caterer's own composition tables
 */
export const listReferenceFoods = async (
  params?: ListReferenceFoodsParams,
  options?: CallOptions,
): Promise<ListReferenceFoods200> => {
  return callRecipes<ListReferenceFoods200>(getListReferenceFoodsUrl(params), {
    ...options,
    method: 'GET',
  })
}

const getReadReferenceFoodUrl = (id: number) => {
  return `/food/referenceFoods/${encodeURIComponent(id)}`
}

/**
 * @summary One reference food with its nutrients and measures
 */
export const readReferenceFood = async (id: number, options?: CallOptions): Promise<ReferenceFood> => {
  return callRecipes<ReferenceFood>(getReadReferenceFoodUrl(id), {
    ...options,
    method: 'GET',
  })
}

const getCreateImportUrl = (params: CreateImportParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/food/imports?${stringifiedParams}` : `/food/imports`
}

/**
 * The body is the file. It is stored and read in the background: poll the import until its state is `ready`, look at the preview and the problems, then apply or cancel it. Nothing is loaded before it is applied.
 * @summary Uploads a CSV of foods or of household measures to be checked
 */
export const createImport = async (
  createImportBody: Blob,
  params: CreateImportParams,
  options?: CallOptions,
): Promise<Saved> => {
  return callRecipes<Saved>(getCreateImportUrl(params), {
    ...options,
    method: 'POST',
    contentType: 'application/octet-stream',
    body: createImportBody,
  })
}

const getReadImportUrl = (id: number) => {
  return `/food/imports/${encodeURIComponent(id)}`
}

/**
 * @summary An import with its progress, preview and counts
 */
export const readImport = async (id: number, options?: CallOptions): Promise<Import> => {
  return callRecipes<Import>(getReadImportUrl(id), {
    ...options,
    method: 'GET',
  })
}

const getCancelImportUrl = (id: number) => {
  return `/food/imports/${encodeURIComponent(id)}`
}

/**
 * @summary Cancels an import that has not been applied yet
 */
export const cancelImport = async (id: number, options?: CallOptions): Promise<Saved> => {
  return callRecipes<Saved>(getCancelImportUrl(id), {
    ...options,
    method: 'DELETE',
  })
}

const getApplyImportUrl = (id: number) => {
  return `/food/imports/${encodeURIComponent(id)}/apply`
}

/**
 * Refused while the file as a whole has a problem. Rows with problems are left out and counted.
 * @summary Loads the rows that were checked, all of them or none
 */
export const applyImport = async (id: number, options?: CallOptions): Promise<Saved> => {
  return callRecipes<Saved>(getApplyImportUrl(id), {
    ...options,
    method: 'POST',
  })
}

const getListImportProblemsUrl = (id: number, params?: ListImportProblemsParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0
    ? `/food/imports/${encodeURIComponent(id)}/problems?${stringifiedParams}`
    : `/food/imports/${encodeURIComponent(id)}/problems`
}

/**
 * @summary The rows that cannot be loaded, with column and fix
 */
export const listImportProblems = async (
  id: number,
  params?: ListImportProblemsParams,
  options?: CallOptions,
): Promise<ListImportProblems200> => {
  return callRecipes<ListImportProblems200>(getListImportProblemsUrl(id, params), {
    ...options,
    method: 'GET',
  })
}

const getListIngredientsUrl = (params?: ListIngredientsParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/ingredient/ingredients?${stringifiedParams}` : `/ingredient/ingredients`
}

/**
 * @summary The caterer's ingredients
 */
export const listIngredients = async (
  params?: ListIngredientsParams,
  options?: CallOptions,
): Promise<ListIngredients200> => {
  return callRecipes<ListIngredients200>(getListIngredientsUrl(params), {
    ...options,
    method: 'GET',
  })
}

const getCreateIngredientUrl = () => {
  return `/ingredient/ingredients`
}

/**
 * @summary Adds an ingredient
 */
export const createIngredient = async (ingredientInput: IngredientInput, options?: CallOptions): Promise<Saved> => {
  return callRecipes<Saved>(getCreateIngredientUrl(), {
    ...options,
    method: 'POST',
    contentType: 'application/json',
    body: JSON.stringify(ingredientInput),
  })
}

const getReadIngredientUrl = (id: number) => {
  return `/ingredient/ingredients/${encodeURIComponent(id)}`
}

/**
 * @summary One ingredient, whole
 */
export const readIngredient = async (id: number, options?: CallOptions): Promise<Ingredient> => {
  return callRecipes<Ingredient>(getReadIngredientUrl(id), {
    ...options,
    method: 'GET',
  })
}

const getUpdateIngredientUrl = (id: number) => {
  return `/ingredient/ingredients/${encodeURIComponent(id)}`
}

/**
 * @summary Replaces an ingredient's fields
 */
export const updateIngredient = async (
  id: number,
  ingredientInput: IngredientInput,
  options?: CallOptions,
): Promise<Saved> => {
  return callRecipes<Saved>(getUpdateIngredientUrl(id), {
    ...options,
    method: 'PUT',
    contentType: 'application/json',
    body: JSON.stringify(ingredientInput),
  })
}

const getListRecipesUrl = (params?: ListRecipesParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/recipe/recipes?${stringifiedParams}` : `/recipe/recipes`
}

/**
 * @summary The caterer's recipes with the figures of a portion
 */
export const listRecipes = async (params?: ListRecipesParams, options?: CallOptions): Promise<ListRecipes200> => {
  return callRecipes<ListRecipes200>(getListRecipesUrl(params), {
    ...options,
    method: 'GET',
  })
}

const getCreateRecipeUrl = () => {
  return `/recipe/recipes`
}

/**
 * @summary Adds a recipe
 */
export const createRecipe = async (recipeInput: RecipeInput, options?: CallOptions): Promise<Saved> => {
  return callRecipes<Saved>(getCreateRecipeUrl(), {
    ...options,
    method: 'POST',
    contentType: 'application/json',
    body: JSON.stringify(recipeInput),
  })
}

const getReadRecipeUrl = (id: number) => {
  return `/recipe/recipes/${encodeURIComponent(id)}`
}

/**
 * @summary One recipe with everything that its figures are computed from
 */
export const readRecipe = async (id: number, options?: CallOptions): Promise<Recipe> => {
  return callRecipes<Recipe>(getReadRecipeUrl(id), {
    ...options,
    method: 'GET',
  })
}

const getUpdateRecipeUrl = (id: number) => {
  return `/recipe/recipes/${encodeURIComponent(id)}`
}

/**
 * @summary Replaces a recipe's fields and lines
 */
export const updateRecipe = async (id: number, recipeInput: RecipeInput, options?: CallOptions): Promise<Saved> => {
  return callRecipes<Saved>(getUpdateRecipeUrl(id), {
    ...options,
    method: 'PUT',
    contentType: 'application/json',
    body: JSON.stringify(recipeInput),
  })
}
