import { describe, expect, test } from 'vitest'

import { ingredientFromReference } from './ingredient-from-reference.ts'
import { toIngredientInput } from './ingredient-input.ts'
import { type IngredientLimits, ingredientProblems, numberProblem } from './ingredient-problems.ts'
import { toCurrentDraft } from './earlier-drafts.ts'
import {
  type IngredientRecord,
  type IngredientValues,
  newCredit,
  newMeasure,
  newPack,
  newPrice,
  toIngredientValues,
} from './ingredient-values.ts'
import { nutrientCodes } from './model.ts'

const reason = 'No sugars are added.'

const stored = {
  name: 'Milk, 1%',
  nutrients: { calories: 42, addedSugars: 0, sodium: 44.5 },
  allergens: { Milk: 'contains', Soy: 'free' },
  measures: [{ amount: 1, measure: 'cup', unit: 'cup', grams: 244 }],
  crediting: [{ component: 'MILK', credit: 1, per: { amount: '1', unit: 'cup' } }],
  prices: [
    { vendorId: 7, vendorItemCode: null, amount: '0.31', per: { amount: '1', unit: 'each' }, validFrom: '2026-07-01' },
  ],
  dietTags: ['Kosher'],
  packs: [
    {
      text: '50/8 FLOZ',
      case: { gtin: '00614141999996', content: null, holds: 50 },
      inner: null,
      each: { gtin: null, content: { amount: '8', unit: 'floz' }, holds: null },
    },
  ],
  densityGml: 1.03,
  milk: { fat: 'lowFat', isFlavored: false },
  serving: { amount: '1', unit: 'cup' },
} satisfies Partial<IngredientRecord>

const positive = { exclusiveMinimum: 0, maximum: 1000 }
const limits: IngredientLimits = {
  IngredientInput: { densityGml: positive, eachWeightG: positive, ediblePct: positive },
  NutrientAnswers: Object.fromEntries(
    nutrientCodes.map((code) => [code, { minimum: 0, maximum: 100_000 }]),
  ) as IngredientLimits['NutrientAnswers'],
  Measure: { amount: positive, grams: positive },
  CreditRule: { credit: positive, cookedYieldPct: positive, portionsPerPurchaseUnit: positive },
}

/** The codes of all problems, whichever field they belong to. */
const codes = (problems: unknown): string[] => {
  if (typeof problems !== 'object' || problems === null) return []
  if ('code' in problems && typeof problems.code === 'string') return [problems.code]
  return Object.values(problems).flatMap(codes)
}
const codesOf = (change: Partial<IngredientValues>) =>
  codes(ingredientProblems({ ...toIngredientValues(stored, { isStored: true }), ...change }, limits))

test('unchanged values are saved as they were stored', () => {
  expect(toIngredientInput(toIngredientValues(stored), null, reason)).toMatchObject({
    ...stored,
    crediting: [{ component: 'MILK', credit: 1, per: { amount: '1', unit: 'cup' } }],
  })
  expect(codesOf({})).toEqual([])
})

test('the kind of a food is saved for the components that have a rule about it', () => {
  const per = { amount: '1', unit: 'oz' } as const
  const save = (component: 'GRAIN' | 'MEAT_ALTERNATE' | 'FRUIT', product: string) => {
    const values = toIngredientValues({ ...stored, crediting: [{ component, credit: 1, per }] })
    const crediting = values.crediting.map((rule) => ({ ...rule, product }))
    return toIngredientInput({ ...values, crediting }, null, reason).crediting?.[0]?.product
  }
  expect(save('GRAIN', 'CEREAL')).toBe('CEREAL')
  expect(save('MEAT_ALTERNATE', 'YOGURT')).toBe('YOGURT')
  expect(save('MEAT_ALTERNATE', 'OTHER')).toBe('OTHER')
  expect(save('GRAIN', '')).toBeNull()
  expect(save('MEAT_ALTERNATE', 'CEREAL')).toBeNull()
  expect(save('FRUIT', 'OTHER')).toBeNull()
})

describe('a draft from before the crediting status', () => {
  const { creditStatus: _, ...old } = toIngredientValues(stored)

  test('keeps its rules', () => {
    const current = toCurrentDraft(old) as IngredientValues
    expect(current.creditStatus).toBe('credits')
    expect(toIngredientInput(current, null, reason).crediting).toMatchObject(stored.crediting)
  })

  test('is not assessed without rules, and never "does not credit"', () => {
    expect(toCurrentDraft({ ...old, crediting: [] })).toMatchObject({ creditStatus: 'notAssessed' })
  })

  test('gets the fields that its rules lack', () => {
    const [rule] = old.crediting
    const { component, credit, per, cookedYieldPct } = rule ?? newCredit()
    const current = toCurrentDraft({ ...old, crediting: [{ component, credit, per, cookedYieldPct }] })
    expect(current.crediting[0]).toEqual({ ...newCredit(), component, credit, per, cookedYieldPct, yieldFrom: 'EP' })
  })
})

test('a draft from before a nutrient existed leaves it blank, and its form can be checked', () => {
  const values = toIngredientValues(stored)
  const { vitaminB12: _, ...nutrients } = values.nutrients
  const current = toCurrentDraft({ ...values, nutrients }) as IngredientValues
  expect(current.nutrients).toEqual({ ...values.nutrients, vitaminB12: '' })
  expect(ingredientProblems(current, limits)).toEqual(ingredientProblems(values, limits))
})

test('a draft with a crediting status keeps it', () => {
  const values = { ...toIngredientValues(stored), creditStatus: 'doesNotCredit' }
  expect(toCurrentDraft(values).creditStatus).toBe('doesNotCredit')
  expect(toCurrentDraft({ name: 'Vendor' })).toEqual({ name: 'Vendor' })
})

test('a blank nutrient is left out, a zero is saved', () => {
  const values = toIngredientValues(stored)
  const { nutrients } = toIngredientInput(
    { ...values, nutrients: { ...values.nutrients, sodium: ' ', calories: '0' } },
    null,
    reason,
  )
  expect(nutrients).toEqual({ calories: 0, addedSugars: 0 })
})

test('a new ingredient answers the ten required nutrients: with a value, or as unknown', () => {
  const values = toIngredientValues({ name: 'Roll', nutrients: { calories: 250, iron: 0 } })
  const { nutrients } = ingredientProblems(values, limits)
  expect(Object.keys(nutrients)).toEqual([
    'protein',
    'calcium',
    'potassium',
    'cholestral',
    'saturatedFat',
    'totalFat',
    'totalCarbohydrate',
    'sugars',
  ])
  const unknownNutrients = Object.fromEntries(Object.keys(nutrients).map((code) => [code, true]))
  expect(codes(ingredientProblems({ ...values, unknownNutrients }, limits))).toEqual([])
  expect(toIngredientInput({ ...values, unknownNutrients }, null, reason).nutrients).toEqual({ calories: 250, iron: 0 })
})

test('a value that a stored ingredient lacks was saved as unknown; a deleted value must be answered', () => {
  const values = toIngredientValues(stored, { isStored: true })
  expect(values.unknownNutrients).not.toHaveProperty('calories')
  expect(values.unknownNutrients.iron).toBe(true)
  expect(codesOf({ nutrients: { ...values.nutrients, calories: '' } })).toEqual(['nutrientMissing'])
  expect(codesOf({ nutrients: { ...values.nutrients, iron: '1' } })).toEqual([])
})

test('an unmarked allergen is unknown, not "free"', () => {
  expect(toIngredientInput(toIngredientValues({ name: 'Roll' }), null, reason).allergens).toEqual({})
})

test('"No added sugars" saves 0 with the reason', () => {
  const values = { ...toIngredientValues({ name: 'Corn' }), hasNoAddedSugars: true }
  const input = toIngredientInput(values, null, reason)
  expect(input.nutrients).toEqual({ addedSugars: 0 })
  expect(input.nutrientNotes).toEqual({ addedSugars: { status: 'known', reason } })
})

test('a reason that is already stored is kept', () => {
  const nutrientNotes = { addedSugars: { status: 'known', reason: 'Stated on the label.' } } as const
  const values = toIngredientValues({ ...stored, nutrientNotes })
  expect(values.hasNoAddedSugars).toBe(true)
  expect(toIngredientInput(values, { nutrientNotes }, reason).nutrientNotes).toEqual(nutrientNotes)
})

test('a value that was accepted as 0 keeps its reason until it is changed', () => {
  const food = {
    nutrients: { iron: 0, sodium: 0 },
    nutrientNotes: { iron: { status: 'known', reason: 'Water.' } },
  } as const
  const values = toIngredientValues(food)
  expect(toIngredientInput(values, food, reason).nutrientNotes).toEqual(food.nutrientNotes)
  const typed = { ...values, nutrients: { ...values.nutrients, iron: '0.2' } }
  expect(toIngredientInput(typed, food, reason)).toMatchObject({ nutrients: { iron: 0.2 }, nutrientNotes: {} })
})

test('added sugars that were accepted as 0 are no longer so once "No added sugars" is unchecked', () => {
  const food = {
    nutrients: { addedSugars: 0 },
    nutrientNotes: { addedSugars: { status: 'known', reason: 'Water.' } },
  } as const
  const values = toIngredientValues(food)
  expect(values.hasNoAddedSugars).toBe(true)
  expect(toIngredientInput(values, food, reason).nutrientNotes).toEqual(food.nutrientNotes)
  expect(toIngredientInput({ ...values, hasNoAddedSugars: false }, food, reason).nutrientNotes).toEqual({})
})

test("a price keeps its digits; a vendor's price without an amount must be completed or removed", () => {
  const values = toIngredientValues(stored)
  const withAmount = (amount: string) => ({ prices: values.prices.map((price) => ({ ...price, amount })) })
  expect(toIngredientInput({ ...values, ...withAmount('0.310') }, null, reason).prices[0]?.amount).toBe('0.310')
  expect(codesOf(withAmount(''))).toEqual(['amountMissing'])
  expect(codesOf(withAmount('three'))).toEqual(['notANumber'])
  for (const amount of ['$3', '€4.20', '4.20 EUR']) expect(codesOf(withAmount(amount))).toEqual(['priceCurrency'])
})

test("a vendor's price is above 0, and one vendor has one price from a day", () => {
  const [price] = toIngredientValues(stored).prices
  const row = { ...newPrice('2026-07-01'), vendorId: '7', amount: '2' }
  expect(codesOf({ prices: [{ ...row, amount: '0' }] })).toEqual(['priceOfZero'])
  expect(codesOf({ prices: [{ ...row, vendorId: '', amount: '0' }] })).toEqual([])
  expect(codesOf({ prices: [newPrice('2026-07-01')] })).toEqual([])
  expect(codesOf({ prices: [row, price ?? row] })).toEqual(['samePriceDate'])
  expect(codesOf({ prices: [row, { ...row, validFrom: '2026-08-01' }] })).toEqual([])
})

test('a pack shows what contradicts it', () => {
  const pack = { ...newPack(), case: { gtin: '', content: { amount: '25', unit: 'lb' }, holds: '6' } }
  const each = { gtin: '', content: { amount: '5', unit: 'lb' }, holds: '' }
  expect(
    ingredientProblems({ ...toIngredientValues({ name: 'Ham' }), packs: [{ ...pack, each }] }, limits).packs[0],
  ).toEqual({
    case: {
      gtin: undefined,
      holds: undefined,
      content: { amount: { code: 'packContradiction', expected: 30, unit: 'lb' } },
    },
    inner: { gtin: undefined, holds: undefined, content: { amount: undefined } },
    each: { gtin: undefined, holds: undefined, content: { amount: undefined } },
  })
  expect(codesOf({ packs: [{ ...pack, case: { ...pack.case, gtin: '123', holds: '2.5' } }] })).toEqual([
    'notAGtin',
    'notWhole',
  ])
})

test('a pack without any entry is not saved', () => {
  const values = toIngredientValues(stored)
  expect(toIngredientInput({ ...values, packs: [...values.packs, newPack()] }, null, reason).packs).toHaveLength(1)
})

test('a diet tag that an allergen contradicts is a problem', () => {
  expect(codesOf({ dietTags: ['DairyFree'] })).toEqual(['dietTagConflict'])
})

test('a draft from before dated prices keeps its price', () => {
  const { prices: _, packs: __, dietTags: ___, ...old } = toIngredientValues(stored)
  const draft = toCurrentDraft({ ...old, price: { amount: '3', per: { amount: '1', unit: 'lb' } } })
  expect(draft).toMatchObject({ prices: [{ ...newPrice(''), amount: '3' }], packs: [], dietTags: [] })
  expect(draft).not.toHaveProperty('price')
})

test.each([
  ['', undefined],
  ['0', undefined],
  ['12.5', undefined],
  ['-1', { code: 'negative' }],
  ['100001', { code: 'tooLarge', maximum: 100_000 }],
  ['1,5', { code: 'notANumber' }],
  ['12 mg', { code: 'notANumber' }],
  ['1e3', { code: 'notANumber' }],
])('a nutrient of "%s" has the problem %o', (typed, problem) => {
  expect(numberProblem(typed, { minimum: 0, maximum: 100_000 })).toEqual(problem)
})

test('a name and the numbers of every measure and credit are required', () => {
  expect(codesOf({ name: ' ' })).toEqual(['nameMissing'])
  expect(codesOf({ measures: [newMeasure()] })).toEqual(['gramsMissing'])
  expect(codesOf({ crediting: [newCredit()] })).toEqual(['componentMissing', 'amountMissing'])
  expect(codesOf({ densityGml: '0' })).toEqual(['notPositive'])
})

test('quantities have at most six decimals', () => {
  expect(codesOf({ serving: { amount: '0.3333333', unit: 'cup' } })).toEqual(['tooManyDecimals'])
  expect(codesOf({ serving: { amount: '0.333333', unit: 'cup' } })).toEqual([])
})

test('an ingredient based on a reference food takes its nutrients, edible share and source', () => {
  const butternut = {
    id: 9,
    code: '11485',
    description: 'Squash, winter, butternut, raw',
    foodGroup: 'Vegetables',
    source: 'USDA SR',
    release: '28',
    nutrients: { calories: 45 },
    refusePct: 16,
    measures: [],
  }
  expect(ingredientFromReference(butternut)).toMatchObject({
    name: 'Squash, winter, butternut, raw',
    referenceFoodId: 9,
    source: { kind: 'USDA_SR', id: '11485', release: '28' },
    ediblePct: 84,
    nutrients: { calories: 45 },
  })
  expect(ingredientFromReference({ ...butternut, refusePct: null }).ediblePct).toBeNull()
})

test('a credit rule states what its yield is a percentage of, or how many portions a purchase unit gives', () => {
  const rule = (change: object) => {
    const values = toIngredientValues({
      crediting: [{ component: 'MEAT_ALTERNATE', credit: 1, per: { amount: '1', unit: 'lb' } }],
    })
    const crediting = values.crediting.map((one) => ({ ...one, ...change }))
    return { crediting, saved: toIngredientInput({ ...values, crediting }, null, reason).crediting?.[0] }
  }
  expect(rule({}).saved).toMatchObject({ cookedYieldPct: null, yieldFrom: null, portionsPerPurchaseUnit: null })
  expect(rule({ cookedYieldPct: '74' }).saved).toMatchObject({ cookedYieldPct: 74, yieldFrom: 'AP' })
  expect(rule({ cookedYieldPct: '74', yieldFrom: 'EP' }).saved).toMatchObject({ yieldFrom: 'EP' })
  const printed = { basis: 'purchased', portionsPerPurchaseUnit: '11.8', cookedYieldPct: '74' }
  expect(rule(printed).saved).toMatchObject({ portionsPerPurchaseUnit: 11.8, cookedYieldPct: null, yieldFrom: null })

  const { crediting } = rule({ basis: 'purchased' })
  expect(codesOf({ crediting })).toEqual(['amountMissing'])
  expect(toIngredientValues({ crediting: [rule(printed).saved ?? []].flat() }).crediting[0]).toMatchObject({
    basis: 'purchased',
    portionsPerPurchaseUnit: '11.8',
  })
  // A yield stored without `yieldFrom` is of the edible portion.
  const old = { component: 'GRAIN' as const, credit: 1, per: { amount: '1', unit: 'oz' as const }, cookedYieldPct: 90 }
  expect(toIngredientValues({ crediting: [old] }).crediting[0]?.yieldFrom).toBe('EP')
})

test('a food is not assessed, does not credit or has rules, and saving keeps that', () => {
  const savedAs = (crediting: IngredientRecord['crediting'] | undefined) =>
    toIngredientInput(toIngredientValues(crediting === undefined ? {} : { crediting }), null, reason).crediting
  expect(savedAs(undefined)).toBeNull()
  expect(savedAs(null)).toBeNull()
  expect(savedAs([])).toEqual([])
  expect(savedAs(stored.crediting)).toMatchObject(stored.crediting)
})

test('rules are checked and saved only for an ingredient that credits', () => {
  const change = { creditStatus: 'doesNotCredit' as const, crediting: [newCredit()] }
  expect(codesOf(change)).toEqual([])
  expect(toIngredientInput({ ...toIngredientValues(stored), ...change }, null, reason).crediting).toEqual([])
  expect(codesOf({ crediting: [] })).toEqual(['rulesMissing'])
})

test('two rules of one component need different units or different parts', () => {
  const grain = { ...newCredit(), component: 'GRAIN', per: { amount: '1', unit: 'oz' } }
  expect(codesOf({ crediting: [grain, { ...grain, per: { amount: '28', unit: 'g' } }] })).toEqual([])
  expect(codesOf({ crediting: [grain, { ...grain, isWholeGrainRich: true }] })).toEqual([])
  expect(codesOf({ crediting: [grain, { ...grain, credit: '2' }] })).toEqual(['sameRule'])
})

test('price breaks are for two or more whole packs, each number once, and keep their digits', () => {
  const price = { ...newPrice('2026-07-01'), vendorId: '7', amount: '30' }
  const withBreaks = (...breaks: { packs: string; amount: string }[]) => ({ prices: [{ ...price, breaks }] })
  expect(codesOf(withBreaks({ packs: '5', amount: '28.50' }, { packs: '', amount: '' }))).toEqual([])
  expect(codesOf(withBreaks({ packs: '1', amount: '28' }))).toEqual(['breakOfOne'])
  expect(codesOf(withBreaks({ packs: '2.5', amount: '28' }))).toEqual(['notWhole'])
  expect(codesOf(withBreaks({ packs: '5', amount: '' }))).toEqual(['amountMissing'])
  expect(codesOf(withBreaks({ packs: '5', amount: '28' }, { packs: '5', amount: '27' }))).toEqual(['samePriceBreak'])
  const values = { ...toIngredientValues({ name: 'Rice' }), ...withBreaks({ packs: '5', amount: '28.50' }) }
  expect(toIngredientInput(values, null, '').prices[0]?.breaks).toEqual([{ packs: 5, amount: '28.50' }])
})
