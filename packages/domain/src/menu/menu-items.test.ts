import { expect, test } from 'vitest'

import type { MenuDay, MenuLine } from './menu-days.ts'
import { unknownNutrition } from './line-nutrition.ts'
import { menuItemKey, suggestedServings, usualShareOf } from './menu-items.ts'

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
})

test('an item alongside others that cover all meals gets its usual share, or an equal part', () => {
  const covered = day({ lines: [line({ plannedServings: 100 })] })
  expect(suggestedServings(covered, 'Entree', 0.3)).toBe(30)
  expect(suggestedServings(covered, 'Entree')).toBe(50)
})

test('the usual share is the mean of the days that offer the item', () => {
  const days = [day(), day({ plannedMeals: 50, lines: [line({ plannedServings: 50 })] }), day({ lines: [] })]
  expect(usualShareOf(days, menuItemKey(line({})))).toBe(0.8)
  expect(usualShareOf([day({ plannedMeals: null })], menuItemKey(line({})))).toBeNull()
  expect(usualShareOf([day({ lines: [line({ plannedServings: null })] })], menuItemKey(line({})))).toBeNull()
})

test('an item that every student may take is planned for every meal', () => {
  expect(suggestedServings(day(), 'Fruit')).toBe(100)
  expect(suggestedServings(day(), 'Fruit', 0.4)).toBe(40)
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

test('portions of different sizes do not share their nutrition', () => {
  const cup = { amount: '1', unit: 'cup' as const }
  const keys = [line({}), line({ portion: cup }), line({ portion: { amount: '0.5', unit: 'cup' } })].map(menuItemKey)
  expect(new Set(keys).size).toBe(3)
})
