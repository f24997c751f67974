import type { MealProgram } from '@commissary/api-client'
import { expect, test } from 'vitest'

import { isChecked, programsByName, sodiumLimits } from './program-limits.ts'

const program = (rest: Partial<MealProgram> = {}): MealProgram => ({
  id: 1,
  programName: 'Lunch',
  grades: 'K-5',
  menuType: 'MEAL',
  rulePack: 'us-nslp',
  gradeGroup: 'K-5',
  serviceDays: 5,
  ...rest,
})

test.each([
  ['2027-06-30', { now: 1110, from2027: 935 }],
  ['2027-07-01', { now: 935, from2027: 935 }],
  ['2026-11-18', { now: 1110, from2027: 935 }],
])('on %s the sodium limits of a K-5 lunch are %o', (today, limits) => {
  expect(sodiumLimits(program(), today)).toEqual(limits)
})

test('unknown rules are not a limit of zero', () => {
  expect(sodiumLimits(program({ rulePack: 'fr-gemrcn' }), '2026-11-18')).toEqual({ now: null, from2027: null })
})

test('programs with the same name have one entry', () => {
  const groups = programsByName([
    program(),
    program({ id: 2, programName: 'Breakfast' }),
    program({ id: 3, gradeGroup: '6-8' }),
  ])
  expect(groups.map(({ programName, programs }) => [programName, programs.length])).toEqual([
    ['Lunch', 2],
    ['Breakfast', 1],
  ])
})

test('only a program without a meal pattern has no limits to choose', () => {
  const [extra, other] = ['no-meal-pattern', 'fr-gemrcn'].map((rulePack) => program({ rulePack }))
  expect(extra && isChecked({ programName: 'Extra', programs: [extra] })).toBe(false)
  expect(other && isChecked({ programName: 'Other', programs: [other] })).toBe(true)
})
