import { expect, test } from 'vitest'

import { toIngredientInput } from './ingredient-input.ts'
import { type IngredientRecord, toIngredientValues } from './ingredient-values.ts'
import { isLabelChange, labelOn, type PastLabel } from './label-dates.ts'

const labelOf = (food: Partial<IngredientRecord>) => toIngredientInput(toIngredientValues(food), food, '')
const past = (until: string, calories: number): PastLabel => ({ until, facts: labelOf({ nutrients: { calories } }) })

test('a day has the facts of the earliest label that was still in force', () => {
  const current = labelOf({ nutrients: { calories: 3 } })
  const labels = [past('2026-11-10', 2), past('2026-03-01', 1)]
  const on = (date: string) => labelOn(current, labels, date).nutrients.calories
  expect([on('2025-01-01'), on('2026-02-28'), on('2026-03-01'), on('2026-11-09'), on('2026-11-10')]).toEqual([
    1, 1, 2, 2, 3,
  ])
  expect(labelOn(current, [], '2020-01-01')).toBe(current)
})

const stated = {
  nutrients: { calories: 100, sodium: 5 },
  allergens: { Milk: 'contains' },
  dietTags: ['Kosher'],
  eachWeightG: 50,
  measures: [{ amount: 1, measure: 'cup', unit: 'cup', grams: 120 }],
} satisfies Partial<IngredientRecord>

test.each<[string, Partial<IngredientRecord>]>([
  ['another amount of a nutrient', { nutrients: { calories: 101, sodium: 5 } }],
  ['an amount that is taken out', { nutrients: { calories: 100 } }],
  ['another level of an allergen', { allergens: { Milk: 'mayContain' } }],
  ['a diet tag that is taken out', { dietTags: [] }],
  ['another weight of a piece', { eachWeightG: 45 }],
  ['another weight of a measure', { measures: [{ amount: 1, measure: 'cup', unit: 'cup', grams: 110 }] }],
])('%s changes the label', (_, change) => {
  expect(isLabelChange(labelOf(stated), labelOf({ ...stated, ...change }))).toBe(true)
})

test.each<[string, Partial<IngredientRecord>]>([
  ['a nutrient that was unknown', { nutrients: { ...stated.nutrients, iron: 2 } }],
  ['an allergen that was unknown', { allergens: { ...stated.allergens, Soy: 'free' } }],
  ['crediting that was not assessed', { crediting: [] }],
  ['a density that was unknown', { densityGml: 1.1 }],
  ['another name, category and price', { name: 'Roll', category: 'Bread' }],
])('%s is filled in for every day', (_, change) => {
  expect(isLabelChange(labelOf(stated), labelOf({ ...stated, ...change }))).toBe(false)
})
