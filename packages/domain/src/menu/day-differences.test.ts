import { expect, test } from 'vitest'

import { dayDifferences } from './day-differences.ts'
import type { MenuDay, MenuLine } from './menu-days.ts'

const line = (id: string, rest: Partial<MenuLine> = {}): MenuLine => ({
  id,
  name: id,
  category: 'Entree',
  recipeId: 1,
  plannedServings: 60,
  ...rest,
})
const day = (rest: Partial<MenuDay> = {}): MenuDay => ({
  plannedMeals: 100,
  lines: [line('taco'), line('pasta')],
  ...rest,
})

test('equal days differ in nothing', () => {
  expect(dayDifferences(day(), day())).toEqual([])
})

test('meals, choices and lines differ one by one', () => {
  const theirs = day({
    plannedMeals: 90,
    selections: { Entree: 2 },
    lines: [line('taco', { plannedServings: 50 }), line('salad')],
  })
  const differences = dayDifferences(day(), theirs)
  expect(differences).toMatchObject([
    { field: 'plannedMeals', mine: 100, theirs: 90 },
    { field: 'selections', category: 'Entree', mine: 1, theirs: 2 },
    { field: 'line', name: 'taco', mine: { plannedServings: 60 }, theirs: { plannedServings: 50 } },
    { field: 'line', name: 'pasta', theirs: null },
    { field: 'line', name: 'salad', mine: null },
  ])
})

test('only the order differs', () => {
  expect(dayDifferences(day(), day({ lines: [line('pasta'), line('taco')] }))).toEqual([{ field: 'order' }])
})
