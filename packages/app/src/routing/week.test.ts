import { expect, test } from 'vitest'

import { weekDates, weekOf } from './week.ts'

test('a week begins on Monday, a Sunday included', () => {
  expect(weekOf('2026-11-16', '2026-01-01')).toBe('2026-11-16')
  expect(weekOf('2026-11-22', '2026-01-01')).toBe('2026-11-16')
})

test('a URL without an existing date means this week', () => {
  for (const requested of [null, '', 'soon', '2026-02-30', '2026-13-01', '16.11.2026', '2026-11-16T00:00']) {
    expect(weekOf(requested, '2026-11-18')).toBe('2026-11-16')
  }
})

test('a program of more than five days a week serves until Sunday', () => {
  expect(weekDates('2026-12-28', 5).at(-1)).toBe('2027-01-01')
  expect(weekDates('2026-12-28', 6).at(-1)).toBe('2027-01-03')
})
