import { expect, test } from 'vitest'

import { plannedDays } from '../../stories/menus.ts'
import { valley } from '../../stories/users.ts'
import { analyzePlannedWeek, cardStatus, countFailing } from './planned-week.ts'
import type { PlannedWeek } from './use-planned-weeks.ts'

const [shared] = valley.programs
if (!shared) throw new Error('The school has a program')
const { alsoGradeGroups: _, ...onlyYoung } = shared

/** A week that passes for K-5 and has too few calories for 6-8. */
const weekOf = (program: typeof shared): PlannedWeek => ({
  menu: { id: '4/41', school: valley, program, named: undefined },
  dates: ['2026-11-16'],
  days: plannedDays('2026-11-16'),
  closedDays: [],
  otherMeals: [],
  error: undefined,
})
const statusOf = (program: typeof shared) => cardStatus(weekOf(program), analyzePlannedWeek(weekOf(program), {}))

test('a card of a menu for several grade groups has the status of the worst group', () => {
  expect(statusOf(onlyYoung)).not.toBe('failsNow')
  expect(statusOf(shared)).toBe('failsNow')
})

test('a week with only lines of text is not planned yet', () => {
  const days = weekOf(shared).days.map((day) => ({
    ...day,
    lines: day.lines.slice(0, 1).map((line) => ({ ...line, recipeId: null, text: 'Field trip' })),
  }))
  const week = { ...weekOf(shared), days }
  expect(cardStatus(week, analyzePlannedWeek(week, {}))).toBe('notPlanned')
})

test('a menu without any days is not planned', () => {
  const empty = { ...weekOf(shared), days: [] }
  expect(cardStatus(empty, analyzePlannedWeek(empty, {}))).toBe('notPlanned')
})

test('menus that did not load, or have not been read yet, do not count as checked', () => {
  const rows = (['failsNow', 'passes', 'notLoaded', 'closed'] as const).map((status) => ({ status }))
  expect(countFailing(rows, 4)).toEqual({ count: 1, checked: 3, all: 4 })
  expect(countFailing(rows.slice(0, 2), 4)).toEqual({ count: 1, checked: 2, all: 4 })
})
