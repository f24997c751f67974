import { expect, test } from 'vitest'

import { lastLinkFrom, linkOn, relinked, swapLinks } from './item-links.ts'

const ingredient = (ingredientId: number) => ({ recipeId: null, ingredientId })
const recipe = (recipeId: number) => ({ recipeId, ingredientId: null })
/** An apple until December, then a pear until January, then a salad. */
const item = {
  ...recipe(9),
  pastLinks: [
    { until: '2026-12-01', ...ingredient(1) },
    { until: '2027-01-01', ...ingredient(2) },
  ],
}
const days = ['2026-11-30', '2026-12-01', '2026-12-14', '2026-12-15', '2026-12-31', '2027-01-01']
const on = (links: typeof item) => days.map((day) => linkOn(links, day).ingredientId ?? linkOn(links, day).recipeId)

test('a day has what the item offered that day', () => {
  expect(on(item)).toEqual([1, 2, 2, 2, 2, 9])
  expect(lastLinkFrom(item)).toBe('2027-01-01')
  expect(lastLinkFrom({ pastLinks: [] })).toBeNull()
})

test('a food that starts on a day leaves earlier days alone, and replaces one that was to start on the same day', () => {
  expect(relinked({ ...ingredient(1), pastLinks: [] }, recipe(9), '2026-12-01')).toEqual({
    ...recipe(9),
    pastLinks: [{ until: '2026-12-01', ...ingredient(1) }],
  })
  expect(relinked(item, ingredient(4), '2027-01-01')).toEqual({ ...item, ...ingredient(4) })
})

test.each([
  { from: '2026-01-01', id: 2, on: [1, 7, 7, 7, 7, 9] },
  { from: '2026-12-15', id: 2, on: [1, 2, 2, 7, 7, 9] },
  { from: '2026-12-15', id: 1, on: [1, 2, 2, 2, 2, 9] },
  { from: '2027-01-01', id: 2, on: [1, 2, 2, 2, 2, 9] },
])('replacing $id from $from leaves earlier days, and what else is offered', ({ from, id, on: expected }) => {
  const swapped = swapLinks(item, { kind: 'ingredient', id, byId: 7, from })
  expect(on(swapped as typeof item)).toEqual(expected)
})

test('the food offered now is replaced starting on a later day', () => {
  const swapped = swapLinks(item, { kind: 'recipe', id: 9, byId: 8, from: '2027-02-01' })
  expect(linkOn(swapped, '2027-01-31')).toEqual(recipe(9))
  expect(linkOn(swapped, '2027-02-01')).toEqual(recipe(8))
  expect(swapped.pastLinks).toHaveLength(3)
})
