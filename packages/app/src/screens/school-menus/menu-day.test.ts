import type { MenuDay, MenuLine } from '@commissary/domain/menu'
import { expect, test } from 'vitest'

import { dishKey, firstServings, selectionOf, toDayInput, withSelection } from './menu-day.ts'

const line = (patch: Partial<MenuLine>): MenuLine => ({
  id: 'a',
  name: 'Taco',
  category: 'Entree',
  recipeId: 1,
  plannedServings: 60,
  ...patch,
})
const day = (patch: Partial<MenuDay> = {}): MenuDay => ({ plannedMeals: 100, lines: [line({})], ...patch })

test('a second entree is planned for the meals that the first leaves over', () => {
  expect(firstServings(day(), 'Entree')).toBe(40)
  expect(firstServings(day({ lines: [line({ plannedServings: 100 })] }), 'Entree')).toBeNull()
})

test('what every student may take is planned for every meal', () => {
  expect(firstServings(day(), 'Fruit')).toBe(100)
  expect(firstServings(day({ plannedMeals: null }), 'Fruit')).toBeNull()
})

test('one entree and one milk unless the day says otherwise', () => {
  expect(selectionOf(undefined, 'Entree')).toBe(1)
  expect(selectionOf(undefined, 'Fruit')).toBeNull()
  expect(selectionOf({ Fruit: 2 }, 'Fruit')).toBe(2)
})

test('a selection that is the default again leaves no trace', () => {
  const two = withSelection(null, 'Entree', 2)
  expect(two).toEqual({ Entree: 2 })
  expect(withSelection(two, 'Entree', 1)).toBeNull()
  expect(withSelection({ Fruit: 2 }, 'Fruit', null)).toBeNull()
})

test('all of a category can be chosen where the default is one', () => {
  expect(selectionOf(withSelection(null, 'Entree', null), 'Entree')).toBeNull()
})

test('a food in another portion has figures of its own', () => {
  const milk = { recipeId: null, ingredientId: 4 }
  expect(dishKey({ ...milk, portion: { amount: '1', unit: 'cup' } })).not.toBe(dishKey({ ...milk, portion: null }))
})

test('a day is sent whole, with everything that a line leaves open as null', () => {
  expect(toDayInput(day())).toEqual({
    plannedMeals: 100,
    lines: [{ key: 'a', category: 'Entree', recipeId: 1, ingredientId: null, portion: null, plannedServings: 60 }],
  })
})
