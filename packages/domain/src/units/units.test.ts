import { describe, expect, test } from 'vitest'

import { food } from '../testing/foods.ts'
import { parsePositive } from './decimal.ts'
import { fittingMeasures, namedMeasure, preparedMeasure } from './measures.ts'
import { convert, gramsOf, liquidDensities, mlPerUnit } from './units.ts'

const liquid = (densityGml: number) => food(1, 'Liquid', { densityGml })

test('a gallon is 3785.41 ml and the smaller volumes are its parts', () => {
  expect(mlPerUnit.gal).toBe(3785.41)
  expect(mlPerUnit.qt).toBeCloseTo(946.3525, 6)
  expect(mlPerUnit.pt).toBeCloseTo(473.17625, 6)
  expect(mlPerUnit.cup).toBeCloseTo(236.588125, 6)
  expect((mlPerUnit.cup ?? 0) / 8).toBeCloseTo(29.5735156, 6)
  expect(mlPerUnit.tbsp).toBeCloseTo(14.7867578, 6)
  expect(mlPerUnit.tsp).toBeCloseTo(4.9289193, 6)
})

test('a scoop is its share of a quart, and a fluid ounce an eighth of a cup', () => {
  expect(mlPerUnit.scoop16).toBeCloseTo((mlPerUnit.cup ?? 0) / 4, 9)
  expect(mlPerUnit.scoop8).toBeCloseTo((mlPerUnit.cup ?? 0) / 2, 9)
  expect(mlPerUnit.floz).toBeCloseTo((mlPerUnit.cup ?? 0) / 8, 9)
  expect(gramsOf(1, 'scoop16', liquid(liquidDensities.water))).toBeCloseTo(236.11 / 4, 2)
})

test('a can weighs what the food states, and is unknown without that', () => {
  const tomatoes = food(1, 'Tomatoes', { measures: [{ amount: 1, measure: '#10 can', unit: 'can10', grams: 2891 }] })
  expect(gramsOf(2, 'can10', tomatoes)).toBe(5782)
  expect(gramsOf(1, 'can303', tomatoes)).toBeNull()
  expect(gramsOf(1, 'can10', liquid(liquidDensities.water))).toBeNull()
})

test('a pound is 453.59237 g and an ounce is a sixteenth of it', () => {
  expect(gramsOf(1, 'lb', food(1, 'Flour'))).toBe(453.59237)
  expect(gramsOf(1, 'oz', food(1, 'Flour'))).toBeCloseTo(28.349523, 6)
  expect(gramsOf(1.5, 'kg', food(1, 'Flour'))).toBe(1500)
})

test.each([
  ['wholeMilk', 'cup', 243.69],
  ['wholeMilk', 'gal', 3898.97],
  ['skimMilk', 'cup', 244.87],
  ['skimMilk', 'gal', 3917.9],
  ['orangeJuice', 'cup', 245.58],
  ['grapeJuice', 'cup', 249.36],
  ['soyDrink', 'cup', 253.15],
  ['water', 'cup', 236.11],
  ['water', 'gal', 3777.84],
  ['honey', 'cup', 335.96],
  ['honey', 'tsp', 7],
] as const)('a %s %s weighs by its density %d g', (name, unit, grams) => {
  expect(gramsOf(1, unit, liquid(liquidDensities[name]))).toBeCloseTo(grams, 2)
})

test('the liquid densities are those of the specification', () => {
  expect(liquidDensities).toEqual({
    wholeMilk: 1.03,
    skimMilk: 1.035,
    orangeJuice: 1.038,
    grapeJuice: 1.054,
    soyDrink: 1.07,
    water: 0.998,
    honey: 1.42,
  })
})

test('a volume without measure or density is unknown, not water', () => {
  expect(gramsOf(1, 'cup', food(1, 'Flour'))).toBeNull()
  expect(gramsOf(2, 'each', food(1, 'Apple'))).toBeNull()
})

test("a food's own measure wins over its density, and the exact unit over another volume", () => {
  const flour = food(1, 'Flour', {
    densityGml: 0.9,
    measures: [
      { amount: 1, measure: 'tbsp', unit: 'tbsp', grams: 9 },
      { amount: 2, measure: 'cup', unit: 'cup', grams: 250 },
    ],
  })
  expect(gramsOf(1, 'cup', flour)).toBe(125)
  expect(gramsOf(1, 'tbsp', flour)).toBe(9)
  // A pint by the nearest measure: a spoon's weight is rounded more.
  expect(gramsOf(4, 'pt', flour)).toBeCloseTo(4 * 2 * 125, 6)
})

describe('a food with several measures of one unit', () => {
  const cheddar = food(1, 'Cheddar', {
    densityGml: 1.1,
    measures: [
      { amount: 1, measure: 'cup, diced', unit: 'cup', grams: 132 },
      { amount: 1, measure: 'cup, shredded', unit: 'cup', grams: 113 },
    ],
  })

  test('has no weight in that unit, nor in one that would be scaled from it', () => {
    expect(gramsOf(1, 'cup', cheddar)).toBeNull()
    expect(gramsOf(1, 'floz', cheddar)).toBeNull()
    expect(fittingMeasures('cup', cheddar.measures).map(({ measure }) => measure)).toEqual([
      'cup, diced',
      'cup, shredded',
    ])
  })

  test('is weighed by the one whose name is the unit', () => {
    const kernels = food(2, 'Sunflower seed kernels', {
      measures: [
        { amount: 1, measure: 'cup, with hulls, edible yield', unit: 'cup', grams: 46 },
        { amount: 1, measure: 'cup', unit: 'cup', grams: 140 },
      ],
    })
    expect(gramsOf(1, 'cup', kernels)).toBe(140)
    expect(gramsOf(1, 'qt', kernels)).toBeCloseTo(560, 9)
  })

  test('is weighed by the first if they differ only by rounding', () => {
    const sauce = food(3, 'Barbecue sauce', {
      measures: [
        { amount: 1, measure: 'cup', unit: 'cup', grams: 286 },
        { amount: 1, measure: 'cup', unit: 'cup', grams: 279 },
      ],
    })
    expect(gramsOf(1, 'cup', sauce)).toBe(286)
  })

  test('is weighed by a named one, unless two of the name differ', () => {
    expect(namedMeasure('Cup, shredded ', cheddar.measures)?.grams).toBe(113)
    expect(namedMeasure('cup, grated', cheddar.measures)).toBeNull()
    const twice = [...cheddar.measures, { amount: 1, measure: 'cup, diced', unit: 'cup' as const, grams: 100 }]
    expect(namedMeasure('cup, diced', twice)).toBeNull()
  })
})

test('a piece has the weight of the food, or else of its measure', () => {
  expect(gramsOf(3, 'each', food(1, 'Egg', { eachWeightG: 50 }))).toBe(150)
  const roll = food(2, 'Roll', { measures: [{ amount: 2, measure: 'rolls', unit: 'each', grams: 100 }] })
  expect(gramsOf(1, 'each', roll)).toBe(50)
})

test('a measure without a weight or a unit converts nothing', () => {
  const oats = food(1, 'Oats', {
    measures: [
      { amount: 1, measure: 'cup', unit: 'cup', grams: 0 },
      { amount: 1, measure: 'packet', grams: 28 },
    ],
  })
  expect(gramsOf(1, 'cup', oats)).toBeNull()
})

test('units convert directly within a dimension, and through the grams of a food across dimensions', () => {
  const milk = food(1, 'Milk', { densityGml: 1.03 })
  expect(convert(8, 'cup', 'gal', food(2, 'Oil'))).toBeCloseTo(0.5, 12)
  expect(convert(1, 'gal', 'lb', milk)).toBeCloseTo(3898.9723 / 453.59237, 6)
  expect(convert(1, 'lb', 'cup', milk)).toBeCloseTo(453.59237 / 243.685769, 6)
  expect(convert(2, 'each', 'each', food(3, 'Apple'))).toBe(2)
  expect(convert(2, 'each', 'cup', milk)).toBeNull()
})

test('an amount that is not a number above zero is null', () => {
  for (const amount of ['', 'abc', '0', '-1', '1e3']) expect(parsePositive(amount), amount).toBeNull()
})

describe('a preparation names one of several measures', () => {
  const onions = [
    { amount: 1, measure: 'cup, chopped', unit: 'cup' as const, grams: 160 },
    { amount: 1, measure: 'cup, sliced', unit: 'cup' as const, grams: 115 },
  ]
  test.each([
    ['finely diced', 'cup', 160],
    ['Sliced', 'qt', 115],
    ['minced', 'cup', undefined],
    ['chopped and sliced', 'cup', undefined],
    ['', 'cup', undefined],
  ] as const)('%s, in %s', (preparation, unit, grams) => {
    expect(preparedMeasure(unit, preparation, onions)?.grams).toBe(grams)
  })

  test('where the unit alone is clear, it names none', () => {
    expect(preparedMeasure('cup', 'chopped', onions.slice(0, 1))).toBeNull()
    expect(preparedMeasure('lb', 'chopped', onions)).toBeNull()
  })
})
