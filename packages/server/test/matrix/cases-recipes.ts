import type { OperationId } from '../../src/contract/operations.ts'
import type { MatrixCase } from './cases.ts'
import { recipeInput } from './inputs.ts'

const categories = ['Entree', 'Side', 'Fruit', 'Vegetables', 'Milk'] as const
let saves = 0

/** The cases of recipes and their versions. */
export const recipeCases = {
  listRecipes: { status: 200, ids: {}, request: () => ({}) },
  createRecipe: {
    status: 201,
    ids: { 'body.lines.*.ingredientId': 'ingredient', 'body.lines.*.subRecipeId': 'subRecipe' },
    request: ({ mark, ids }) => ({ body: recipeInput(mark, ids) }),
  },
  readRecipe: { status: 200, ids: { 'path.id': 'recipe' }, request: ({ ids }) => ({ path: { id: ids.recipe } }) },
  printRecipeCard: {
    status: 200,
    ids: { 'path.id': 'recipe' },
    request: ({ ids }) => ({ path: { id: ids.recipe }, query: { scale: '20 portions' } }),
  },
  updateRecipe: {
    status: 200,
    ids: {
      'path.id': 'recipe',
      'body.lines.*.ingredientId': 'ingredient',
      'body.lines.*.subRecipeId': 'subRecipe',
    },
    request: ({ mark, ids }) => ({ path: { id: ids.recipe }, body: recipeInput(mark, ids) }),
  },
  patchRecipe: {
    status: 200,
    ids: { 'path.id': 'recipe' },
    request: ({ ids }) => ({
      path: { id: ids.recipe },
      body: { type: 'usda', category: categories[saves++ % categories.length], status: 'draft' },
    }),
  },
  deleteRecipe: {
    status: 200,
    ids: { 'path.id': 'recipe' },
    request: async ({ recipes }) => ({ path: { id: await recipes.fresh() } }),
  },
  restoreRecipe: {
    status: 200,
    ids: { 'path.id': 'archivedRecipe' },
    request: async ({ recipes }) => ({ path: { id: await recipes.freshArchived() } }),
  },
  listRecipeVersions: {
    status: 200,
    ids: { 'path.id': 'recipe' },
    request: ({ ids }) => ({ path: { id: ids.recipe } }),
  },
  readRecipeVersion: {
    status: 200,
    ids: { 'path.id': 'recipe' },
    request: ({ ids }) => ({ path: { id: ids.recipe, number: 1 } }),
  },
  moveRecipeVersion: {
    status: 200,
    ids: { 'path.id': 'recipe' },
    request: ({ ids }) => ({ path: { id: ids.recipe, number: 2 }, body: { validFrom: '2026-01-01' } }),
  },
  restoreRecipeVersion: {
    status: 200,
    ids: { 'path.id': 'recipe' },
    request: ({ ids }) => ({ path: { id: ids.recipe, number: 1 }, body: { versionFrom: null } }),
  },
} satisfies Partial<Record<OperationId, MatrixCase>>
