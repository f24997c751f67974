import { expect, test } from 'vitest'

import { chosenSchool } from './chosen-school.ts'

const lincoln = { schoolId: 11, schoolName: 'Lincoln Elementary' }
const roosevelt = { schoolId: 12, schoolName: 'Roosevelt Middle School' }

test('the only school of a caterer is selected automatically', () => {
  expect(chosenSchool([lincoln], null)).toBe(11)
})

test('with several schools, All Schools is selected until one is chosen', () => {
  expect(chosenSchool([lincoln, roosevelt], null)).toBeNull()
  expect(chosenSchool([lincoln, roosevelt], 12)).toBe(12)
})

test('a school that the caterer does not serve is not selected', () => {
  expect(chosenSchool([lincoln, roosevelt], 13)).toBeNull()
  expect(chosenSchool([], 11)).toBeNull()
  expect(chosenSchool(undefined, 11)).toBeNull()
})
