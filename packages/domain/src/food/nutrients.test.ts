import { expect, test } from 'vitest'

import { nutrientCodes } from './model.ts'
import {
  answersFor,
  complianceNutrients,
  knownOf,
  nutrientFacts,
  percentOfDailyValue,
  requiredNutrients,
  unansweredOf,
} from './nutrients.ts'

test('the ten required nutrients are those of the ingredient form', () => {
  expect([...requiredNutrients].sort()).toEqual(
    ['calcium', 'calories', 'cholestral', 'iron', 'potassium', 'protein', 'saturatedFat', 'sugars']
      .concat(['totalCarbohydrate', 'totalFat'])
      .sort(),
  )
})

test('a required nutrient without a value is unanswered, or unknown by choice: null', () => {
  expect(unansweredOf({ calories: 130, iron: null, sodium: 1 })).toEqual(
    requiredNutrients.filter((code) => code !== 'calories' && code !== 'iron'),
  )
  const answers = answersFor({ calories: 130, iron: 0, sodium: 1 })
  expect(unansweredOf(answers)).toEqual([])
  expect(answers).toMatchObject({ calories: 130, iron: 0, protein: null })
  expect(knownOf(answers)).toEqual({ calories: 130, iron: 0, sodium: 1 })
})

test('the federal analysis needs calories, saturated fat, sodium and added sugars', () => {
  expect([...complianceNutrients].sort()).toEqual(['addedSugars', 'calories', 'saturatedFat', 'sodium'])
})

test('every nutrient but total sugars and trans fat has a daily value', () => {
  const without = nutrientCodes.filter((code) => nutrientFacts[code].dailyValue === null)
  expect(without).toEqual(['sugars', 'transFat'])
})

test('daily values are those of the specification', () => {
  const dailyValues = Object.fromEntries(nutrientCodes.map((code) => [code, nutrientFacts[code].dailyValue]))
  expect(dailyValues).toMatchObject({ calories: 2000, totalFat: 78, sodium: 2300, totalCarbohydrate: 275, protein: 50 })
})

test('the percentage is of the daily value, unrounded', () => {
  expect(percentOfDailyValue('sodium', 1150)).toBe(50)
  expect(percentOfDailyValue('totalFat', 39)).toBe(50)
  expect(percentOfDailyValue('sugars', 10)).toBeNull()
})
