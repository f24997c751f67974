import { expect, test } from 'vitest'

import { lineNutrition } from './line-nutrition.ts'
import { food, line, noNutrients, pantryOf, recipe } from '../testing/foods.ts'

const apple = food(2, 'Apple', { nutrients: { ...noNutrients, calories: 52 }, eachWeightG: 180 })
const pantry = pantryOf([apple], [recipe(1, 'Apple sauce', '10', [line(2, '1', 'kg')])])

test('a line has the portion of its recipe, or its own portion of an ingredient', () => {
  expect(lineNutrition({ recipeId: 1 }, pantry).nutrients.calories).toEqual({ known: 52, missing: [] })
  const portion = { amount: '1', unit: 'each' as const }
  expect(lineNutrition({ ingredientId: 2, portion }, pantry).nutrients.calories.known).toBeCloseTo(93.6, 9)
})

test("a recipe's portion is a share of its batch yield, or else unknown", () => {
  const sauce = {
    ...recipe(1, 'Apple sauce', '10', [line(2, '1', 'kg')]),
    yield: { amount: '4', unit: 'cup' as const },
  }
  const half = { amount: '0.5', unit: 'cup' as const }
  const served = pantryOf([apple], [sauce])
  // An eighth of the batch's 520 calories, not a tenth.
  expect(lineNutrition({ recipeId: 1, portion: half }, served).nutrients.calories).toEqual({ known: 65, missing: [] })
  expect(
    lineNutrition({ recipeId: 1, portion: { amount: '1', unit: 'scoop8' } }, served).nutrients.calories.known,
  ).toBeCloseTo(65, 9)
  expect(lineNutrition({ recipeId: 1, portion: half }, pantry).nutrients.calories.missing).toEqual(['Apple sauce'])
})

test('an ingredient without a portion and a missing recipe have unknown values', () => {
  expect(lineNutrition({ ingredientId: 2 }, pantry).nutrients.calories.missing).toEqual(['Apple'])
  for (const reference of [{ recipeId: 7 }, { ingredientId: 7 }, {}]) {
    const nutrition = lineNutrition(reference, pantry)
    expect(nutrition.nutrients.sodium.missing).toHaveLength(1)
    expect(nutrition.credits.every(({ missing }) => missing.length === 1)).toBe(true)
    expect(nutrition.credits).toHaveLength(5)
  }
})
