import { expect, test } from 'vitest'

import { datesOf, isBackwards, namedRanges, nameOf } from './date-ranges.ts'

const dates = (name: (typeof namedRanges)[number], today: string, weekStart = 0) => {
  const { start, end } = datesOf(name, today, weekStart)
  return `${start} to ${end}`
}

test('the named ranges of a Friday in November', () => {
  expect(dates('today', '2026-11-20')).toBe('2026-11-20 to 2026-11-20')
  expect(dates('yesterday', '2026-11-20')).toBe('2026-11-19 to 2026-11-19')
  expect(dates('thisWeek', '2026-11-20')).toBe('2026-11-15 to 2026-11-21')
  expect(dates('lastWeek', '2026-11-20')).toBe('2026-11-08 to 2026-11-14')
  expect(dates('thisMonth', '2026-11-20')).toBe('2026-11-01 to 2026-11-30')
  expect(dates('lastMonth', '2026-11-20')).toBe('2026-10-01 to 2026-10-31')
  expect(dates('thisYear', '2026-11-20')).toBe('2026-01-01 to 2026-12-31')
})

test('weeks start on the first day of the locale', () => {
  expect(dates('thisWeek', '2026-11-20', 1)).toBe('2026-11-16 to 2026-11-22')
  expect(dates('thisWeek', '2026-11-22', 0)).toBe('2026-11-22 to 2026-11-28')
  expect(dates('thisWeek', '2026-11-22', 1)).toBe('2026-11-16 to 2026-11-22')
  expect(dates('lastWeek', '2026-11-20', 6)).toBe('2026-11-07 to 2026-11-13')
})

test('ranges cross months and years', () => {
  expect(dates('yesterday', '2027-01-01')).toBe('2026-12-31 to 2026-12-31')
  expect(dates('lastMonth', '2027-01-31')).toBe('2026-12-01 to 2026-12-31')
  expect(dates('thisWeek', '2027-01-01')).toBe('2026-12-27 to 2027-01-02')
  expect(dates('lastWeek', '2027-01-05')).toBe('2026-12-27 to 2027-01-02')
})

test('last month in March ends on the leap day in leap years', () => {
  expect(dates('lastMonth', '2028-03-31')).toBe('2028-02-01 to 2028-02-29')
  expect(dates('lastMonth', '2027-03-31')).toBe('2027-02-01 to 2027-02-28')
  expect(dates('thisMonth', '2028-02-29')).toBe('2028-02-01 to 2028-02-29')
})

test('daylight saving does not change the length of weeks and months', () => {
  expect(dates('thisWeek', '2026-03-08')).toBe('2026-03-08 to 2026-03-14')
  expect(dates('yesterday', '2026-03-09')).toBe('2026-03-08 to 2026-03-08')
  expect(dates('lastMonth', '2026-04-01')).toBe('2026-03-01 to 2026-03-31')
  expect(dates('yesterday', '2026-11-02')).toBe('2026-11-01 to 2026-11-01')
})

test('typed dates match their named range', () => {
  for (const name of namedRanges) expect(nameOf(datesOf(name, '2026-11-20', 1), '2026-11-20', 1)).toBe(name)
  expect(nameOf({ start: '2026-11-01', end: '2026-11-20' }, '2026-11-20', 1)).toBeUndefined()
  expect(nameOf({ start: '', end: '' }, '2026-11-20', 1)).toBeUndefined()
})

test('a start after the end is backwards; a missing or unreadable date is not', () => {
  expect(isBackwards({ start: '2026-11-21', end: '2026-11-20' })).toBe(true)
  expect(isBackwards({ start: '2026-11-20', end: '2026-11-20' })).toBe(false)
  expect(isBackwards({ start: '2026-11-21', end: '' })).toBe(false)
  expect(isBackwards({ start: 'tomorrow', end: '2026-11-20' })).toBe(false)
})
