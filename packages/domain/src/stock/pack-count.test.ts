import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Pack } from '../food/packs.ts'
import { sumOf } from '../units/exact.ts'
import { baseUnitOf, fromPacks, inPacks, levelSizes } from './pack-count.ts'

const food = { measures: [], eachWeightG: null, densityGml: null }
const level = (holds: number | null, content: [string, 'lb' | 'oz' | 'g' | 'can10'] | null = null) => ({
  gtin: null,
  holds,
  content: content && { amount: content[0], unit: content[1] },
})
const pack = (levels: Partial<Pack>): Pack => ({ text: null, case: null, inner: null, each: null, ...levels })

/** 6/5 LB, as distributors write it. */
const sixBags = pack({ case: level(6), each: level(null, ['5', 'lb']) })
const twoLevels = pack({ case: level(4), inner: level(6), each: level(null, ['5', 'lb']) })

describe('a quantity in packs and eaches', () => {
  test('is whole cases, whole bags, and what is left in an opened one', () => {
    expect(inPacks('193', 'lb', sixBags, food)).toEqual({
      isNegative: false,
      levels: [
        { level: 'case', count: '6' },
        { level: 'each', count: '2' },
      ],
      rest: { amount: '3', unit: 'lb' },
    })
    expect(inPacks('155', 'lb', twoLevels, food).levels).toEqual([
      { level: 'case', count: '1' },
      { level: 'inner', count: '1' },
      { level: 'each', count: '1' },
    ])
  })

  test('given in grams is the same, with the rest in pounds', () => {
    expect(inPacks('87543.32741', 'g', sixBags, food)).toEqual(inPacks('193', 'lb', sixBags, food))
  })

  test('of a shortage is marked as one', () => {
    expect(inPacks('-31', 'lb', sixBags, food)).toEqual({
      isNegative: true,
      levels: [{ level: 'case', count: '1' }],
      rest: { amount: '1', unit: 'lb' },
    })
  })

  test('without a known pack is the quantity itself', () => {
    expect(inPacks('7.5', 'lb', undefined, food)).toEqual({
      isNegative: false,
      levels: [],
      rest: { amount: '7.5', unit: 'lb' },
    })
    const cans = pack({ case: level(6), each: level(null, ['1', 'can10']) })
    expect(inPacks('7.5', 'lb', cans, food)).toMatchObject({ levels: [], rest: { amount: '7.5', unit: 'lb' } })
  })

  test('of zero has no packs and no rest', () => {
    expect(inPacks('0', 'lb', sixBags, food)).toEqual({ isNegative: false, levels: [], rest: null })
  })

  test('reads back as the same quantity', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5_000_000 }), fc.constantFrom(sixBags, twoLevels), (thousandths, one) => {
        const quantity = String(thousandths / 1000)
        const { levels, rest } = inPacks(quantity, 'lb', one, food)
        const counts = Object.fromEntries(levels.map(({ level: name, count }) => [name, count]))
        expect(fromPacks(counts, levelSizes(one, 'lb', food), rest?.amount ?? null)).toBe(sumOf([quantity]))
      }),
    )
  })
})

describe('what a level holds', () => {
  test('is its stated count, rather than its rounded net weight', () => {
    expect(levelSizes(pack({ case: level(6, ['29.9', 'lb']), each: level(null, ['5', 'lb']) }), 'lb', food)).toEqual({
      case: '30',
      each: '5',
    })
  })

  test('of a bag is its share of a case of known weight, if that is exact', () => {
    expect(levelSizes(pack({ case: level(4, ['40', 'lb']), each: level(null) }), 'lb', food).each).toBe('10')
    expect(levelSizes(pack({ case: level(3, ['40', 'lb']), each: level(null) }), 'lb', food).each).toBeUndefined()
  })

  test('of a pack that is only counted is its pieces', () => {
    const apples = pack({ case: level(88), each: level(null) })
    expect(baseUnitOf([apples])).toBe('each')
    expect(levelSizes(apples, 'each', food)).toEqual({ case: '88', each: '1' })
  })

  test('is unknown where nothing converts it', () => {
    expect(levelSizes(sixBags, 'each', food)).toEqual({})
    expect(fromPacks({ case: '2' }, {}, null)).toBeNull()
  })
})

test('stock is kept in the unit of the smallest pack, and in grams without one', () => {
  expect(baseUnitOf([sixBags])).toBe('lb')
  expect(baseUnitOf([pack({ case: level(null, ['40', 'oz']) })])).toBe('oz')
  expect(baseUnitOf([pack({ case: level(null) })])).toBe('g')
  expect(baseUnitOf([])).toBe('g')
})
