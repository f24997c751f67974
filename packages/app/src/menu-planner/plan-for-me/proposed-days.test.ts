import { menuItemKey } from '@commissary/domain/menu'
import { expect, test } from 'vitest'

import { donePlan } from '../../stories/plans.ts'
import { plannedDays } from '../../stories/menus.ts'
import { proposedDays, toMenuDays } from './proposed-days.ts'

const lines = plannedDays('2026-11-23').flatMap((day) => day.lines)
const nutrition = new Map(lines.map((line) => [menuItemKey(line), line.nutrition]))
const monday = { key: '2026-11-23', date: '2026-11-23', weekday: 'Mon', dateLabel: 'Nov 23', label: 'Monday' }

test('the days that the menu has are proposed, with their cost per meal', () => {
  const [first, ...rest] = proposedDays(donePlan, [monday], nutrition)
  expect(rest).toEqual([])
  expect(first?.cost).toBeCloseTo(2.66, 2)
  expect(first?.lines.map(({ category }) => category)).toEqual(['Entree', 'Fruit', 'Vegetables', 'Milk', 'Milk'])
})

test('a cost is unknown where an item has no price', () => {
  expect(proposedDays(donePlan, [monday], new Map())[0]?.cost).toBeNull()
})

test('a planned day keeps its note, and students choose as usual', () => {
  const state = { days: { [monday.key]: { plannedMeals: 5, note: 'Thaw', selections: { Fruit: 1 }, lines: [] } } }
  const day = toMenuDays(proposedDays(donePlan, [monday], nutrition), state)[monday.key]
  expect(day).toMatchObject({ plannedMeals: 180, note: 'Thaw' })
  expect(day?.selections).toBeUndefined()
  expect(new Set(day?.lines.map(({ id }) => id)).size).toBe(5)
})

test('a planned day keeps what recurs on it, and nothing else', () => {
  const milk = { id: 'recur-m', name: 'Skim milk', category: 'Milk' as const, ingredientId: 9, plannedServings: 75 }
  const state = { days: { [monday.key]: { plannedMeals: 75, lines: [{ ...milk, id: 'own' }, milk] } } }
  const day = toMenuDays(proposedDays(donePlan, [monday], nutrition), state)[monday.key]
  expect(day?.lines).toHaveLength(6)
  expect(day?.lines[0]).toEqual(milk)
})
