import { expect, test } from 'vitest'

import { addDays, isDate, todayIn, weekDates, weekOf } from './week.ts'

test('a week begins on Monday, a Sunday included', () => {
  expect(weekOf('2026-11-16', '2026-01-01')).toBe('2026-11-16')
  expect(weekOf('2026-11-22', '2026-01-01')).toBe('2026-11-16')
})

test('a URL without an existing date means this week', () => {
  for (const requested of [null, '', 'soon', '2026-02-30']) expect(weekOf(requested, '2026-11-18')).toBe('2026-11-16')
})

test('weeks cross the end of a year and daylight saving changes', () => {
  expect(weekDates('2026-12-28', 7).at(-1)).toBe('2027-01-03')
  expect(addDays('2026-10-31', 1)).toBe('2026-11-01')
  expect(addDays('2026-11-01', 1)).toBe('2026-11-02')
})

test('a date that does not exist is not a date', () => {
  expect(isDate('2026-02-28')).toBe(true)
  for (const text of ['2026-02-30', '2026-13-01', '16.11.2026', '', null, '2026-11-16T00:00']) {
    expect(isDate(text)).toBe(false)
  }
})

test('today is the date in the time zone of the caterer', () => {
  const now = new Date('2026-11-17T03:00:00Z')
  expect(todayIn('America/New_York', now)).toBe('2026-11-16')
  expect(todayIn('Africa/Cairo', now)).toBe('2026-11-17')
})
