import { expect, test } from 'vitest'

import { noMealPattern } from '../rules/model.ts'
import type { StatusSummary } from './analysis/analysis-model.ts'
import { weekStatus, type WeekStatus } from './week-status.ts'

test.each<[StatusSummary, WeekStatus]>([
  [{ now: 'fail', from2027: 'pass' }, 'failsNow'],
  [{ now: 'fail', from2027: 'unknown' }, 'failsNow'],
  [{ now: 'unknown', from2027: 'fail' }, 'unknown'],
  [{ now: 'pass', from2027: 'fail' }, 'fails2027'],
  [{ now: 'advisory', from2027: 'fail' }, 'fails2027'],
  [{ now: 'pass', from2027: 'unknown' }, 'unknown'],
  [{ now: 'advisory', from2027: 'advisory' }, 'passes'],
  [{ now: 'pass', from2027: 'pass' }, 'passes'],
])('a week with the verdicts %o is %s', (status, expected) => {
  expect(weekStatus({ status, rulePack: 'us-nslp' })).toBe(expected)
})

test('a week without a menu is not planned', () => {
  expect(weekStatus(null)).toBe('notPlanned')
})

test('a week without a meal pattern is neither passed nor unknown', () => {
  const status = { now: 'unknown', from2027: 'unknown' } as const
  expect(weekStatus({ status, rulePack: noMealPattern })).toBe('noMealPattern')
})
