import { expect, test } from 'vitest'

import { isGtin, packContent, packContradictions, type Pack, type PackLevel } from './packs.ts'

const level = (amount: string | null, holds: number | null, unit: 'lb' | 'oz' | 'gal' | 'can10' = 'lb'): PackLevel => ({
  gtin: null,
  content: amount === null ? null : { amount, unit },
  holds,
})
const pack = (levels: Partial<Pack>): Pack => ({ text: null, case: null, inner: null, each: null, ...levels })

test('a case weighs what it holds, within the rounding of a label', () => {
  expect(packContradictions(pack({ case: level('30', 6), each: level('5', null) }))).toEqual([])
  expect(packContradictions(pack({ case: level('30.5', 6), each: level('80', null, 'oz') }))).toEqual([])
  expect(packContradictions(pack({ case: level('25', 6), each: level('5', null) }))).toEqual([
    { level: 'case', expected: 30 },
  ])
})

test('each level is compared with the next one that is known', () => {
  const both = pack({ case: level('12', 4), inner: level('3', 24), each: level('1', null, 'oz') })
  expect(packContradictions(both)).toEqual([{ level: 'inner', expected: 1.5 }])
})

test('a weight and a volume, or an unknown content, prove nothing', () => {
  expect(packContradictions(pack({ case: level('25', 4), each: level('1', null, 'gal') }))).toEqual([])
  expect(packContradictions(pack({ case: level(null, 6), each: level('5', null) }))).toEqual([])
  expect(packContradictions(pack({ case: level('25', null), each: level('5', null) }))).toEqual([])
})

test('the content of a pack is that of its case, or what the case holds', () => {
  expect(packContent(pack({ case: level('30', 6), each: level('5', null) }))).toEqual({ amount: '30', unit: 'lb' })
  expect(packContent(pack({ case: level(null, 6), each: level('1', null, 'can10') }))).toEqual({
    amount: '6',
    unit: 'can10',
  })
  expect(packContent(pack({ case: level(null, 4), inner: level(null, 12), each: level('1.5', null, 'oz') }))).toEqual({
    amount: '72',
    unit: 'oz',
  })
  expect(packContent(pack({ case: level(null, null), each: level('5', null) }))).toBeNull()
  expect(packContent(pack({}))).toBeNull()
})

test.each(['96385074', '614141999996', '4006381333931', '00614141999996'])('%s is a GTIN', (text) => {
  expect(isGtin(text)).toBe(true)
})
test.each(['96385075', '614141999995', '4006381333932', '1234', '', '00614141999996 ', '0061414199999A'])(
  '"%s" is not a GTIN',
  (text) => expect(isGtin(text)).toBe(false),
)
