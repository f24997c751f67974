import type { MealProgram, School } from '@commissary/api-client'
import { expect, test } from 'vitest'

import { fixPrograms, sharingPrograms } from './use-fixes.ts'

const program = (id: number, gradeGroup: MealProgram['gradeGroup']): MealProgram => ({
  id,
  programName: `Lunch ${gradeGroup}`,
  grades: gradeGroup,
  menuType: 'MEAL',
  rulePack: 'us-nslp',
  gradeGroup,
  serviceDays: 5,
})
const [preschool, elementary, middle, high] = [
  program(1, 'PK3-5'),
  program(2, 'K-5'),
  program(3, '6-8'),
  program(4, '9-12'),
] as const
const school = (schoolId: number, programs: readonly MealProgram[]): School => ({
  schoolId,
  schoolName: `School ${schoolId}`,
  subdomain: null,
  moduleAccess: {},
  programs: programs.map((one) => ({ ...one, plannedMeals: null })),
})
const schools = [school(7, [preschool, elementary, middle]), school(8, [elementary, high]), school(9, [elementary])]
const groups = (schoolId?: number) => sharingPrograms(elementary, schools, schoolId).map(({ gradeGroup }) => gradeGroup)

test('a fix at a K-8 school is also checked for its other grades, not for its preschool', () => {
  expect(groups(7)).toEqual(['6-8'])
  expect(groups(9)).toEqual([])
})

test('a fix of a master menu is checked for the grades of all schools with it', () => {
  expect(groups()).toEqual(['6-8', '9-12'])
})

test('a fix for one grade group of a shared menu is checked for the others, and for those with menus next to it', () => {
  const shared = { ...elementary, alsoGradeGroups: ['6-8' as const] }
  const { program: fixed, otherPrograms: others, alsoGradeGroups } = fixPrograms(shared, '6-8', [middle, high])
  expect(fixed.gradeGroup).toBe('6-8')
  expect(others.map(({ gradeGroup }) => gradeGroup)).toEqual(['K-5', '9-12'])
  expect(alsoGradeGroups).toEqual(['K-5'])
})
