import { expect, test } from 'vitest'

import { portionNutrition } from './recipe.ts'
import { scaleRecipe, toKitchenUnit } from './scale-recipe.ts'
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

test('eight cups are half a gallon', () => {
  expect(toKitchenUnit({ amount: '8', unit: 'cup' })).toEqual({ amount: '0.5', unit: 'gal' })
  expect(toKitchenUnit({ amount: '3', unit: 'tsp' })).toEqual({ amount: '1', unit: 'tbsp' })
  expect(toKitchenUnit({ amount: '24', unit: 'oz' })).toEqual({ amount: '1.5', unit: 'lb' })
})

test('less than half of a unit is given in a smaller one', () => {
  expect(toKitchenUnit({ amount: '0.3', unit: 'qt' })).toEqual({ amount: '1.2', unit: 'cup' })
  expect(toKitchenUnit({ amount: '0.05', unit: 'lb' })).toEqual({ amount: '0.8', unit: 'oz' })
  expect(toKitchenUnit({ amount: '0.01', unit: 'tsp' })).toEqual({ amount: '0.01', unit: 'tsp' })
  expect(toKitchenUnit({ amount: '0.25', unit: 'cup' })).toEqual({ amount: '0.25', unit: 'cup' })
})

test('a quantity that no larger unit measures well is unchanged', () => {
  for (const quantity of [
    { amount: '7.3', unit: 'cup' as const },
    { amount: '80', unit: 'lb' as const },
    { amount: '3', unit: 'each' as const },
  ]) {
    expect(toKitchenUnit(quantity)).toEqual(quantity)
  }
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
