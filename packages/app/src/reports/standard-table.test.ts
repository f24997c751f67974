import type { SchoolsWeek } from '@commissary/api-client'
import { nutrientCodes, type NutrientCode, type Total } from '@commissary/domain/food'
import type { NutrientStandard } from '@commissary/domain/menu'
import { makeFormats } from '@commissary/messages/formats'
import { englishTranslator } from '@commissary/messages/translator'
import type { Wording } from '@commissary/messages/wording'
import { describe, expect, test } from 'vitest'

import { margin } from './standard-checks.ts'
import { standardTable, type StandardSubject } from './standard-table.ts'

const wording: Wording = { t: englishTranslator(), formats: makeFormats('en-US', 'USD'), country: 'US' }

type Check = SchoolsWeek['checks'][number]
function sodium(actual: number | null, rest: Partial<Check> = {}): Check {
  const verdict = (maximum: number): NonNullable<Check['now']> => ({
    status: actual === null ? 'unknown' : actual <= maximum ? 'pass' : 'fail',
    rulePack: 'us-nslp-2026-07',
    minimum: null,
    maximum,
    isMaximumExclusive: false,
    actual,
    outsideBy: null,
    passesOnlyByMilkFatExclusion: false,
  })
  return {
    id: 'sodium',
    scope: 'week',
    date: null,
    unit: 'mg',
    actual,
    isLowerBound: false,
    isAdvisory: false,
    now: verdict(1000),
    from2027: verdict(900),
    ...rest,
  }
}
const week = (weekStart: string, schoolIds: number[], check: Check) =>
  ({
    schoolIds,
    weekStart,
    program: { id: 7, programName: 'Lunch', gradeGroup: 'K-5', rulePack: 'us-nslp' },
    checks: [check],
  }) as SchoolsWeek
const table = (weeks: SchoolsWeek[], rest: Partial<StandardSubject> = {}) =>
  standardTable(wording, {
    weeks,
    schools: new Map([
      [1, 'Maple'],
      [2, 'Juniper'],
    ]),
    standards: [],
    kind: 'nutrients',
    rules: 'now',
    by: 'limit',
    linkTo: ({ schoolIds, firstWeek, lastWeek }) => `${schoolIds.join()} ${firstWeek} ${lastWeek}`,
    ...rest,
  })
const textsOf = (weeks: SchoolsWeek[], rest: Partial<StandardSubject> = {}) =>
  table(weeks, rest).rows.map(({ cells }) => cells.map(({ text }) => text))

test('a program has its weeks, the smallest margin and its trend, and below it each limit with its value', () => {
  const weeks = [week('2026-11-09', [1, 2], sodium(900)), week('2026-11-16', [1, 2], sodium(950))]
  expect(table(weeks).columns.map(({ label }) => label)).toEqual([
    'Program and limit',
    'Week of Nov 9',
    'Week of Nov 16',
    'Smallest margin',
    'Trend',
  ])
  expect(textsOf(weeks)).toEqual([
    ['Lunch, grades K-5', 'Pass', 'Pass', '5%', 'Margin down 5 points'],
    ['Sodium', '900 mg', '950 mg', '5%', 'Margin down 5 points'],
  ])
})

test('schools that differ are counted, and the worst value is shown', () => {
  const weeks = [week('2026-11-09', [1], sodium(900)), week('2026-11-09', [2], sodium(1200))]
  expect(textsOf(weeks)).toEqual([
    ['Lunch, grades K-5', '1 of 2 fail', '-20%', ''],
    ['Sodium', '1,200 mg', '-20%', ''],
  ])
  expect(textsOf(weeks, { by: 'school' }).slice(1)).toEqual([
    ['Maple', 'Pass', '10%', ''],
    ['Juniper', 'Fail', '-20%', ''],
  ])
})

test('the rules of July 1, 2027 have their own verdicts', () => {
  expect(textsOf([week('2026-11-09', [1], sodium(950))], { rules: 'from2027' })[0]?.[1]).toBe('Fail')
})

test('a cell leads to its schools and week, a month to all of its weeks', () => {
  const hrefOf = (weeks: SchoolsWeek[], row = 0, cell = 1) => table(weeks).rows[row]?.cells[cell]?.href
  expect(hrefOf([week('2026-11-09', [1, 2], sodium(900))])).toBe('1,2 2026-11-09 2026-11-09')
  const weeks = Array.from({ length: 16 }, (_, index) =>
    week(Temporal.PlainDate.from('2026-01-05').add({ weeks: index }).toString(), [1], sodium(900)),
  )
  const { columns } = table(weeks)
  expect(columns.slice(1, 5).map(({ label }) => label)).toEqual([
    'January 2026',
    'February 2026',
    'March 2026',
    'April 2026',
  ])
  expect(hrefOf(weeks)).toBe('1 2026-01-05 2026-01-26')
  // Its limits, too, and the schools of any week.
  const both = [...weeks, week('2026-03-09', [2], sodium(950))]
  expect(hrefOf(both, 1, 3)).toBe('1,2 2026-03-02 2026-03-30')
  expect(hrefOf(both.toReversed(), 1, 3)).toBe('2,1 2026-03-02 2026-03-30')
})

test('the meal pattern has none of the weekly averages', () => {
  expect(textsOf([week('2026-11-09', [1], sodium(900))], { kind: 'pattern' })[0]?.[1]).toBe('Unknown')
})

describe('a margin', () => {
  test('is in percent of the nearer limit, and negative outside', () => {
    expect(margin(sodium(900), 'now')).toBeCloseTo(10)
    expect(margin(sodium(1200), 'now')).toBeCloseTo(-20)
  })

  test('is unknown for an unknown value, and for a lower bound that may still be outside', () => {
    expect(margin(sodium(null), 'now')).toBeNull()
    const { now } = sodium(500)
    const bound = sodium(500, { isLowerBound: true, now: now && { ...now, status: 'unknown' } })
    expect(margin(bound, 'now')).toBeNull()
    expect(margin(sodium(1200, { isLowerBound: true }), 'now')).toBeCloseTo(-20)
  })
})

test('a menu of several grade groups has rows for each', () => {
  const young = week('2026-11-09', [1], sodium(900))
  const texts = textsOf([young, { ...week('2026-11-09', [1], sodium(1100)), gradeGroup: '6-8' }])
  const programs = texts.map(([name]) => name).filter((name) => name?.startsWith('Lunch'))
  expect(programs).toEqual(['Lunch, grades K-5', 'Lunch, grades 6-8'])
})

describe("the caterer's own standards", () => {
  const uk: NutrientStandard = {
    name: 'UK',
    programName: 'Lunch',
    gradeGroup: 'K-5',
    marginPct: 5,
    limits: [
      { nutrient: 'iron', minimum: 3, maximum: null },
      { nutrient: 'sodium', minimum: null, maximum: 700 },
    ],
  }
  const averages = (some: Partial<Record<NutrientCode, Total>>) =>
    Object.fromEntries(
      nutrientCodes.map((code): [NutrientCode, Total] => [code, some[code] ?? { known: 0, missing: [] }]),
    ) as Record<NutrientCode, Total>
  const weekWith = (iron: Total, ofSodium: number, rest: Partial<SchoolsWeek> = {}) => ({
    ...week('2026-11-09', [1], sodium(900)),
    nutrients: averages({ iron, sodium: { known: ofSodium, missing: [] } }),
    ...rest,
  })
  const known = (amount: number): Total => ({ known: amount, missing: [] })

  test('follow the federal limits of their program and grade group, with each limit and value', () => {
    const rows = table([weekWith(known(3.6), 690)], { standards: [uk] }).rows
    expect(rows.map(({ cells }) => [cells[0]?.text, cells[1]?.text, cells[1]?.status])).toEqual([
      ['Lunch, grades K-5', 'Pass', 'pass'],
      ['Sodium', '900 mg', 'pass'],
      ['Lunch, grades K-5: UK', 'Advisory', 'advisory'],
      ['Iron, at least 3 mg', '3.60 mg', 'pass'],
      ['Sodium, at most 700 mg', '690 mg', 'advisory'],
    ])
    expect(textsOf([weekWith(known(3.6), 690)], { standards: [uk] }).at(-1)).toContain('1%')
  })

  test('are the same by the rules of either date, and for schools in place of limits', () => {
    for (const rules of ['now', 'from2027'] as const) {
      const rows = table([weekWith(known(2), 600)], { standards: [uk], rules, by: 'school' }).rows
      expect(rows.slice(-2).map(({ cells }) => [cells[0]?.text, cells[1]?.status])).toEqual([
        ['Lunch, grades K-5: UK', 'fail'],
        ['Maple', 'fail'],
      ])
    }
  })

  test('never pass with an unknown value', () => {
    const rows = table([weekWith({ known: 2, missing: ['Lentils'] }, 600)], { standards: [uk] }).rows
    expect(rows.slice(2, 4).map(({ cells }) => [cells[1]?.text, cells[1]?.status])).toEqual([
      ['Unknown', 'unknown'],
      ['≥ 2.00 mg', 'unknown'],
    ])
    const nothing = table([weekWith({ known: 0, missing: ['Lentils'] }, 600)], { standards: [uk] }).rows[3]
    expect(nothing?.cells[1]).toMatchObject({ text: 'Unknown', status: 'unknown' })
  })

  test('are not those of another grade group, and are not part of the meal pattern', () => {
    const older = weekWith(known(3.6), 600, { gradeGroup: '6-8' })
    expect(table([older], { standards: [uk] }).rows.some(({ cells }) => cells[0]?.text.includes('UK'))).toBe(false)
    const pattern = table([weekWith(known(3.6), 600)], { standards: [uk], kind: 'pattern' }).rows
    expect(pattern.some(({ cells }) => cells[0]?.text.includes('UK'))).toBe(false)
  })

  test('are all that a menu without a meal pattern is compared with', () => {
    const program = { ...week('2026-11-09', [1], sodium(900)).program, rulePack: 'no-meal-pattern' }
    const rows = table([weekWith(known(3.6), 600, { program, checks: [] })], { standards: [uk] }).rows
    expect(rows.map(({ cells }) => cells[0]?.text)).toEqual([
      'Lunch, grades K-5: UK',
      'Iron, at least 3 mg',
      'Sodium, at most 700 mg',
    ])
  })
})
