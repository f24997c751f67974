import { expect, test } from 'vitest'

import { dayFormat, weekStartOf, weekStartOfRegion } from './day-format.ts'
import {
  addDays,
  addMonths,
  clampDay,
  dayAfterKey,
  daysBetween,
  isDate,
  monthEnd,
  monthWeeks,
  startOfWeek,
  weekdayOf,
} from './days.ts'

test('a date must exist in the calendar', () => {
  expect(isDate('2028-02-29')).toBe(true)
  expect(isDate('2026-02-29')).toBe(false)
  expect(isDate('1900-02-29')).toBe(false)
  expect(isDate('2000-02-29')).toBe(true)
  expect(isDate('2026-13-01')).toBe(false)
  expect(isDate('2026-04-31')).toBe(false)
  expect(isDate('0000-01-01')).toBe(false)
  expect(isDate('2026-1-5')).toBe(false)
  expect(isDate('')).toBe(false)
})

test('adding days crosses months, years and leap days', () => {
  expect(addDays('2026-11-30', 1)).toBe('2026-12-01')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  expect(daysBetween('2026-01-01', '2027-01-01')).toBe(365)
  expect(daysBetween('2026-11-20', '2026-11-19')).toBe(-1)
})

test('daylight saving changes do not change the length of a day', () => {
  expect(addDays('2026-03-07', 2)).toBe('2026-03-09')
  expect(addDays('2026-10-31', 2)).toBe('2026-11-02')
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
})

test('a month later is the same date, or the last day of a shorter month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
  expect(addMonths('2026-11-20', 2)).toBe('2027-01-20')
  expect(addMonths('2027-01-31', -2)).toBe('2026-11-30')
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28')
  expect(monthEnd('2026-12-05')).toBe('2026-12-31')
})

test('dates stay within the years 1 to 9999', () => {
  expect(addDays('9999-12-31', 1)).toBe('9999-12-31')
  expect(addMonths('9999-12-31', 1)).toBe('9999-12-31')
  expect(addDays('0001-01-01', -1)).toBe('0001-01-01')
  expect(addMonths('0001-01-05', -1)).toBe('0001-01-01')
  expect(monthEnd('9999-12-01')).toBe('9999-12-31')
})

test('months go from January to December', () => {
  const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-01`)
  expect(months.map((day) => dayFormat('en-US').month(day))).toEqual([
    'January 2026',
    'February 2026',
    'March 2026',
    'April 2026',
    'May 2026',
    'June 2026',
    'July 2026',
    'August 2026',
    'September 2026',
    'October 2026',
    'November 2026',
    'December 2026',
  ])
})

test("a week begins on the locale's first day", () => {
  expect(weekdayOf('2026-11-20')).toBe(5)
  expect(startOfWeek('2026-11-20', 0)).toBe('2026-11-15')
  expect(startOfWeek('2026-11-20', 1)).toBe('2026-11-16')
  expect(startOfWeek('2026-11-20', 6)).toBe('2026-11-14')
  expect(startOfWeek('2026-11-15', 0)).toBe('2026-11-15')
  expect(weekStartOf('en-US')).toBe(0)
  expect(weekStartOf('en-GB')).toBe(1)
  expect(weekStartOf('ar-EG')).toBe(6)
  expect(weekStartOf('es')).toBe(1)
})

test('browsers without week data get the same first day', () => {
  for (const locale of ['en-US', 'en-GB', 'en-CA', 'en-IN', 'es-MX', 'es-ES', 'ar-EG', 'ar-SA', 'he-IL', 'de-DE']) {
    expect(weekStartOfRegion(new Intl.Locale(locale).region ?? ''), locale).toBe(weekStartOf(locale))
  }
  expect(weekStartOfRegion('')).toBe(1)
})

test('every month has six full weeks', () => {
  const weeks = monthWeeks('2026-02-10', 0)
  expect(weeks).toHaveLength(6)
  expect(weeks[0]?.[0]).toBe('2026-02-01')
  expect(monthWeeks('2026-11-20', 1)[0]?.[0]).toBe('2026-10-26')
})

test('a day outside the limits moves to the nearest one inside', () => {
  expect(clampDay('2026-11-20', '2026-11-25', undefined)).toBe('2026-11-25')
  expect(clampDay('2026-11-20', undefined, '2026-11-10')).toBe('2026-11-10')
  expect(clampDay('2026-11-20', '2026-11-01', '2026-11-30')).toBe('2026-11-20')
})

test('arrows follow the direction of the page', () => {
  const day = '2026-11-20'
  expect(dayAfterKey(day, 'ArrowRight', { isMirrored: false, weekStart: 0 })).toBe('2026-11-21')
  expect(dayAfterKey(day, 'ArrowRight', { isMirrored: true, weekStart: 0 })).toBe('2026-11-19')
  expect(dayAfterKey(day, 'ArrowUp', { isMirrored: true, weekStart: 0 })).toBe('2026-11-13')
  expect(dayAfterKey(day, 'End', { isMirrored: false, weekStart: 1 })).toBe('2026-11-22')
  expect(dayAfterKey(day, 'PageDown', { isMirrored: false, weekStart: 0, isYear: true })).toBe('2027-11-20')
  expect(dayAfterKey(day, 'x', { isMirrored: false, weekStart: 0 })).toBeNull()
})
