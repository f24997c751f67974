import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { isVitaminOrMineral } from './label-rounding.ts'
import {
  type LabelAmount,
  labelNutrients,
  labelNutrition,
  per100g,
  readPrinted,
  readServingSize,
  toPrinted,
  voluntaryLabelNutrients,
} from './label.ts'
import { nutrientCodes, type NutrientCode } from './model.ts'
import { nutrientFacts } from './nutrients.ts'

const all = [...labelNutrients, ...voluntaryLabelNutrients]
const read = (code: NutrientCode, typed: string): LabelAmount => {
  const value = readPrinted(code, typed)
  if (value === null || 'problem' in value) throw new Error(`${code} "${typed}" is not readable`)
  return value
}

test('the panel has each nutrient of the form once', () => {
  expect(all.toSorted()).toEqual(nutrientCodes.toSorted())
})

describe('the band of true values behind a printed one', () => {
  test.each<[NutrientCode, string, number, number]>([
    // (c)(1): nearest 5 up to and including 50, nearest 10 above, below 5 may be zero.
    ['calories', '0', 0, 5],
    ['calories', '5', 2.5, 7.5],
    ['calories', '45', 42.5, 47.5],
    ['calories', '50', 47.5, 55],
    ['calories', '60', 55, 65],
    ['calories', '230', 225, 235],
    // (c)(2): nearest 0.5 g below 5 g, nearest gram above, below 0.5 g shall be zero.
    ['totalFat', '0 g', 0, 0.5],
    ['saturatedFat', '0.5', 0.5, 0.75],
    ['transFat', '2.5', 2.25, 2.75],
    ['totalFat', '5', 4.75, 5.5],
    ['totalFat', '8g', 7.5, 8.5],
    // (c)(3): nearest 5 mg; 2 to 5 mg may be "less than 5 mg"; below 2 mg may be zero.
    ['cholestral', '0', 0, 2],
    ['cholestral', 'less than 5 mg', 2, 5],
    ['cholestral', '5', 2.5, 7.5],
    ['cholestral', '30', 27.5, 32.5],
    // (c)(4): zero below 5 mg, nearest 5 mg to 140 mg, nearest 10 mg above.
    ['sodium', '0', 0, 5],
    ['sodium', '5', 5, 7.5],
    ['sodium', '140', 137.5, 145],
    ['sodium', '150', 145, 155],
    ['sodium', '1,120 mg', 1115, 1125],
    // (c)(6) and (7): nearest gram; below 1 g may be "less than 1 g"; below 0.5 g may be zero.
    ['totalCarbohydrate', '37', 36.5, 37.5],
    ['dietaryFiber', '0', 0, 0.5],
    ['addedSugars', '<1 g', 0, 1],
    ['protein', '1', 0.5, 1.5],
    // (c)(8)(iii): percentages of vitamins and minerals, and their weights.
    ['iron', '0%', 0, 0.36],
    ['calcium', '2%', 13, 39],
    ['calcium', '10%', 117, 162.5],
    ['calcium', '20% DV', 227.5, 292.5],
    ['vitaminC', '50%', 42.75, 49.5],
    ['vitaminC', '100%', 85.5, 94.5],
    ['vitaminD', '2 mcg', 1.95, 2.05],
    ['vitaminD', '2 µg', 1.95, 2.05],
    ['calcium', '260', 255, 265],
    ['iron', '8', 7.95, 8.05],
    ['potassium', '240', 235, 245],
    ['potassium', '35', 32.5, 37.5],
    ['potassium', '0', 0, 94],
    ['vitaminB12', '0.24', 0.235, 0.245],
  ])('%s "%s" is %s or more and less than %s', (code, typed, from, below) => {
    const value = read(code, typed)
    expect(value.from).toBeCloseTo(from, 9)
    expect(value.below).toBeCloseTo(below, 9)
    expect(value.isPrintable).toBe(true)
  })

  test('a value that no rule prints is taken as rounded in its last digit, and marked', () => {
    expect(read('totalFat', '8.3')).toMatchObject({ from: 8.25, below: 8.35, isPrintable: false })
    expect(read('sodium', '145')).toMatchObject({ from: 144.5, below: 145.5, isPrintable: false })
    expect(read('calories', '55')).toMatchObject({ isPrintable: false })
    expect(read('calcium', '7%')).toMatchObject({ isPrintable: false })
    expect(read('transFat', '<0.5')).toMatchObject({ amount: 0.25, from: 0, below: 0.5, isPrintable: false })
  })
})

describe('typed text', () => {
  test.each<[NutrientCode, string, string, number]>([
    ['totalFat', ' 2.50 g ', '2.5', 2.5],
    ['totalFat', '.5', '0.5', 0.5],
    ['sodium', '1,120', '1120', 1120],
    ['calories', '230 calories', '230', 230],
    ['cholestral', 'Less than 5mg', '<5', 3.5],
    ['dietaryFiber', 'Contains less than 1 gram', '<1', 0.5],
    ['protein', '< 1 g', '<1', 0.5],
    ['iron', '45% dv', '45%', 8.1],
    ['vitaminD', '<2%', '<2%', 0.2],
  ])('%s "%s" is %s, which counts as %s', (code, typed, text, amount) => {
    expect(read(code, typed).text).toBe(text)
    expect(read(code, typed).amount).toBeCloseTo(amount, 9)
  })

  test.each<[NutrientCode, string, object | null]>([
    ['iron', '', null],
    ['iron', '  ', null],
    ['iron', 'none', { problem: 'notANumber' }],
    ['iron', '-1', { problem: 'notANumber' }],
    ['iron', '1,5', { problem: 'notANumber' }],
    ['iron', '.', { problem: 'notANumber' }],
    ['iron', '1e3', { problem: 'notANumber' }],
    ['iron', '100000', { problem: 'notANumber' }],
    ['sodium', '0.2 g', { problem: 'wrongUnit' }],
    ['vitaminA', '500 IU', { problem: 'wrongUnit' }],
    ['totalFat', '10%', { problem: 'noPercent' }],
    ['sodium', '7%', { problem: 'noPercent' }],
  ])('%s "%s" is %o', (code, typed, expected) => {
    expect(readPrinted(code, typed)).toEqual(expected)
  })
})

/** Amounts per serving that a label may print for the nutrient, and whether it prints them as a percentage. */
const servings = fc.record({
  code: fc.constantFrom(...all),
  isPercent: fc.boolean(),
  share: fc.double({ min: 0, max: 3, noNaN: true }),
  servingG: fc.integer({ min: 1, max: 20_000 }).map((tenths) => tenths / 10),
})
const amountOf = (code: NutrientCode, share: number) => share * (nutrientFacts[code].dailyValue ?? 30)

test('a printed value survives the round trip through the value per 100 g', () => {
  fc.assert(
    fc.property(servings, ({ code, isPercent, share, servingG }) => {
      const printed = toPrinted(code, amountOf(code, share), isPercent)
      const value = read(code, printed)
      expect(value.text).toBe(printed)
      expect(value.isPrintable).toBe(true)
      const stored = per100g(value.amount, servingG)
      expect(toPrinted(code, (stored * servingG) / 100, printed.endsWith('%'))).toBe(printed)
    }),
    { numRuns: 2000 },
  )
})

test('the band of a printed value contains every amount that prints so', () => {
  fc.assert(
    fc.property(servings, ({ code, isPercent, share }) => {
      const amount = amountOf(code, share)
      const { from, below, amount: counted } = read(code, toPrinted(code, amount, isPercent))
      expect(amount).toBeGreaterThanOrEqual(from - 1e-4)
      expect(amount).toBeLessThanOrEqual(below + 1e-4)
      expect(counted).toBeGreaterThanOrEqual(from)
      expect(counted).toBeLessThanOrEqual(below)
    }),
    { numRuns: 2000 },
  )
})

test('percentages are for vitamins and minerals only', () => {
  expect(all.filter((code) => !isVitaminOrMineral(code))).toEqual(labelNutrients.slice(0, 11))
  expect(toPrinted('totalFat', 39, true)).toBe('39')
  expect(toPrinted('calcium', 260, true)).toBe('20%')
  expect(toPrinted('calcium', 20, true)).toBe('2%')
  expect(toPrinted('calcium', 13, true)).toBe('<2%')
})

test('values per 100 g come from what the label prints; the rest is unknown', () => {
  const printed = {
    calories: '230',
    totalFat: '8',
    transFat: '0',
    dietaryFiber: '4',
    addedSugars: '<1',
    calcium: '20%',
  }
  expect(labelNutrition({ servingG: 55, printed })).toEqual({
    calories: 418.181818,
    totalFat: 14.545455,
    transFat: 0,
    dietaryFiber: 7.272727,
    addedSugars: 0.909091,
    calcium: 472.727273,
  })
})

test.each([
  ['2/3 cup (55g)', { grams: 55 }],
  ['1 slice (28 g)', { grams: 28 }],
  ['3 oz (85 grams)', { grams: 85 }],
  ['8 fl oz (240 mL)', { milliliters: 240 }],
  ['1 cup (240mL/247g)', { grams: 247 }],
  ['55g', { grams: 55 }],
  ['.5g', { grams: 0.5 }],
  ['0 g', null],
  ['1 cup', null],
  ['', null],
])('the serving size "%s" is %o', (text, size) => {
  expect(readServingSize(text)).toEqual(size)
})
