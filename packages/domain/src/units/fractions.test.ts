import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { parsePositive, toDecimal } from './decimal.ts'
import { formatAmount, kitchenFractions, parseAmount } from './fractions.ts'

test.each([
  ['½', '0.5'],
  ['1½', '1.5'],
  ['1 ½', '1.5'],
  ['1 1/2', '1.5'],
  ['1-1/2', '1.5'],
  ['1/3', '0.333333'],
  ['⅔', '0.666667'],
  ['2⅛', '2.125'],
  ['0.5', '0.5'],
  ['.5', '0.5'],
  ['5.', '5'],
  [' 12 ', '12'],
  ['3 / 4', '0.75'],
  ['1⁄8', '0.125'],
  ['10/4', '2.5'],
  ['999999', '999999'],
  ['1.50', '1.5'],
  ['007', '7'],
  ['١ ١/٢', '1.5'],
  ['٣٫٥', '3.5'],
  ['１２', '12'],
  ['4/6', '0.666667'],
  ['1 1/3', '1.333333'],
  ['1/128', '0.007813'],
])('"%s" is read as %s', (typed, amount) => {
  expect(parseAmount(typed)).toEqual({ ok: true, amount })
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['abc', 'notANumber'],
  ['1 2', 'notANumber'],
  ['1/0', 'notANumber'],
  ['1/2/3', 'notANumber'],
  ['1e3', 'notANumber'],
  ['2 cups', 'notANumber'],
  ['NaN', 'notANumber'],
  ['Infinity', 'notANumber'],
  ['½½', 'notANumber'],
  ['?', 'notANumber'],
  ['1,5', 'comma'],
  ['1,000', 'comma'],
  ['1.000,5', 'comma'],
  ['0', 'zero'],
  ['0.0000001', 'zero'],
  ['-0', 'zero'],
  ['-1', 'negative'],
  ['−½', 'negative'],
  ['1000000', 'tooLarge'],
  ['1000000000', 'tooLarge'],
  ['2000001/2', 'tooLarge'],
  ['9'.repeat(10_000), 'notANumber'],
  ['🍎', 'notANumber'],
] as const)('"%s" is refused: %s', (typed, problem) => {
  expect(parseAmount(typed)).toEqual({ ok: false, problem })
})

test.each([
  ['1,5', '1.5'],
  [',5', '0.5'],
  ['1.5', '1.5'],
  ['1.500', '1500'],
  ['1.500,25', '1500.25'],
  ['1 1/2', '1.5'],
])('where the decimal sign is a comma, "%s" is read as %s', (typed, amount) => {
  expect(parseAmount(typed, { locale: 'de-DE' })).toEqual({ ok: true, amount })
})

test('two decimal signs out of order are refused in locales with a decimal comma', () => {
  expect(parseAmount('1,500.25', { locale: 'de-DE' })).toEqual({ ok: false, problem: 'notANumber' })
})

test('zero is accepted if the caller allows it', () => {
  expect(parseAmount('0', { allowZero: true })).toEqual({ ok: true, amount: '0' })
  expect(parseAmount('-1', { allowZero: true })).toEqual({ ok: false, problem: 'negative' })
})

test('quantities offer the eight kitchen fractions, smallest first', () => {
  expect(kitchenFractions.map(([name]) => name)).toEqual(['1/8', '1/4', '1/3', '3/8', '1/2', '5/8', '2/3', '3/4'])
})

test('the parser never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const parsed = parseAmount(typed)
      if (parsed.ok) expect(parsed.amount).toMatch(/^\d+(\.\d{1,6})?$/)
    }),
  )
})

test.each([
  ['0.5', '1/2'],
  ['1.5', '1 1/2'],
  ['0.333333', '1/3'],
  ['2.666667', '2 2/3'],
  ['3', '3'],
  ['0.875', '0.875'],
  ['12.3', '12.3'],
  [0.1 + 0.2, '0.3'],
  ['1.500000', '1 1/2'],
  ['abc', 'abc'],
  ['', ''],
])('%s is written as %s', (amount, text) => {
  expect(formatAmount(amount)).toBe(text)
})

test("metric amounts are written as decimals with the locale's decimal sign", () => {
  expect(formatAmount('0.75', { notation: 'decimal' })).toBe('0.75')
  expect(formatAmount('0.75', { locale: 'de-DE', notation: 'decimal' })).toBe('0,75')
  expect(formatAmount('1.3', { locale: 'de-DE' })).toBe('1,3')
})

test('a formatted amount is parsed as the same amount', () => {
  const amounts = fc.tuple(fc.nat(999), fc.constantFrom(0, ...kitchenFractions.map(([, size]) => size)))
  fc.assert(
    fc.property(amounts, ([whole, part]) => {
      const amount = toDecimal(whole + part)
      fc.pre(amount !== '0')
      expect(parseAmount(formatAmount(amount))).toEqual({ ok: true, amount })
    }),
  )
})

test('three thirds rounded to six decimals make one', () => {
  expect((parsePositive('0.333333') ?? 0) * 3).toBe(1)
  expect(parsePositive('1.666667')).toBe(5 / 3)
  expect(parsePositive('0.33')).toBe(0.33)
})
