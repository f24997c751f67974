import { expect, test } from 'vitest'

import { discontinuedIn, discontinuedOn } from './discontinued.ts'

const foods = new Map(
  [
    { id: 1, name: 'Jonathan', discontinuedOn: '2026-12-01', replacementName: 'Fuji' },
    { id: 2, name: 'Celery', discontinuedOn: null, replacementName: null },
  ].map((food) => [food.id, food]),
)
const line = (food: object) => ({ amount: '1', unit: 'g' as const, ...food })
const recipes = new Map([
  [10, { lines: [line({ ingredientId: 2 }), line({ subRecipeId: 11 }), line({ subRecipeId: 11 })] }],
  [11, { lines: [line({ ingredientId: 1 }), line({ subRecipeId: 10 })] }],
])
const pantry = { food: (id: number) => foods.get(id), recipe: (id: number) => recipes.get(id) }
const jonathan = { ingredientId: 1, name: 'Jonathan', from: '2026-12-01', replacementName: 'Fuji' }

test('a discontinued food is found by itself and at any depth, once', () => {
  expect(discontinuedIn({ ingredientId: 1 }, pantry)).toEqual([jonathan])
  expect(discontinuedIn({ recipeId: 10 }, pantry)).toEqual([jonathan])
  expect(discontinuedIn({ ingredientId: 2 }, pantry)).toEqual([])
  expect(discontinuedIn({}, pantry)).toEqual([])
})

test('it counts starting on its day', () => {
  expect(discontinuedOn([jonathan], '2026-11-30')).toEqual([])
  expect(discontinuedOn([jonathan], '2026-12-01')).toEqual([jonathan])
})
