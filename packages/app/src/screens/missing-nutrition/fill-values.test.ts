import type { Ingredient, MissingNutritionRow } from '@commissary/api-client'
import { expect, test } from 'vitest'

import { fill, filledOf, gapsOf, isNothing, nothingFilled } from './fill-values.ts'

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
