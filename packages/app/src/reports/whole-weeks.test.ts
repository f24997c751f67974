import { expect, test } from 'vitest'

import { wholeWeeks } from './whole-weeks.ts'

test('a month has all days of its first and last week, also of other months', () => {
  expect(wholeWeeks({ start: '2026-11-01', end: '2026-11-30' })).toEqual({ start: '2026-10-26', end: '2026-12-06' })
})

test('a day has its week, and whole weeks stay as they are', () => {
  expect(wholeWeeks({ start: '2026-11-18', end: '2026-11-18' })).toEqual({ start: '2026-11-16', end: '2026-11-22' })
  expect(wholeWeeks({ start: '2026-11-16', end: '2026-11-22' })).toEqual({ start: '2026-11-16', end: '2026-11-22' })
})
