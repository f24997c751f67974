import { expect, test } from 'vitest'

import type { MenuDay, MenuLine } from './menu-days.ts'
import { menuItemKey, suggestedServings, unknownNutrition } from './menu-items.ts'

const line = (patch: Partial<MenuLine>): MenuLine => ({
  id: 'a',
  name: 'Taco',
  category: 'Entree',
  recipeId: 1,
  plannedServings: 60,
  ...patch,
})
const day = (patch: Partial<MenuDay> = {}): MenuDay => ({ plannedMeals: 100, lines: [line({})], ...patch })

test('a second entree is planned for the meals that the first does not cover', () => {
  expect(suggestedServings(day(), 'Entree')).toBe(40)
  expect(suggestedServings(day({ lines: [line({ plannedServings: 100 })] }), 'Entree')).toBeNull()
})

test('an item that every student may take is planned for every meal', () => {
  expect(suggestedServings(day(), 'Fruit')).toBe(100)
  expect(suggestedServings(day({ plannedMeals: null }), 'Fruit')).toBeNull()
})

test('a food in two portions is two menu items', () => {
  const milk = { recipeId: null, ingredientId: 4 }
  expect(menuItemKey({ ...milk, portion: { amount: '1', unit: 'cup' } })).not.toBe(
    menuItemKey({ ...milk, portion: null }),
  )
})

test('every value of an item that is not loaded is missing under its name', () => {
  const { grams, cost, nutrients } = unknownNutrition('Taco')
  for (const total of [grams, cost, ...Object.values(nutrients)]) expect(total.missing).toEqual(['Taco'])
})
