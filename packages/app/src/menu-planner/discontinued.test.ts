import { expect, test } from 'vitest'

import { apple, tacoSummary, week } from '../stories/fixtures.ts'
import { discontinuedFood, discontinuedOf } from './discontinued.ts'
import type { MenuItem } from './menu-items.ts'

const jonathan = { ingredientId: apple.id, name: 'Jonathan', from: '2026-12-01', replacementName: 'Fuji' }
const item: MenuItem = {
  id: 'apple',
  name: 'Apple',
  category: 'Fruit',
  recipeId: null,
  ingredientId: apple.id,
  menuItemId: null,
  portion: apple.serving,
  nutrition: tacoSummary.nutrition,
  discontinued: [jonathan],
}

test('a line that is copied to a later day is marked from the day on', () => {
  const of = discontinuedOf([], [item])
  expect(of(item, '2026-11-30')).toEqual([])
  expect(of(item, '2026-12-01')).toEqual([jonathan])
  const days = week.map((day) => ({
    foods: day.lines.map((line) => (line.recipeId === null ? line : { ...line, discontinued: [jonathan] })),
  }))
  const taco = { recipeId: tacoSummary.id, ingredientId: null, portion: null }
  expect(discontinuedOf(days, [])(taco, '2026-12-01')).toEqual([jonathan])
})

test('the food itself is not offered from the day on; a recipe with it still is', () => {
  expect(discontinuedFood(item, '2026-11-30')).toBeNull()
  expect(discontinuedFood(item, '2026-12-01')).toEqual(jonathan)
  expect(discontinuedFood({ ...item, recipeId: 7, ingredientId: null }, '2026-12-01')).toBeNull()
})
