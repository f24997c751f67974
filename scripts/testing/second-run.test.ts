import { expect, test } from 'vitest'

import type { Result } from '../specification/results.ts'
import { filesToRepeat, withSecondRun } from './second-run.ts'
import type { StageOutcome } from './stages.ts'

const result = (file: string, title: string, status: string): Result => ({
  file,
  titles: [title],
  status,
  storyId: undefined,
})
const outcome = (results: Result[], failedElsewhere = 0): StageOutcome => ({
  stage: 'journeys',
  passed: results.filter(({ status }) => status === 'passed').length,
  failed: results.filter(({ status }) => status === 'failed').length + failedElsewhere,
  skipped: 0,
  seconds: 10,
  results,
})

test('each file with a failed test runs again, unless many failed', () => {
  const results = [result('a', 'one', 'failed'), result('a', 'two', 'failed'), result('b', 'one', 'passed')]
  expect(filesToRepeat(results)).toEqual(['a'])
  expect(filesToRepeat(['a', 'b', 'c', 'd'].map((file) => result(file, 'one', 'failed')))).toEqual([])
})

test('a test that passes when it runs again counts as passed and is named', () => {
  const first = outcome([result('a', 'one', 'failed'), result('a', 'two', 'passed')])
  const both = withSecondRun(first, outcome([result('a', 'one', 'passed'), result('a', 'two', 'passed')]))
  expect(both).toMatchObject({ passed: 2, failed: 0, seconds: 20 })
  expect(both.unsteady?.map(({ titles }) => titles)).toEqual([['one']])
  expect(both.results.map(({ status }) => status)).toEqual(['passed', 'passed'])
})

test.each([
  ['fails again', [result('a', 'one', 'failed')]],
  ['passes in one theme only', [result('a', 'one', 'passed'), result('a', 'one', 'failed')]],
  ['does not run again', []],
])('a test that %s stays failed', (_, again) => {
  const both = withSecondRun(outcome([result('a', 'one', 'failed')]), outcome(again))
  expect(both).toMatchObject({ passed: 0, failed: 1, unsteady: [] })
})

test('a failure outside any test stays', () => {
  const both = withSecondRun(outcome([result('a', 'one', 'failed')], 1), outcome([result('a', 'one', 'passed')]))
  expect(both.failed).toBe(1)
})
