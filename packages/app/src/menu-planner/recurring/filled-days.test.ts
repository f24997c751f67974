import { editMenu, startMenuEdit } from '@commissary/domain/menu'
import { expect, test } from 'vitest'

import { filledDays, weekdaysIn } from './filled-days.ts'

// 2026-11-30 is a Monday.
const day = (date: string, weekday: string, rest: object = {}) => ({
  key: date,
  date,
  weekday,
  dateLabel: date,
  label: date,
  ...rest,
})
const days = [
  day('2026-11-30', 'Mon', { locked: 'Served' }),
  day('2026-12-01', 'Tue'),
  day('2026-12-02', 'Wed', { closed: 'Holiday' }),
  day('2026-12-07', 'Mon'),
]
const milk = { id: 'a', name: 'Milk, 1%', ingredientId: 1, plannedServings: null }
const own = { ...milk, id: 'b', name: 'Soy milk', category: 'Milk' as const, plannedServings: 90 }
const recurring = { Milk: [{ weekdays: [1, 2], line: milk }] }

test('open days without an item in the category get the recurring one, in one step of undo', () => {
  const state = startMenuEdit({ '2026-12-07': { plannedMeals: 90, lines: [own] } })
  const filled = filledDays({ days, state, recurring, usualMeals: 120 })
  expect(filled).toEqual({
    '2026-12-01': { plannedMeals: 120, lines: [{ ...milk, id: 'recur-a', category: 'Milk', plannedServings: 120 }] },
  })
  const after = editMenu(state, { type: 'setDays', days: filled })
  expect(filledDays({ days, state: after, recurring, usualMeals: 120 })).toEqual({})
  expect(editMenu(after, { type: 'undo' }).days['2026-12-01'] ?? { lines: [] }).toMatchObject({ lines: [] })
})

test('items can recur on the weekdays that the menu has', () => {
  expect(weekdaysIn(days)).toEqual([
    { value: 1, label: 'Mon' },
    { value: 2, label: 'Tue' },
    { value: 3, label: 'Wed' },
  ])
})
