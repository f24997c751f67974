import { expect, test } from 'vitest'

import { countableOf, givenQuantity, gtin14, levelOfGtin } from './given-amount.ts'

const food = { measures: [], eachWeightG: null, densityGml: null }
const level = (gtin: string | null, content: { amount: string; unit: 'lb' } | null, holds: number | null) => ({
  gtin,
  content,
  holds,
})
/** Six bags of five pounds. */
const beef = countableOf(
  'lb',
  [
    {
      text: '6/5 LB',
      case: level('10012345678902', null, 6),
      inner: null,
      each: level('012345678905', { amount: '5', unit: 'lb' }, null),
    },
  ],
  food,
)

test('cases, bags and loose pounds of one count add up in the base unit', () => {
  expect(givenQuantity({ cases: '2', eaches: '3', amount: '1.25', unit: 'lb' }, beef)).toEqual({
    ok: true,
    quantity: '76.25',
  })
  expect(givenQuantity({ amount: '8', unit: 'oz' }, beef)).toEqual({ ok: true, quantity: '0.5' })
})

test('0 is an amount, and a blank is not', () => {
  expect(givenQuantity({ cases: '0' }, beef)).toEqual({ ok: true, quantity: '0' })
  expect(givenQuantity({}, beef)).toMatchObject({ ok: false, problem: 'empty' })
  expect(givenQuantity({ cases: null, amount: null }, beef)).toMatchObject({ ok: false, problem: 'empty' })
})

test('a level, a pack or a unit of unknown size is refused, never taken as 0', () => {
  expect(givenQuantity({ inners: '1' }, beef)).toMatchObject({ problem: 'unknownSize', field: 'inners' })
  expect(givenQuantity({ pack: 1, cases: '1' }, beef)).toMatchObject({ problem: 'unknownSize', field: 'cases' })
  expect(givenQuantity({ amount: '1', unit: 'gal' }, beef)).toMatchObject({ problem: 'unknownUnit', field: 'unit' })
  expect(givenQuantity({ amount: '1' }, beef)).toMatchObject({ problem: 'unitMissing', field: 'unit' })
  expect(givenQuantity({ cases: '999999999999' }, beef)).toMatchObject({ problem: 'tooLarge' })
})

test('a scanned code is found in any length, even within a case label', () => {
  expect(levelOfGtin('12345678905', beef.packs)).toEqual({ pack: 0, level: 'each' })
  expect(levelOfGtin('00012345678905', beef.packs)).toEqual({ pack: 0, level: 'each' })
  expect(levelOfGtin('(01)10012345678902(10)L42', beef.packs)).toEqual({ pack: 0, level: 'case' })
  expect(levelOfGtin('4006381333931', beef.packs)).toBeNull()
  expect(gtin14('0112345678901231')).toBe('12345678901231')
})

test('units are those that convert to the base unit', () => {
  expect(beef.units.map(({ unit }) => unit)).toEqual(['lb', 'oz', 'g', 'kg'])
  const pieces = countableOf('each', [], food)
  expect(pieces).toEqual({ packs: [], units: [{ unit: 'each', size: '1' }] })
})
