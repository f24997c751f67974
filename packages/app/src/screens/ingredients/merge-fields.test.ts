import { type IngredientValues, newCredit, newPack, newPrice, toIngredientValues } from '@commissary/domain/food'
import { englishTranslator } from '@commissary/messages/translator'
import { expect, test } from 'vitest'

import { mergeableFields } from './merge-fields.ts'

const fields = mergeableFields(englishTranslator())
const blank = toIngredientValues({ name: 'Roll' })

function textOf<Name extends keyof IngredientValues>(name: Name, value: IngredientValues[Name]) {
  return fields.find((field) => field.name === name)?.text?.(value)
}

test('every value of the form can be merged', () => {
  const merged = new Set(fields.map(({ name }) => name.replace(/\..*/, '')))
  // Marking a nutrient unknown is part of the nutrients: a merged value wins over it.
  // After a merge the form asks again when a label changed and why an allergen was removed.
  const { unknownNutrients: _, labelFrom: __, isCorrection: ___, allergenReason: ____, ...rest } = blank
  expect(merged).toEqual(new Set(Object.keys(rest)))
})

test('values are described as the form shows them', () => {
  const [price, pack] = [{ ...newPrice('2026-11-01'), amount: '4.00' }, newPack()]
  expect(textOf('prices', [price, newPrice('')])).toBe('4.00 / 1 lb 2026-11-01')
  expect(textOf('packs', [{ ...pack, text: '6/5 LB' }])).toBe('6/5 LB')
  const fivePounds = { ...pack.each, content: { amount: '5', unit: 'lb' } }
  expect(textOf('packs', [{ ...pack, case: { ...pack.case, holds: '6' }, each: fivePounds }])).toBe('6 × 5 lb')
  expect(textOf('dietTags', ['Vegan', 'NoMsg'])).toBe('Vegan, No MSG')
  expect(textOf('measures', [{ amount: '1', measure: '', unit: 'cup', grams: '244' }])).toBe('1 cup = 244 g')
  expect(textOf('source', { kind: 'LABEL', id: '', release: '2026' })).toBe('Label 2026')
  expect(textOf('milk', { fat: 'lowFat', isFlavored: true })).toBe('Low-fat (1%), Flavored')
  expect(
    textOf('crediting', [
      { ...newCredit(), component: 'GRAIN', per: { amount: '1', unit: 'oz' }, isWholeGrainRich: true },
    ]),
  ).toBe('Grains, 1 / 1 oz, Whole grain-rich')
  expect(
    textOf('crediting', [
      { ...newCredit(), component: 'MEAT_ALTERNATE', per: { amount: '4', unit: 'oz' }, product: 'YOGURT' },
    ]),
  ).toBe('Meats/meat alternates, 1 / 4 oz, Yogurt')
  const beef = { ...newCredit(), component: 'MEAT_ALTERNATE', per: { amount: '1', unit: 'lb' } }
  expect(textOf('crediting', [{ ...beef, basis: 'purchased', portionsPerPurchaseUnit: '11.8' }])).toBe(
    'Meats/meat alternates, 11.8 × 1 / 1 lb as purchased',
  )
  expect(textOf('crediting', [{ ...beef, cookedYieldPct: '74' }])).toBe(
    'Meats/meat alternates, 1 / 1 lb, As purchased to cooked 74%',
  )
})

test('crediting that was never assessed is described as such', () => {
  expect(textOf('creditStatus', blank.creditStatus)).toBe('Not assessed')
  expect(textOf('creditStatus', 'doesNotCredit')).toBe('Does not credit')
})

test('blank values are empty, except unknown nutrients and allergens', () => {
  for (const name of [
    'source',
    'measures',
    'milk',
    'crediting',
    'prices',
    'packs',
    'dietTags',
    'serving',
    'mealCategory',
  ] as const)
    expect(textOf(name, blank[name]), name).toBe('')
  for (const name of ['nutrients.sodium', 'allergens.Soy'])
    expect(fields.find((field) => field.name === name)?.text?.(''), name).toBe('Unknown')
})
