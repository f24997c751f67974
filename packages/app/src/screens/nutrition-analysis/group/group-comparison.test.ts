import type { School, SchoolsWeek } from '@commissary/api-client'
import { makeFormats } from '@commissary/messages/formats'
import { englishTranslator } from '@commissary/messages/translator'
import type { Wording } from '@commissary/messages/wording'
import { expect, test } from 'vitest'

import { schoolsAnalysisOf } from '../../../stories/reports.ts'
import { extra, harbor, maple } from '../../../stories/users.ts'
import { groupComparison } from './group-comparison.ts'
import { groupNames } from './group-names.ts'
import { groupOf } from './use-compared-group.ts'

const wording: Wording = { t: englishTranslator(), formats: makeFormats('en-US', 'USD'), country: 'US' }
const juniper: School = { ...maple, schoolId: 2, schoolName: 'Juniper Hill Elementary' }
const northgate: School = { ...maple, schoolId: 4, schoolName: 'Northgate Elementary' }
const [week] = schoolsAnalysisOf([maple], ['2026-11-16']).weeks
const [, older] = harbor.programs
if (!week || !older) throw new Error('no week')
const of = (schoolId: number, calories: number, rest: Partial<SchoolsWeek> = {}): SchoolsWeek => ({
  ...week,
  schoolIds: [schoolId],
  meals: 100,
  nutrients: { ...week.nutrients, calories: { known: calories, missing: [] } },
  ...rest,
})
const compare = (first: [School[], SchoolsWeek[]], second: [School[], SchoolsWeek[]]) => {
  const [one, two] = [first, second].map(([schools, weeks]) => ({ schools, weeks }))
  if (!one || !two) throw new Error('no groups')
  return groupComparison(wording, { menuType: 'MEAL', first: one, second: two, names: ['A', 'B'] })
}
const rowsOf = ({ rows }: ReturnType<typeof compare>, name: string) =>
  rows.filter(({ cells }) => cells[0]?.text === name).map(({ cells }) => cells.slice(1).map(({ text }) => text))

test('both averages are weighted by meals, and the difference is that of the shown values', () => {
  const compared = compare(
    [
      [maple, juniper],
      [of(1, 600.4, { meals: 900 }), of(2, 500)],
    ],
    [[northgate], [of(4, 550.5)]],
  )
  expect(rowsOf(compared, 'Calories, kcal')).toEqual([['590', '551', '+39']])
  expect(rowsOf(compared, 'Meals')).toEqual([['1,000', '100', '+900']])
  expect(rowsOf(compared, 'Schools counted')).toEqual([['2 of 2', '1 of 1', '']])
  expect(compared.columns.map(({ label }) => label)).toEqual(['Nutrient or cost', 'A', 'B', 'Difference'])
})

test('passing menus of each group are counted for both dates', () => {
  const compared = compare(
    [
      [maple, juniper],
      [
        of(1, 1, { status: { now: 'pass', from2027: 'fail' } }),
        of(2, 1, { status: { now: 'advisory', from2027: 'unknown' } }),
      ],
    ],
    [[northgate], [of(4, 1, { status: { now: 'unknown', from2027: 'pass' } })]],
  )
  expect(rowsOf(compared, 'Menus that pass: Today')).toEqual([['2 of 2 pass', '0 of 1 pass', '']])
  expect(rowsOf(compared, 'Menus that pass: Starting July 1, 2027')).toEqual([['0 of 2 pass', '1 of 1 pass', '']])
})

test('a program that only one group serves has no difference, and all programs are compared together', () => {
  const both = { ...harbor, programs: [...maple.programs, older] }
  const compared = compare([[maple], [of(1, 600)]], [[both], [of(3, 500), of(3, 700, { program: older, meals: 300 })]])
  expect(rowsOf(compared, 'Calories, kcal')).toEqual([
    ['600', '650', '−50'],
    ['600', '500', '+100'],
    ['Not served', '700', ''],
  ])
})

test('an unknown value has no difference, and schools that are not in the averages are listed for their group', () => {
  const compared = compare(
    [[maple], [of(1, 600, { cost: { known: 1, missing: ['Corn'] } })]],
    [
      [juniper, northgate],
      [of(2, 600), of(4, 1, { meals: null })],
    ],
  )
  expect(rowsOf(compared, 'Food cost per meal')[0]?.[2]).toBe('Unknown')
  expect(compared.unknown).toEqual([[], ['Northgate Elementary: meals unknown for National School Lunch Program K-5']])
  expect(rowsOf(compare([[maple], []], [[juniper], [of(2, 600)]]), 'Calories, kcal')).toEqual([
    ['Unknown', '600', 'Unknown'],
  ])
})

test('menus without a meal pattern are compared without verdicts', () => {
  const compared = groupComparison(wording, {
    menuType: 'EXTRA',
    first: { schools: [{ ...maple, programs: [extra] }], weeks: [of(1, 600, { program: extra })] },
    second: { schools: [{ ...juniper, programs: [extra] }], weeks: [of(2, 600, { program: extra })] },
    names: ['A', 'B'],
  })
  expect(rowsOf(compared, 'Calories, kcal')).toEqual([['600', '600', 'Same']])
  expect(compared.rows.some(({ cells }) => cells[0]?.text.startsWith('Menus that pass'))).toBe(false)
})

test('groups are named by how they differ', () => {
  const all = [maple, juniper, harbor, northgate]
  const named = (ids: string, monday = '2026-11-16') => ({ ...groupOf(all, ids), dates: [monday] })
  expect(groupNames(wording, named('1,2'), named('1,2', '2026-11-09'))).toEqual([
    'November 16, 2026',
    'November 9, 2026',
  ])
  expect(groupNames(wording, named('all'), named('1,2'))).toEqual([
    'All schools',
    'Maple Street Elementary and Juniper Hill Elementary',
  ])
  // With the same first school and the same size, each is named by the school that only it has.
  expect(groupNames(wording, named('1,2,3'), named('1,2,4'))).toEqual([
    `${harbor.schoolName} and 2 more schools`,
    'Northgate Elementary and 2 more schools',
  ])
})
