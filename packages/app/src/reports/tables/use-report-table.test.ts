import { expect, test } from 'vitest'

import { latestOf } from './use-report-table.ts'

test.each([
  ['a year that has ended', '2025-01-01', '2025-12-31', { start: '2025-12-01', end: '2025-12-31' }],
  ['a year that goes on', '2026-01-01', '2026-12-31', { start: '2026-10-19', end: '2026-11-18' }],
  ['a period of 63 days', '2026-09-17', '2026-11-18', { start: '2026-10-19', end: '2026-11-18' }],
  ['a period of 62 days', '2026-09-18', '2026-11-18', null],
  ['a long period that has hardly begun', '2026-11-01', '2027-02-01', null],
  ['a long period to come', '2027-01-01', '2027-12-31', null],
])('the days shown first for %s', (_, from, to, latest) => {
  expect(latestOf({ from, to }, '2026-11-18')).toEqual(latest)
})

test('a report of a day is read at once', () => {
  expect(latestOf({ to: '2026-11-18' }, '2026-11-18')).toBeNull()
})
