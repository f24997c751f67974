import type { School, SchoolsWeek } from '@commissary/api-client'
import { makeFormats } from '@commissary/messages/formats'
import { englishTranslator } from '@commissary/messages/translator'
import type { Wording } from '@commissary/messages/wording'
import { expect, test } from 'vitest'

import { schoolsAnalysisOf } from '../../../stories/reports.ts'
import { extra, harbor, maple } from '../../../stories/users.ts'
import { groupTables } from './group-table.ts'

const wording: Wording = { t: englishTranslator(), formats: makeFormats('en-US', 'USD'), country: 'US' }
const juniper: School = { ...maple, schoolId: 2, schoolName: 'Juniper Hill Elementary' }
const [week] = schoolsAnalysisOf([maple, juniper], ['2026-11-16']).weeks
if (!week) throw new Error('no week')
const total = (known: number) => ({ known, missing: [] })
const of = (schoolId: number, calories: number, rest: Partial<SchoolsWeek> = {}): SchoolsWeek => ({
  ...week,
  schoolIds: [schoolId],
  nutrients: { ...week.nutrients, calories: total(calories) },
  ...rest,
})
const tables = (weeks: SchoolsWeek[], schools: readonly School[] = [maple, juniper]) =>
  groupTables(wording, {
    schools,
    menuType: 'MEAL',
    weeks,
    linkTo: (schoolId, { id }) => `${schoolId}/${id}`,
  })
const rowOf = (rows: readonly { cells: { text: string }[] }[], name: string) =>
  rows.find(({ cells }) => cells[0]?.text === name)?.cells.map(({ text }) => text)

test('the average is weighted by the meals of the schools', () => {
  const { averages, schools, unknown } = tables([of(1, 600, { meals: 900 }), of(2, 500, { meals: 100 })])
  expect(rowOf(averages.rows, 'Calories, kcal')).toEqual(['Calories, kcal', '590'])
  expect(rowOf(averages.rows, 'Meals')).toEqual(['Meals', '1,000'])
  expect(rowOf(averages.rows, 'Schools counted')).toEqual(['Schools counted', '2 of 2'])
  expect(rowOf(schools.rows, 'Maple Street Elementary')?.slice(0, 3)).toEqual(['Maple Street Elementary', '900', '600'])
  expect(schools.rows[1]?.cells[0]?.href).toBe('1/1')
  expect(unknown).toEqual([])
})

test('schools of different sizes that share a menu have their own meals', () => {
  const shared = of(1, 600, { schoolIds: [1, 2], meals: 900, schoolMeals: [900, 300] })
  const { averages, schools } = tables([shared])
  expect(rowOf(averages.rows, 'Meals')).toEqual(['Meals', '1,200'])
  expect(rowOf(schools.rows, 'Maple Street Elementary')?.[1]).toBe('900')
  expect(rowOf(schools.rows, 'Juniper Hill Elementary')?.[1]).toBe('300')
})

test('numbers of an export have the digits that the screen shows', () => {
  const { averages } = tables([of(1, 601.234, { meals: 900 }), of(2, 533.3, { meals: 70 })])
  const numbers = averages.rows.flatMap(({ cells }) =>
    cells.flatMap(({ text, value }) => (value == null ? [] : [{ text, value }])),
  )
  expect(numbers.length).toBeGreaterThan(5)
  for (const { text, value } of numbers) expect(value, text).toBe(Number(text.replaceAll(/[^\d.]/g, '')))
})

test('a school without a menu, or with unknown meals, is named and does not count as zero', () => {
  const { averages, schools, unknown } = tables([of(1, 600)])
  expect(rowOf(averages.rows, 'Calories, kcal')).toEqual(['Calories, kcal', '600'])
  expect(rowOf(averages.rows, 'Schools counted')).toEqual(['Schools counted', '1 of 2'])
  expect(rowOf(schools.rows, 'Juniper Hill Elementary')).toEqual(['Juniper Hill Elementary', 'No menu'])
  expect(unknown).toEqual(['Juniper Hill Elementary: nothing planned for National School Lunch Program K-5'])
  expect(tables([of(1, 600), of(2, 1, { meals: null })]).unknown).toEqual([
    'Juniper Hill Elementary: meals unknown for National School Lunch Program K-5',
  ])
  expect(rowOf(tables([]).averages.rows, 'Calories, kcal')).toEqual(['Calories, kcal', 'Unknown'])
})

test('each program has its average, and all programs have one together', () => {
  const [, older] = harbor.programs
  if (!older) throw new Error('no program')
  const weeks = [of(1, 500, { meals: 100 }), of(3, 700, { meals: 100, program: older })]
  const { averages } = tables(weeks, [maple, { ...harbor, programs: [older] }])
  expect(averages.columns.map(({ label }) => label)).toEqual([
    'Nutrient or cost',
    'All',
    'National School Lunch Program 6-8',
    'National School Lunch Program K-5',
  ])
  expect(rowOf(averages.rows, 'Calories, kcal')).toEqual(['Calories, kcal', '600', '700', '500'])
})

test('a group in which nobody serves the menu type is empty', () => {
  expect(tables([], [{ ...maple, programs: [] }]).isEmpty).toBe(true)
})

test('without a meal pattern there are averages and no verdicts', () => {
  const school = { ...maple, programs: [extra] }
  const { averages, schools } = groupTables(wording, {
    schools: [school],
    menuType: 'EXTRA',
    weeks: [of(1, 600, { meals: 100, program: extra })],
    linkTo: () => '',
  })
  expect(rowOf(averages.rows, 'Calories, kcal')).toEqual(['Calories, kcal', '600'])
  expect(schools.columns.map(({ label }) => label).slice(-1)).toEqual(['Food cost per meal'])
  for (const { cells } of schools.rows) expect(cells).toHaveLength(schools.columns.length)
  expect(schools.rows.flatMap(({ cells }) => cells.flatMap(({ status }) => status ?? []))).toEqual([])
})

test('a menu of several grade groups counts once, with the worst of their verdicts', () => {
  const passes = { now: 'pass' as const, from2027: 'pass' as const }
  const shared = [
    of(1, 600, { meals: 100, status: passes }),
    of(1, 600, { meals: 100, gradeGroup: '6-8', status: { ...passes, now: 'fail' } }),
  ]
  const { averages, schools } = tables(shared, [maple])
  expect(rowOf(averages.rows, 'Schools counted')).toEqual(['Schools counted', '1 of 1'])
  expect(rowOf(schools.rows, 'Maple Street Elementary')?.slice(-2)).toEqual(['Fail', 'Pass'])
})
