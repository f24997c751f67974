import type { MealProgram } from '@commissary/api-client'
import { makeFormats } from '@commissary/messages/formats'
import { englishTranslator } from '@commissary/messages/translator'
import { expect, test } from 'vitest'

import { limitsTable, type LimitsSubject } from './limits-table.ts'

const wording = { t: englishTranslator(), formats: makeFormats('en-US', 'USD'), country: 'US' }
const lunch: MealProgram = {
  id: 1,
  programName: 'Lunch',
  gradeGroup: 'K-5',
  menuType: 'MEAL',
  rulePack: 'us-nslp',
} as MealProgram
const tableOf = (given: Partial<LimitsSubject> = {}) =>
  limitsTable(wording, {
    programs: [lunch],
    dates: { start: '2026-11-02', end: '2026-11-29' },
    optionsOf: () => ({}),
    ...given,
  })
const rowsOf = (given: Partial<LimitsSubject> = {}) =>
  tableOf(given).rows.map(({ cells }) => cells.map(({ text }) => text.replaceAll(/\s/gu, ' ')))

test('each limited average has a column, and each share that a caterer can limit', () => {
  expect(tableOf().columns.map(({ label }) => label)).toEqual([
    'Program and grade group',
    'Dates',
    'Calories',
    'Saturated fat',
    'Added sugars',
    'Sodium',
    'Whole grain-rich %',
    'Juice as % of fruit',
  ])
})

test('a program has the federal limits of the dates and those of July 1, 2027', () => {
  expect(rowsOf()).toEqual([
    ['Lunch, grades K-5'],
    [
      'Federal',
      'July 1, 2024 – June 30, 2027',
      '550 to 650 kcal',
      'less than 10%',
      'No limit',
      'at most 1,110 mg',
      'at least 80%',
      'at most 50%',
    ],
    [
      'Federal',
      'From July 1, 2027',
      '550 to 650 kcal',
      'less than 10%',
      'less than 10%',
      'at most 935 mg',
      'at least 80%',
      'at most 50%',
    ],
  ])
})

test('a grade group has its own limits, and a program of several schools is listed once', () => {
  const older: MealProgram = { ...lunch, id: 2, gradeGroup: '9-12' }
  const rows = rowsOf({ programs: [older, lunch, lunch] })
  expect(rows.filter((cells) => cells.length === 1)).toEqual([['Lunch, grades 9-12'], ['Lunch, grades K-5']])
  expect(rows[1]).toContain('750 to 850 kcal')
})

test('dates before and after a change of the limits have both', () => {
  expect(
    rowsOf({ dates: { start: '2027-06-28', end: '2027-07-04' } })
      .slice(1)
      .map(([, days]) => days),
  ).toEqual(['July 1, 2024 – June 30, 2027', 'From July 1, 2027'])
})

test("the caterer's own limits are shown where they are stricter", () => {
  const optionsOf = () => ({ sodium: 'target2' as const, wholeGrainRichPct: 90, fruitJuicePct: 60 })
  expect(rowsOf({ optionsOf }).at(-1)).toEqual([
    'Yours, from Nutrition Analysis Settings',
    'All dates',
    '',
    '',
    '',
    'at most 935 mg',
    'at least 90%',
    '',
  ])
  const later = { start: '2027-09-01', end: '2027-09-30' }
  expect(rowsOf({ optionsOf: () => ({ sodium: 'target2' as const }), dates: later }).at(-1)?.[0]).toBe('Federal')
})
