import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { MenuDay, MenuLine } from '../menu-days.ts'
import { compareItems } from './compare-items.ts'

const line = (recipeId: number, rest: Partial<MenuLine> = {}): MenuLine => ({
  id: `line-${recipeId}`,
  name: `Dish ${recipeId}`,
  category: 'Entree',
  recipeId,
  plannedServings: 60,
  ...rest,
})
const onMonday = (lines: MenuLine[], plannedMeals: number | null = 100) => [
  { date: '2026-11-16', day: { plannedMeals, lines } },
]
const monday = (first: MenuLine[], second: MenuLine[], meals: [number | null, number | null] = [100, 100]) =>
  compareItems(onMonday(first, meals[0]), onMonday(second, meals[1]))[0]

test('the same foods are alike, whatever the names of their lines and school', () => {
  expect(monday([line(1), line(2)], [line(2, { id: 'x' }), line(1, { id: 'y', name: 'Taco' })])).toMatchObject({
    differences: [],
    alike: 2,
  })
})

test('servings are compared by their share of the meals', () => {
  expect(monday([line(1)], [line(1, { plannedServings: 120 })], [100, 200])?.differences).toEqual([])
  expect(monday([line(1)], [line(1, { plannedServings: 60 })], [100, 200])?.differences).toHaveLength(1)
  expect(monday([line(1)], [line(1, { plannedServings: null })])?.differences).toHaveLength(1)
})

test('without planned meals the servings themselves are compared', () => {
  expect(monday([line(1)], [line(1)], [null, 200])?.differences).toEqual([])
  expect(monday([line(1)], [line(1, { plannedServings: 61 })], [null, null])?.differences).toHaveLength(1)
})

test('items of one menu only, another portion and another category are different', () => {
  const differences = monday(
    [line(1), line(2, { portion: { amount: '2', unit: 'oz' } }), line(3)],
    [line(2, { portion: { amount: '3', unit: 'oz' } }), line(3, { category: 'Side' }), line(4)],
  )?.differences
  expect(differences).toMatchObject([
    { name: 'Dish 1', first: { plannedServings: 60 }, second: null },
    { name: 'Dish 2', first: { portion: { amount: '2' } }, second: { portion: { amount: '3' } } },
    { name: 'Dish 3', first: { category: 'Entree' }, second: { category: 'Side' } },
    { name: 'Dish 4', first: null, second: { plannedServings: 60 } },
  ])
})

test('texts and placeholders are alike by what they say or represent', () => {
  const text = line(0, { recipeId: null, text: 'Salad bar' })
  const placeholder = line(0, { recipeId: null, placeholderId: 7 })
  expect(monday([text, placeholder], [placeholder, text])?.alike).toBe(2)
  expect(monday([text], [{ ...text, text: 'Soup bar' }])?.differences).toHaveLength(2)
})

test('weeks are compared weekday by weekday, and a day that only one week has differs entirely', () => {
  const day: MenuDay = { plannedMeals: 100, lines: [line(1)] }
  const compared = compareItems(
    [
      { date: '2026-11-16', day },
      { date: '2026-11-18', day },
    ],
    [
      { date: '2026-11-09', day },
      { date: '2026-11-12', day },
    ],
  )
  expect(compared).toMatchObject([
    { weekday: 1, first: '2026-11-16', second: '2026-11-09', differences: [] },
    { weekday: 3, first: '2026-11-18', second: null, differences: [{ second: null }] },
    { weekday: 4, first: null, second: '2026-11-12', differences: [{ first: null }] },
  ])
})

const menus = fc.array(
  fc.record({
    recipeId: fc.integer({ min: 1, max: 4 }),
    category: fc.constantFrom('Entree' as const, 'Side' as const),
    plannedServings: fc.constantFrom(40, 60),
  }),
  { maxLength: 6 },
)

test('the numbers of alike and different items agree with a plain count of foods', () => {
  fc.assert(
    fc.property(menus, menus, (one, two) => {
      const lines = (list: typeof one) =>
        list.map(({ recipeId, ...rest }, at) => line(recipeId, { ...rest, id: `${at}` }))
      const compared = monday(lines(one), lines(two))
      const count = (list: typeof one, id: number) => list.filter(({ recipeId }) => recipeId === id).length
      const pairs = [1, 2, 3, 4].reduce((sum, id) => sum + Math.max(count(one, id), count(two, id)), 0)
      expect((compared?.alike ?? 0) + (compared?.differences.length ?? 0)).toBe(pairs)
      expect(compared?.differences.filter(({ second }) => second === null).length ?? 0).toBe(
        [1, 2, 3, 4].reduce((sum, id) => sum + Math.max(0, count(one, id) - count(two, id)), 0),
      )
      const back = monday(lines(two), lines(one))
      expect(back?.alike).toBe(compared?.alike)
    }),
  )
})
