import { expect, test } from 'vitest'

import { food, line, noNutrients, pantryOf, recipe } from '../testing/foods.ts'
import { portionNutrition } from './recipe.ts'

const broccoli = food(1, 'Broccoli', { nutrients: { ...noNutrients, vitaminC: 89.2, folate: 63, calories: 34 } })
const boiled = { retentionCode: '3004', retention: { vitaminC: 75, folate: 85 } }

test('100 g of boiled broccoli keeps 75% of the vitamin C, 85% of the folate, and all calories', () => {
  const dish = recipe(9, 'Broccoli', '1', [line(1, '100', 'g', boiled), line(1, '100', 'g')])
  const { nutrients } = portionNutrition(dish, pantryOf([broccoli]))
  expect(nutrients.vitaminC.known).toBeCloseTo(66.9 + 89.2, 9)
  expect(nutrients.folate.known).toBeCloseTo(53.55 + 63, 9)
  expect(nutrients.calories.known).toBeCloseTo(68, 9)
})

test('factors that are not loaded take nothing off', () => {
  const dish = recipe(9, 'Broccoli', '1', [line(1, '100', 'g', { ...boiled, retention: null })])
  expect(portionNutrition(dish, pantryOf([broccoli])).nutrients.vitaminC.known).toBeCloseTo(89.2, 9)
})
