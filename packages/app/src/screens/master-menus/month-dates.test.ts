import { expect, test } from 'vitest'

import { monthAfter, schoolYearOf, weeksOf } from './month-dates.ts'

test('a month has the weeks with days of service in it, and no days of other months', () => {
  const weeks = weeksOf('2026-11', 5)
  expect(weeks.map(({ monday }) => monday)).toEqual([
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ])
  expect(weeks.at(-1)?.dates).toEqual(['2026-11-30', null, null, null, null])
  // November 1 is a Sunday: a separate week where weekends are served.
  expect(weeksOf('2026-11', 7)[0]?.dates.at(-1)).toBe('2026-11-01')
})

test('months follow each other over the year', () => {
  expect(monthAfter('2026-11', 2)).toBe('2027-01')
  expect(monthAfter('2026-01', -1)).toBe('2025-12')
})

test('a school year is July to June', () => {
  expect(
    [schoolYearOf('2026-11'), schoolYearOf('2027-06')].map((months) => [months[0], months.at(-1), months.length]),
  ).toEqual([
    ['2026-07', '2027-06', 12],
    ['2026-07', '2027-06', 12],
  ])
  expect(schoolYearOf('2027-07')[0]).toBe('2027-07')
})
