import { lineNutrition, menuItemKey } from '@commissary/domain/menu'
import { expect, test } from 'vitest'

import { type MenuItem, nutritionOfItems, offeredOn } from './menu-items.ts'

const nutrition = lineNutrition({}, { food: () => undefined, recipe: () => undefined })
const apple = { recipeId: null, ingredientId: 1, portion: { amount: '1', unit: 'each' as const }, discontinued: [] }
const salad = { recipeId: 2, ingredientId: null, portion: null, discontinued: [] }
const item: MenuItem = {
  id: 'master-7',
  name: 'Fruit of the day',
  category: 'Fruit',
  menuItemId: 7,
  ...apple,
  nutrition,
  periods: [
    { until: '2026-12-01', linkedName: 'Apple', ...apple, nutrition },
    { until: null, linkedName: 'Fruit salad', ...salad, nutrition },
  ],
}

test('a day gets what the item offers on it, whatever is offered today', () => {
  expect(offeredOn(item, '2026-11-30')).toMatchObject({ menuItemId: 7, ...apple })
  expect(offeredOn(item, '2026-12-01')).toMatchObject({ menuItemId: 7, ...salad })
  const { periods: _, ...always } = item
  expect(offeredOn(always, '2026-12-01')).toEqual(always)
})

test('the nutrition of everything that an item offers is known', () => {
  expect(nutritionOfItems([item]).map(([key]) => key)).toEqual([
    menuItemKey(apple),
    menuItemKey(apple),
    menuItemKey(salad),
  ])
})
