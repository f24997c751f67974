import { expect, test } from 'vitest'

import type { MenuDay, MenuLine } from './menu-days.ts'
import {
  isSameItem,
  type OfferOfLine,
  plannedItemOf,
  type PlannedItemRef,
  replaceOnDay,
  replaceOnMasterDay,
} from './replace-planned.ts'

const line = (id: string, rest: Partial<MenuLine>): MenuLine => ({
  id,
  name: id,
  category: 'Fruit',
  recipeId: null,
  ingredientId: null,
  menuItemId: null,
  placeholderId: null,
  text: null,
  portion: null,
  plannedServings: 80,
  ...rest,
})
const none: OfferOfLine = {
  recipeId: null,
  ingredientId: null,
  menuItemId: null,
  placeholderId: null,
  text: null,
  portion: null,
}
const food = (id: number): PlannedItemRef => ({ kind: 'ingredient', id, text: null })
const pears = { ...none, ingredientId: 2, portion: { amount: '1', unit: 'cup' as const } }
const day = (...lines: MenuLine[]): MenuDay => ({ plannedMeals: 100, lines })
// November 23, 2026 is a Monday.
const monday = '2026-11-23'

test('a line is found by what it names: text, placeholder, master item, recipe, ingredient', () => {
  expect(plannedItemOf(line('a', { text: 'Fruit bar' }))).toEqual({ kind: 'text', id: null, text: 'Fruit bar' })
  expect(plannedItemOf(line('a', { placeholderId: 3 }))).toMatchObject({ kind: 'placeholder', id: 3 })
  expect(plannedItemOf(line('a', { menuItemId: 4, recipeId: 5 }))).toMatchObject({ kind: 'menuItem', id: 4 })
  expect(plannedItemOf(line('a', { recipeId: 5 }))).toMatchObject({ kind: 'recipe', id: 5 })
  expect(plannedItemOf(line('a', { ingredientId: 6 }))).toMatchObject({ kind: 'ingredient', id: 6 })
})

test('texts are equal regardless of case and surrounding spaces', () => {
  const text = (words: string): PlannedItemRef => ({ kind: 'text', id: null, text: words })
  expect(isSameItem(text('Salad bar'), text(' SALAD BAR '))).toBe(true)
  expect(isSameItem(text('Salad bar'), text('Salad'))).toBe(false)
})

test('the replaced line keeps its id, category and servings, and gets the portion of the new item', () => {
  const before = day(line('x', { ingredientId: 1, portion: { amount: '1', unit: 'each' } }), line('y', { recipeId: 9 }))
  const after = replaceOnDay(before, food(1), pears)
  expect(after.lines[0]).toEqual({ ...line('x', {}), ...pears, name: '' })
  expect(after.lines[1]).toBe(before.lines[1])
})

test('without a new item the line is removed; a day without the item is the same day', () => {
  const before = day(line('x', { ingredientId: 1 }), line('y', { recipeId: 9 }))
  expect(replaceOnDay(before, food(1), null).lines.map(({ id }) => id)).toEqual(['y'])
  expect(replaceOnDay(before, food(7), null)).toBe(before)
})

test("a recurring item is replaced on that one day, which keeps the category's other recurring items", () => {
  const { category: _category, ...apple } = line('apple', { ingredientId: 1 })
  const { category: _other, ...plum } = line('plum', { ingredientId: 3 })
  const recurring = {
    Fruit: [
      { weekdays: [1], line: apple },
      { weekdays: [1], line: plum },
    ],
    Milk: [{ weekdays: [1], line: { ...plum, id: 'milk', ingredientId: 8 } }],
  }
  const after = replaceOnMasterDay(null, recurring, monday, { find: food(1), by: pears })
  expect(after?.lines.map(({ ingredientId }) => ingredientId)).toEqual([2, 3])
})

test('the only recurring item of a category cannot be removed from one day', () => {
  const { category: _category, ...apple } = line('apple', { ingredientId: 1 })
  const recurring = { Fruit: [{ weekdays: [1], line: apple }] }
  expect(replaceOnMasterDay(null, recurring, monday, { find: food(1), by: null })).toBeNull()
  const planned = day(line('own', { ingredientId: 4 }), line('x', { ingredientId: 1 }))
  expect(
    replaceOnMasterDay(planned, recurring, monday, { find: food(1), by: null })?.lines.map(({ id }) => id),
  ).toEqual(['own'])
})
