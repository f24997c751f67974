import type { Ingredient, MissingNutritionRow } from '@commissary/api-client'
import { englishTranslator } from '@commissary/messages/translator'
import { expect, test } from 'vitest'

import { fillProblem } from './fill-problem.ts'
import { fill, filledOf, gapsOf, isNothing, nothingFilled } from './fill-values.ts'

const t = englishTranslator()
const stored = {
  id: 5,
  name: 'Salsa',
  nutrients: { calories: 29, protein: 1 },
  nutrientNotes: {},
  allergens: { Milk: 'free' },
  crediting: null,
  creditEvidence: null,
  creditDocument: null,
  measures: [{ amount: 1, measure: 'cup', unit: 'cup', grams: 240 }],
  dietTags: ['Vegan'],
  packs: [],
  prices: [],
  serving: { amount: '30', unit: 'g' },
  version: 3,
} as unknown as Ingredient
const row = {
  nutrients: ['sodium', 'calories'],
  allergens: ['Milk', 'Soy'],
  isNotAssessed: true,
  hasNoDocument: false,
} as unknown as MissingNutritionRow

test('only what is still missing is filled in, and everything else stays as it is', () => {
  const gaps = gapsOf(row, stored)
  expect(gaps).toMatchObject({ nutrients: ['sodium'], allergens: ['Soy'], isNotAssessed: true })
  const filled = filledOf(gaps, {
    ...nothingFilled,
    // Someone else stated the calories since.
    nutrients: { sodium: ' 430.5 ', calories: '99' },
    allergens: { Milk: 'contains', Soy: 'free' },
    doesNotCredit: true,
  })
  expect(fill(stored, filled, 'No added sugars')).toMatchObject({
    name: 'Salsa',
    nutrients: { calories: 29, protein: 1, sodium: 430.5, iron: null },
    allergens: { Milk: 'free', Soy: 'free' },
    crediting: [],
    measures: stored.measures,
    dietTags: ['Vegan'],
    serving: { amount: '30', unit: 'g' },
  })
})

test('blank fields fill nothing: an unknown value is not zero', () => {
  const filled = filledOf(gapsOf(row, stored), { ...nothingFilled, nutrients: { sodium: '  ' } })
  expect(isNothing(filled)).toBe(true)
  expect(fill(stored, filled, '').nutrients.sodium).toBeUndefined()
})

test('a value accepted as 0 is saved as 0 with the reason, whatever was typed for it', () => {
  const gaps = gapsOf({ ...row, nutrients: ['sodium', 'iron', 'calories'] }, stored)
  const filled = filledOf(gaps, {
    ...nothingFilled,
    nutrients: { sodium: '12', iron: '0.3' },
    // Someone else stated the calories since.
    zeros: ['sodium', 'calories'],
    zeroReason: ' Plain water has none. ',
  })
  expect(isNothing(filled)).toBe(false)
  expect(fill(stored, filled, '')).toMatchObject({
    nutrients: { calories: 29, sodium: 0, iron: 0.3 },
    nutrientNotes: { sodium: { status: 'known', reason: 'Plain water has none.' } },
  })
  expect(Object.keys(fill(stored, filled, '').nutrientNotes)).toEqual(['sodium'])
})

test('0 is not accepted without a reason', () => {
  const filled = filledOf(gapsOf(row, stored), { ...nothingFilled, zeros: ['sodium'], zeroReason: '  ' })
  expect(fillProblem(t, filled)).toBe('Enter why 0 is accepted.')
  expect(fillProblem(t, { ...filled, zeroReason: 'Water' })).toBeNull()
})
