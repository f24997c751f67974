import { expect, test } from 'vitest'

import { gradeServings, offeredLine } from './master-items.ts'
import { food, line, noNutrients, pantryOf, recipe } from '../testing/foods.ts'

const apple = {
  ...food(2, 'Apple', { nutrients: { ...noNutrients, calories: 52 } }),
  serving: { amount: '100', unit: 'g' as const },
}
const sauce = {
  ...recipe(1, 'Apple sauce', '10', [line(2, '1', 'kg')]),
  yield: { amount: '4', unit: 'cup' as const },
}
const pantry = { ...pantryOf([apple], [sauce]), food: (id: number) => (id === 2 ? apple : undefined) }
const half = { amount: '0.5', unit: 'cup' as const }
const servingOf = () => apple.serving

test("each grade group gets its own portion, else the recipe's", () => {
  const item = { recipeId: 1, ingredientId: null, portions: { '9-12': half, 'K-5': null } }
  const servings = gradeServings(item, pantry)
  expect(servings.map(({ gradeGroup, portion }) => [gradeGroup, portion])).toEqual([
    ['K-5', null],
    ['6-8', null],
    ['9-12', half],
  ])
  expect(servings.map(({ nutrition }) => nutrition.nutrients.calories.known)).toEqual([52, 52, 65])
})

test('preschool is listed only with its own portion', () => {
  const item = { recipeId: 1, ingredientId: null, portions: { 'PK3-5': half } }
  expect(gradeServings(item, pantry).map(({ gradeGroup }) => gradeGroup)).toEqual(['PK3-5', 'K-5', '6-8', '9-12'])
  expect(offeredLine(item, 'PK1-2', servingOf).portion).toBeNull()
})

test('an ingredient without its own portion is offered in its serving', () => {
  const item = { recipeId: null, ingredientId: 2, portions: { '6-8': { amount: '50', unit: 'g' as const } } }
  expect(gradeServings(item, pantry).map(({ nutrition }) => nutrition.nutrients.calories.known)).toEqual([52, 26, 52])
  expect(offeredLine(item, null, servingOf)).toEqual({ recipeId: null, ingredientId: 2, portion: apple.serving })
  const [unknown] = gradeServings({ ...item, ingredientId: 7, portions: {} }, pantry)
  expect(unknown).toMatchObject({
    portion: null,
    nutrition: { nutrients: { calories: { missing: [expect.any(String)] } } },
  })
})
