import { expect, test } from 'vitest'

import { portionNutrition } from './recipe.ts'
import { scaleRecipe } from './scale-recipe.ts'
import { food, line, noNutrients, pantryOf, recipe } from '../testing/foods.ts'

const pilaf = recipe(1, 'Egg pilaf', '50', [
  line(1, '12.5', 'lb'),
  line(2, '18', 'each'),
  line(3, '1.25', 'cup'),
  { subRecipeId: 9, amount: '0.75', unit: 'batch' },
  line(1, null, 'g'),
])

test('from 50 to 320 portions eggs are rounded up, and the exact number is kept', () => {
  const scaled = scaleRecipe(pilaf, '320')
  expect(scaled?.factor).toBe(6.4)
  expect(scaled?.lines.map(({ exact, shown }) => [exact, shown])).toEqual([
    ['80', '80'],
    ['115.2', '116'],
    ['8', '8'],
    ['4.8', '4.8'],
    [null, null],
  ])
})

test('a whole number of pieces is not rounded up by binary noise', () => {
  const eggs = recipe(1, 'Eggs', '3', [line(2, '1.1', 'each')])
  expect(scaleRecipe(eggs, '30')?.lines[0]?.shown).toBe('11')
})

test('a recipe without portions cannot be scaled', () => {
  expect(scaleRecipe(pilaf, '0')).toBeNull()
  expect(scaleRecipe({ ...pilaf, portions: '' }, '10')).toBeNull()
})

test('a sub-recipe is scaled once, and the nutrition of a portion does not change', () => {
  const pantry = pantryOf(
    [food(1, 'Tomato', { nutrients: { ...noNutrients, calories: 20 } })],
    [recipe(9, 'Sauce', '40', [line(1, '10', 'kg')])],
  )
  const dish = recipe(2, 'Dish', '50', [{ subRecipeId: 9, amount: '0.75', unit: 'batch' }])
  const amount = scaleRecipe(dish, '320')?.lines[0]?.exact ?? null
  expect(amount).toBe('4.8')

  const larger = recipe(3, 'Dish', '320', [{ subRecipeId: 9, amount, unit: 'batch' }])
  expect(portionNutrition(dish, pantry).nutrients.calories.known).toBeCloseTo((0.75 * 2000) / 50, 9)
  expect(portionNutrition(larger, pantry).nutrients.calories.known).toBeCloseTo((0.75 * 2000) / 50, 9)
})
