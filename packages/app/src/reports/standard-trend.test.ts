import type { SchoolsWeek } from '@commissary/api-client'
import { makeFormats } from '@commissary/messages/formats'
import { englishTranslator } from '@commissary/messages/translator'
import type { Wording } from '@commissary/messages/wording'
import { expect, test } from 'vitest'

import { chartOf } from './chart-choice.ts'
import { standardTable, type StandardSubject } from './standard-table.ts'
import { chartableLimits, standardTrends } from './standard-trend.ts'

const wording: Wording = { t: englishTranslator(), formats: makeFormats('en-US', 'USD'), country: 'US' }

type Check = SchoolsWeek['checks'][number]
const sodium = (actual: number | null, isLowerBound = false): Check => {
  const status = actual === null || isLowerBound ? 'unknown' : actual <= 1000 ? 'pass' : 'fail'
  const limit = { rulePack: 'us-nslp-2026-07', minimum: null, maximum: 1000, isMaximumExclusive: false }
  const verdict = { ...limit, status, actual, outsideBy: null, passesOnlyByMilkFatExclusion: false } as const
  return {
    id: 'sodium',
    scope: 'week',
    date: null,
    unit: 'mg',
    actual,
    isLowerBound,
    isAdvisory: false,
    now: verdict,
    from2027: verdict,
  }
}
const week = (weekStart: string, schoolIds: number[], check: Check, programName = 'Lunch') =>
  ({
    schoolIds,
    weekStart,
    program: { id: programName.length, programName, gradeGroup: 'K-5', rulePack: 'us-nslp' },
    checks: [check],
  }) as SchoolsWeek
const subject = (weeks: SchoolsWeek[]): StandardSubject => ({
  weeks,
  schools: new Map([[1, 'Maple']]),
  standards: [],
  kind: 'nutrients',
  rules: 'now',
  by: 'limit',
  linkTo: () => '',
})

test('a limit has the values of its row in the table, with the limit itself', () => {
  const weeks = subject([week('2026-11-09', [1], sodium(900)), week('2026-11-16', [1], sodium(1200))])
  const [trend] = standardTrends(wording, weeks, 'sodium')
  expect(trend).toMatchObject({ part: 'Lunch, grades K-5', limit: 'Sodium', minimum: null, maximum: 1000 })
  expect(trend?.points.map(({ label, value, status }) => [label, value, status])).toEqual([
    ['Nov 9', 900, 'pass'],
    ['Nov 16', 1200, 'fail'],
  ])
  const row = standardTable(wording, weeks).rows.find(({ cells }) => cells[0]?.text === 'Sodium')
  expect(trend?.points.map(({ text }) => text)).toEqual(row?.cells.slice(1, 3).map(({ text }) => text))
})

test('unknown values and lower bounds are gaps that say so, never 0', () => {
  const weeks = subject([week('2026-11-09', [1], sodium(null)), week('2026-11-16', [1], sodium(640, true))])
  const [trend] = standardTrends(wording, weeks, 'sodium')
  expect(trend?.points.map(({ value, text }) => [value, text])).toEqual([
    [null, 'Unknown'],
    [null, '≥ 640 mg'],
  ])
})

test('of schools that differ it shows the worst, and each program has a separate chart', () => {
  const weeks = subject([
    week('2026-11-09', [1], sodium(900)),
    week('2026-11-09', [2], sodium(1300)),
    week('2026-11-09', [1], sodium(500), 'Breakfast'),
  ])
  expect(standardTrends(wording, weeks, 'sodium').map(({ part, points }) => [part, points[0]?.value])).toEqual([
    ['Lunch, grades K-5', 1300],
    ['Breakfast, grades K-5', 500],
  ])
  expect(standardTrends(wording, weeks, 'calories')).toEqual([])
})

test('the address names the chart, or that there is none; another text shows the usual one', () => {
  const limits = new Map([
    ['fruit.daily', 'Fruit, each day'],
    ...chartableLimits(wording, subject([week('2026-11-09', [1], sodium(900))])),
  ])
  const shown = (chart: string) => chartOf({ get: () => chart }, limits)
  expect(['', 'fruit.daily', 'none', 'nothing'].map(shown)).toEqual(['sodium', 'fruit.daily', null, 'sodium'])
  expect(chartOf({ get: () => '' }, new Map())).toBeNull()
})
