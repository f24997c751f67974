import { expect, test } from 'vitest'

import { isProposedWithoutCredit } from './propose-no-credit.ts'

test.each([
  ['Spices and Herbs', 'Salt, table'],
  ['Spices and Herbs', 'Spices, oregano, dried'],
  ['Fats and Oils', 'Oil, canola'],
  ['Sweets', 'Sugars, granulated'],
  ['Sweets', 'Honey'],
  ['Beverages', 'Water, bottled, generic'],
  ['Beverages', 'Beverages, water, tap, drinking'],
])('%s: %s is proposed as a food that does not credit', (foodGroup, description) => {
  expect(isProposedWithoutCredit({ foodGroup, description })).toBe(true)
})

test.each([
  ['Sweets', 'Puddings, chocolate, ready-to-eat'],
  ['Sweets', 'Frozen novelties, juice type, juice with cream'],
  ['Beverages', 'Cranberry juice cocktail, bottled'],
  ['Baked Products', 'Cookies, chocolate chip'],
  ['Fruits and Fruit Juices', 'Watermelon, raw'],
  [null, 'Salt, table'],
])('%s: %s is not proposed', (foodGroup, description) => {
  expect(isProposedWithoutCredit({ foodGroup, description })).toBe(false)
})
