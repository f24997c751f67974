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
] as const)('"%s" is refused: %s', (typed, problem) => {
  expect(parseAmount(typed)).toEqual({ ok: false, problem })
})

test('nothing that can be typed makes reading throw', () => {
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
])('%s is written as %s', (amount, text) => {
  expect(formatAmount(amount)).toBe(text)
})

test('what is written is read again as the same amount', () => {
  const amounts = fc.tuple(fc.nat(999), fc.constantFrom(0, ...kitchenFractions.map(([, size]) => size)))
  fc.assert(
    fc.property(amounts, ([whole, part]) => {
      const amount = toDecimal(whole + part)
      fc.pre(amount !== '0')
      expect(parseAmount(formatAmount(amount))).toEqual({ ok: true, amount })
    }),
  )
})

test('three thirds make one, though each was cut to six decimals', () => {
  expect((parsePositive('0.333333') ?? 0) * 3).toBe(1)
  expect(parsePositive('1.666667')).toBe(5 / 3)
  expect(parsePositive('0.33')).toBe(0.33)
})
