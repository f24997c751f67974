import { gradeGroups, type GradeGroup } from '../rules/model.ts'

/** Grades of a school, lowest first. */
export const schoolGrades = ['PK', 'K', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const
export type SchoolGrade = (typeof schoolGrades)[number]

const range: Record<GradeGroup, readonly [lowest: SchoolGrade, highest: SchoolGrade]> = {
  'K-5': ['K', '5'],
  '6-8': ['6', '8'],
  '9-12': ['9', '12'],
}

/** Whether grades are in order. A school of one grade has the same lowest and highest. */
export const areInOrder = (lowest: SchoolGrade, highest: SchoolGrade): boolean => rank(lowest) <= rank(highest)

/**
 * The grade groups of the meal pattern that a school has students in, youngest first (7 CFR 210.10(c)). Prekindergarten
 * follows another meal pattern (7 CFR 210.10(o)), so a school of PK alone has none.
 */
export function gradeGroupsOf(lowest: SchoolGrade, highest: SchoolGrade): GradeGroup[] {
  return gradeGroups.filter((group) => areInOrder(lowest, range[group][1]) && areInOrder(range[group][0], highest))
}

const rank = (grade: SchoolGrade) => schoolGrades.indexOf(grade)
