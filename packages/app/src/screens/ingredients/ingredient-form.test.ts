import type { Ingredient, ReferenceFood } from '@commissary/api-client'
import { expect, test } from 'vitest'

import { englishTranslator } from '@commissary/messages/translator'
import { fromReference } from './from-reference.ts'
import { toInput } from './input.ts'
import { numberError, validateIngredient } from './validate.ts'
import { type IngredientValues, newCredit, newMeasure, toValues } from './values.ts'

const t = englishTranslator()
const reason = 'Nothing sweet is added.'

const stored: Pick<
  Ingredient,
  'name' | 'nutrients' | 'allergens' | 'measures' | 'crediting' | 'price' | 'densityGml' | 'milk' | 'serving'
> = {
  name: 'Milk, 1%',
  nutrients: { calories: 42, addedSugars: 0, sodium: 44.5 },
  allergens: { Milk: 'contains', Soy: 'free' },
  measures: [{ amount: 1, measure: 'cup', unit: 'cup', grams: 244 }],
  crediting: [{ component: 'MILK', credit: 1, per: { amount: '1', unit: 'cup' } }],
  price: { amount: '0.31', per: { amount: '1', unit: 'each' } },
  densityGml: 1.03,
  milk: { fat: 'lowFat', isFlavored: false },
  serving: { amount: '1', unit: 'cup' },
}

/** The form's errors as a flat list, whatever field they belong to. */
const messages = (errors: unknown): string[] =>
  typeof errors === 'string'
    ? [errors]
    : typeof errors === 'object' && errors !== null
      ? Object.values(errors).flatMap(messages)
      : []
const errorsOf = (change: Partial<IngredientValues>) =>
  messages(validateIngredient({ ...toValues(stored), ...change }, t))

test('what the form does not change goes back as it came', () => {
  expect(toInput(toValues(stored), null, reason)).toMatchObject({
    ...stored,
    crediting: [{ component: 'MILK', credit: 1, per: { amount: '1', unit: 'cup' } }],
  })
  expect(errorsOf({})).toEqual([])
})

test('a blank nutrient is left out, a zero is sent', () => {
  const values = toValues(stored)
  const { nutrients } = toInput(
    { ...values, nutrients: { ...values.nutrients, sodium: ' ', calories: '0' } },
    null,
    reason,
  )
  expect(nutrients).toEqual({ calories: 0, addedSugars: 0 })
})

test('an allergen that nobody stated is left out: it is not free of it', () => {
  expect(toInput(toValues({ name: 'Roll' }), null, reason).allergens).toEqual({})
})

test('nothing sweet added makes added sugars 0 and says why', () => {
  const input = toInput({ ...toValues({ name: 'Corn' }), isNothingSweetAdded: true }, null, reason)
  expect(input.nutrients).toEqual({ addedSugars: 0 })
  expect(input.nutrientNotes).toEqual({ addedSugars: { status: 'known', reason } })
})

test('a price without an amount is no price, an amount keeps its digits', () => {
  const values = toValues(stored)
  expect(toInput({ ...values, price: { ...values.price, amount: '' } }, null, reason).price).toBeNull()
  expect(toInput({ ...values, price: { ...values.price, amount: '0.310' } }, null, reason).price?.amount).toBe('0.310')
})

test.each([
  ['', undefined],
  ['0', undefined],
  ['12.5', undefined],
  ['-1', 'Must not be negative'],
  ['100001', 'Must be at most 100,000'],
  ['1,5', 'Not a number. Leave it blank if it is not known.'],
  ['12 mg', 'Not a number. Leave it blank if it is not known.'],
  ['1e3', 'Not a number. Leave it blank if it is not known.'],
])('a nutrient of "%s" is answered with %s', (typed, answer) => {
  expect(numberError(typed, { minimum: 0, maximum: 100_000 }, t)).toBe(answer)
})

test('a name and the numbers of every entry are asked for', () => {
  expect(errorsOf({ name: ' ' })).toEqual(['Please fill ingredient name'])
  expect(errorsOf({ measures: [newMeasure()] })).toEqual(['Please fill the weight'])
  expect(errorsOf({ crediting: [newCredit()] })).toEqual(['Please select a meal component', 'Please fill the amount'])
  expect(errorsOf({ densityGml: '0' })).toEqual(['Must be above 0'])
})

test('a reference food gives its figures, its edible part and where they are from', () => {
  const butternut: ReferenceFood = {
    id: 9,
    catererId: 0,
    code: '11485',
    description: 'Squash, winter, butternut, raw',
    foodGroup: 'Vegetables',
    source: 'USDA SR',
    release: '28',
    nutrients: { calories: 45 },
    refusePct: 16,
    measures: [],
  }
  expect(fromReference(butternut)).toMatchObject({
    name: 'Squash, winter, butternut, raw',
    referenceFoodId: 9,
    source: { kind: 'USDA_SR', id: '11485', release: '28' },
    ediblePct: 84,
    nutrients: { calories: 45 },
  })
  expect(fromReference({ ...butternut, refusePct: null }).ediblePct).toBeNull()
})
