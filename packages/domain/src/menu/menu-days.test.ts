import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { diffDay, hasChanges, isSameDay, resolveDay, type MenuDay, type MenuLine } from './menu-days.ts'
import { mealCategories } from './model.ts'
import { units } from '../units/model.ts'

const pasta: MenuLine = { id: 'a', name: 'Pasta', category: 'Entree', recipeId: 1, plannedServings: 100 }
const apple: MenuLine = {
  id: 'b',
  name: 'Apple',
  category: 'Fruit',
  ingredientId: 2,
  portion: { amount: '1', unit: 'each' },
  plannedServings: 100,
}
const milk: MenuLine = { id: 'c', name: 'Milk', category: 'Milk', ingredientId: 3, plannedServings: 90 }
const master: MenuDay = { plannedMeals: 100, selections: { Entree: 1 }, lines: [pasta, apple, milk] }

test('a school without changes stores nothing', () => {
  expect(diffDay(master, { ...master, lines: [...master.lines] })).toEqual({})
  expect(hasChanges(diffDay(master, master))).toBe(false)
  expect(resolveDay(master, null)).toEqual(master)
})

test('a line that points to another master item is a different line', () => {
  const fromItem = { ...pasta, menuItemId: 4 }
  expect(diffDay(master, { ...master, lines: [fromItem, apple, milk] })).toEqual({ replaced: [fromItem] })
  expect(isSameDay(master, { ...master, lines: [{ ...pasta, menuItemId: null }, apple, milk] })).toBe(true)
})

describe('a school stores only its differences', () => {
  const pear: MenuLine = { ...apple, id: 'd', name: 'Pear' }

  test.each([
    ['an added line', { ...master, lines: [...master.lines, pear] }, { added: [pear] }],
    ['a removed line', { ...master, lines: [pasta, milk] }, { removed: ['b'] }],
    [
      'changed servings',
      { ...master, lines: [pasta, { ...apple, plannedServings: 80 }, milk] },
      { replaced: [{ ...apple, plannedServings: 80 }] },
    ],
    ['a different order', { ...master, lines: [milk, pasta, apple] }, { order: ['c', 'a', 'b'] }],
    ['different meals', { ...master, plannedMeals: null }, { plannedMeals: null }],
    ['different selections', { ...master, selections: { Entree: 2 } }, { selections: { Entree: 2 } }],
    ['the default selections', { plannedMeals: 100, lines: master.lines }, { selections: null }],
  ])('%s', (_name, edited, changes) => {
    expect(diffDay(master, edited)).toEqual(changes)
    expect(resolveDay(master, changes)).toEqual(edited)
  })
})

test('a school without a master stores its whole day', () => {
  const changes = diffDay(null, master)
  expect(changes).toEqual({ added: master.lines, plannedMeals: 100, selections: { Entree: 1 } })
  expect(resolveDay(null, changes)).toEqual(master)
})

test('the school gets changes of the master and keeps its own', () => {
  const changes = diffDay(master, { ...master, lines: [pasta, { ...apple, plannedServings: 80 }, milk] })
  const later = { ...master, plannedMeals: 120, lines: [{ ...pasta, name: 'Whole grain pasta' }, apple] }
  expect(resolveDay(later, changes)).toEqual({
    ...later,
    lines: [
      { ...pasta, name: 'Whole grain pasta' },
      { ...apple, plannedServings: 80 },
    ],
  })
})

test('a line that the school changed stays when the master removes it', () => {
  const changes = { replaced: [{ ...apple, plannedServings: 80 }], removed: ['gone'] }
  expect(resolveDay({ ...master, lines: [pasta] }, changes).lines.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('an absent value and null are equal', () => {
  expect(isSameDay(master, { ...master, lines: [{ ...pasta, ingredientId: null, portion: null }, apple, milk] })).toBe(
    true,
  )
  expect(isSameDay(master, { ...master, lines: [pasta, apple] })).toBe(false)
})

test('resolving the difference always returns the target day', () => {
  const lines = fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('1', '2', '3', '4', '5', 'x', 'constructor'),
      name: fc.constantFrom('Pasta', 'Apple'),
      category: fc.constantFrom(...mealCategories),
      recipeId: fc.option(fc.nat(3)),
      ingredientId: fc.option(fc.nat(3)),
      portion: fc.option(fc.record({ amount: fc.constantFrom('1', '0.5'), unit: fc.constantFrom(...units) })),
      plannedServings: fc.option(fc.nat(300)),
    }),
    { selector: ({ id }) => id },
  )
  const days: fc.Arbitrary<MenuDay> = fc.record(
    { plannedMeals: fc.option(fc.nat(300)), selections: fc.record({ Entree: fc.nat(2) }), lines },
    { requiredKeys: ['plannedMeals', 'lines'] },
  )

  fc.assert(
    fc.property(fc.option(days), days, (from, edited) => {
      const changes = diffDay(from, edited)
      expect(resolveDay(from, JSON.parse(JSON.stringify(changes)))).toEqual(edited)
    }),
    { numRuns: 500 },
  )
})
