import { expect, test } from 'vitest'

import { type MealValues, nextMeal } from './school-values.ts'

const lunch = (gradeGroup: string): MealValues => ({
  menuType: 'MEAL',
  gradeGroup,
  serviceDays: '5',
  plannedMeals: '',
  offerVersusServe: false,
})

test.each([
  ['lunch of the youngest grade group first', 'K', '8', [], 'MEAL K-5'],
  ['then the lunches that are missing', 'K', '8', [lunch('K-5')], 'MEAL 6-8'],
  ['breakfast after them, also where grade groups share a lunch', 'K', '8', [lunch('K-5,6-8')], 'BREAKFAST K-5'],
  ['for a preschool what it serves', 'PK', 'PK', [], 'MEAL PK3-5'],
  ['K-5 before any grade is chosen', '', '', [], 'MEAL K-5'],
] as const)('a new meal is %s', (_, lowestGrade, highestGrade, meals, expected) => {
  const { menuType, gradeGroup } = nextMeal({ lowestGrade, highestGrade, meals })
  expect(`${menuType} ${gradeGroup}`).toBe(expected)
})
