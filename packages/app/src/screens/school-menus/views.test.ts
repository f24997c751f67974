import { expect, test } from 'vitest'

import { isYearView, monthIn, monthView, weekView, yearView } from './views.ts'

const of = (text: string) => new URLSearchParams(text)

test('an address shows a month only if it names one', () => {
  expect(['month=2026-11', 'month=2026-13', 'month=nonsense', ''].map((text) => monthIn(of(text)))).toEqual([
    '2026-11',
    null,
    null,
    null,
  ])
})

test('a week of a month is the one of the date, or the first of the month', () => {
  expect(weekView(of('school=3&month=2026-11'), '2026-11-18').toString()).toBe('school=3&week=2026-11-18')
  expect(weekView(of('school=3&month=2026-12'), '2026-11-16').toString()).toBe('school=3&week=2026-12-01')
})

test('an address without a week keeps showing the week of today', () => {
  expect(weekView(of('school=3'), '2026-11-16').toString()).toBe('school=3')
  expect(monthView(of('school=3&week=2026-11-16'), '2026-11').toString()).toBe('school=3&week=2026-11-16&month=2026-11')
})

test('a year is a view of its month, and leads to any of its weeks and months', () => {
  const year = yearView(of('school=3&month=2026-11'), '2026-11')
  expect(year.toString()).toBe('school=3&month=2026-11&view=year')
  expect([isYearView(year), isYearView(of('view=year')), isYearView(of('month=2026-11'))]).toEqual([true, false, false])
  expect(weekView(year, '2027-03-17').toString()).toBe('school=3&week=2027-03-17')
  expect(monthView(year, '2027-03').toString()).toBe('school=3&month=2027-03')
})
