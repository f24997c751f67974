import { gradeGroups, type GradeGroup } from '../rules/model.ts'

/** Grades of a school, lowest first. */
export const schoolGrades = ['PK', 'K', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const
export type SchoolGrade = (typeof schoolGrades)[number]

/** Prekindergarten has children ages 3 to 5. Children ages 1 and 2 are in no grade. */
const range: Partial<Record<GradeGroup, readonly [lowest: SchoolGrade, highest: SchoolGrade]>> = {
  'PK3-5': ['PK', 'PK'],
  'K-5': ['K', '5'],
  '6-8': ['6', '8'],
  '9-12': ['9', '12'],
}

/** Whether grades are in order. A school of one grade has the same lowest and highest. */
export const areInOrder = (lowest: SchoolGrade, highest: SchoolGrade): boolean => rank(lowest) <= rank(highest)

/**
 * The meal patterns' grade groups that a school has students in, youngest first (7 CFR 210.10(c)). Prekindergarten has the
 * preschool meal pattern (7 CFR 226.20(c)).
 */
export function gradeGroupsOf(lowest: SchoolGrade, highest: SchoolGrade): GradeGroup[] {
  return gradeGroups.filter((group) => {
    const grades = range[group]
    return grades !== undefined && areInOrder(lowest, grades[1]) && areInOrder(grades[0], highest)
  })
}

const rank = (grade: SchoolGrade) => schoolGrades.indexOf(grade)
