import { expect, test } from 'vitest'

import { addDays, datesFrom, isTooLongForReports, mondayOf, weekdayOf, wholeWeeks } from './dates.ts'

test('a week begins on Monday, for a Sunday and across years too', () => {
  expect(mondayOf('2026-11-16')).toBe('2026-11-16')
  expect(mondayOf('2026-11-22')).toBe('2026-11-16')
  expect(mondayOf('2027-01-01')).toBe('2026-12-28')
})

test('weekdays are numbered from 1 for Monday to 7 for Sunday', () => {
  expect(['2026-11-16', '2026-11-21', '2026-11-22'].map(weekdayOf)).toEqual([1, 6, 7])
})

test('adding days crosses years, leap days and daylight saving changes', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(addDays('2026-10-31', 1)).toBe('2026-11-01')
  expect(addDays('2026-11-01', 1)).toBe('2026-11-02')
})

test('dates in a row cross the end of a year', () => {
  expect(datesFrom('2026-12-31', 3)).toEqual(['2026-12-31', '2027-01-01', '2027-01-02'])
  expect(datesFrom('2026-12-31', 0)).toEqual([])
})

test('a date that does not exist is refused', () => {
  expect(() => addDays('2026-02-30', 1)).toThrow(RangeError)
  expect(() => mondayOf('2026-02-30')).toThrow(RangeError)
})

test('reports cover a leap year, both ends included, and not one day more', () => {
  expect(isTooLongForReports('2028-01-01', '2028-12-31')).toBe(false)
  expect(isTooLongForReports('2026-11-27', '2027-11-27')).toBe(false)
  expect(isTooLongForReports('2028-01-01', '2029-01-01')).toBe(true)
})

test('a month has all days of its first and last week, even those in other months', () => {
  expect(wholeWeeks({ start: '2026-11-01', end: '2026-11-30' })).toEqual({ start: '2026-10-26', end: '2026-12-06' })
})

test('a day gets its whole week, and whole weeks stay as they are', () => {
  expect(wholeWeeks({ start: '2026-11-18', end: '2026-11-18' })).toEqual({ start: '2026-11-16', end: '2026-11-22' })
  expect(wholeWeeks({ start: '2026-11-16', end: '2026-11-22' })).toEqual({ start: '2026-11-16', end: '2026-11-22' })
})
