import { expect, test } from 'vitest'

import { dayFormat } from '../dates/day-format.ts'
import { visibleEvents, eventsByDay } from './calendar-events.ts'
import { isWithin, shiftView, viewTitle, visibleDays } from './calendar-view.ts'

test('a month always shows six full weeks', () => {
  expect(visibleDays('month', '2026-11-20', 0)).toEqual({ start: '2026-11-01', end: '2026-12-13' })
  expect(visibleDays('month', '2026-11-20', 1)).toEqual({ start: '2026-10-26', end: '2026-12-07' })
  expect(visibleDays('month', '2026-02-10', 0)).toEqual({ start: '2026-02-01', end: '2026-03-15' })
})

test('the end of a week and a day is exclusive', () => {
  const week = visibleDays('week', '2026-12-31', 1)
  expect(week).toEqual({ start: '2026-12-28', end: '2027-01-04' })
  expect(isWithin('2027-01-03', week)).toBe(true)
  expect(isWithin('2027-01-04', week)).toBe(false)
  expect(visibleDays('day', '2026-12-31', 1)).toEqual({ start: '2026-12-31', end: '2027-01-01' })
})

test('moving from the 31st skips no month', () => {
  expect(shiftView('month', '2026-01-31', 1)).toBe('2026-02-01')
  expect(shiftView('month', '2026-01-15', -1)).toBe('2025-12-01')
  expect(shiftView('week', '2026-12-29', 1)).toBe('2027-01-05')
  expect(shiftView('day', '2028-02-28', 1)).toBe('2028-02-29')
})

test('titles name the shown period', () => {
  const format = dayFormat('en-US')
  expect(viewTitle('month', '2026-11-20', format)).toBe('November 2026')
  expect(viewTitle('day', '2026-11-23', format)).toBe('Monday, November 23, 2026')
  expect(viewTitle('week', '2026-11-23', format).replaceAll(/\s+/g, ' ')).toBe('Nov 22 – 28, 2026')
})

test('a full day uses its last row for the remaining events', () => {
  const events = ['A', 'B', 'C', 'D', 'E'].map((title, id) => ({ id, title, date: '2026-11-26' }))
  const drawn = (count: number, rows: number) =>
    visibleEvents(eventsByDay(events.slice(0, count)), rows).map(({ rank, isMore }) => (isMore ? `from ${rank}` : rank))
  expect(drawn(3, 3)).toEqual([0, 1, 2])
  expect(drawn(5, 3)).toEqual([0, 1, 'from 2'])
  expect(drawn(5, Infinity)).toEqual([0, 1, 2, 3, 4])
  expect(drawn(2, 0)).toEqual(['from 0'])
  expect(drawn(0, 3)).toEqual([])
})
