import type { MatrixCase } from './cases.ts'

export const foodReportCases = {
  readFoodComposition: {
    status: 200,
    ids: { 'path.id': 'recipe' },
    request: ({ ids }) => ({ path: { id: ids.recipe } }),
  },
  listMissingNutrition: { status: 200, ids: { 'query.id': null }, request: () => ({}) },
  readWeeksOfIngredient: {
    status: 200,
    ids: { 'path.id': 'ingredient' },
    request: ({ ids }) => ({ path: { id: ids.ingredient }, query: { from: '2020-01-01' } }),
  },
  listDiscontinuedItems: { status: 200, ids: { 'query.id': null }, request: () => ({}) },
} satisfies Record<string, MatrixCase>
