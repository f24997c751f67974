import { foodNutrition } from '@commissary/domain/recipe'
import { makeFormats } from '@commissary/messages/formats'
import { englishTranslator } from '@commissary/messages/translator'
import { expect, test } from 'vitest'

import { caloriesText } from './ingredient-columns.tsx'

const wording = { t: englishTranslator(), formats: makeFormats('en-US', 'USD'), country: 'US' }
const food = { id: 1, name: 'Milk', nutrients: { calories: 42 }, measures: [], allergens: {}, crediting: [] }
const cup = { amount: '1', unit: 'cup' } as const

test('the list shows Calories per serving', () => {
  const servingNutrition = foodNutrition({ ...food, densityGml: 1.03 }, cup)
  expect(caloriesText({ ...food, serving: cup, servingNutrition }, wording)).toBe('102 / 1 cup')
})

test('without a serving of known weight, Calories are per 100 g', () => {
  expect(caloriesText({ ...food, serving: null, servingNutrition: null }, wording)).toBe('42 / 100 g')
  const servingNutrition = foodNutrition(food, cup)
  expect(caloriesText({ ...food, serving: cup, servingNutrition }, wording)).toBe('42 / 100 g')
})

test('unknown Calories are blank, not 0', () => {
  expect(caloriesText({ nutrients: {}, serving: null, servingNutrition: null }, wording)).toBe('')
})
