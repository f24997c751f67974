import { expect, test } from 'vitest'

import { formatQuantity, kitchenFractions, parseQuantity, quantityDecimal, withFraction } from './quantity.ts'

test.each([
  ['½', '0.5'],
  ['1½', '1.5'],
  ['1 ½', '1.5'],
  ['1 1/2', '1.5'],
  ['1-1/2', '1.5'],
  ['3 / 4', '0.75'],
  ['1⁄8', '0.125'],
  ['2⅛', '2.125'],
  ['10/4', '2.5'],
  ['0.75', '0.75'],
  ['.5', '0.5'],
  ['5.', '5'],
  [' 12 ', '12'],
  ['1.50', '1.5'],
  ['007', '7'],
  ['0', '0'],
  ['999999', '999999'],
  ['١ ١/٢', '1.5'],
  ['٣٫٥', '3.5'],
  ['１２', '12'],
])('"%s" is exactly %s', (typed, amount) => {
  expect(parseQuantity(typed)).toEqual({ ok: true, amount })
})

test.each([
  ['1/3', '1/3'],
  ['⅔', '2/3'],
  ['4/6', '2/3'],
  ['1 1/3', '1 1/3'],
  ['5/3', '1 2/3'],
  ['1/7', '1/7'],
  ['1/128', '1/128'],
])('"%s" has no decimal of six places and stays %s', (typed, amount) => {
  expect(parseQuantity(typed)).toEqual({ ok: true, amount })
})

test('decimals beyond the sixth are kept, and known not to fit', () => {
  expect(parseQuantity('0.1234567')).toEqual({ ok: true, amount: '0.1234567' })
  expect(quantityDecimal('0.1234567')).toEqual({ decimal: '0.123457', isExact: false })
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['abc', 'notAQuantity'],
  ['1 2', 'notAQuantity'],
  ['1/0', 'notAQuantity'],
  ['1/2/3', 'notAQuantity'],
  ['1e3', 'notAQuantity'],
  ['2 cups', 'notAQuantity'],
  ['½½', 'notAQuantity'],
  ['9'.repeat(10_000), 'notAQuantity'],
  ['🍎', 'notAQuantity'],
  ['1,5', 'comma'],
  ['1,000', 'comma'],
  ['1.000,5', 'comma'],
  ['-1', 'negative'],
  ['−½', 'negative'],
  ['1000000', 'tooLarge'],
  ['2000001/2', 'tooLarge'],
] as const)('"%s" is refused: %s', (typed, problem) => {
  expect(parseQuantity(typed)).toEqual({ ok: false, problem })
})

test.each([
  ['1,5', '1.5'],
  [',5', '0.5'],
  ['1.5', '1.5'],
  ['1.500', '1500'],
  ['1.500,25', '1500.25'],
  ['1 1/2', '1.5'],
])('where the decimal sign is a comma, "%s" is %s', (typed, amount) => {
  expect(parseQuantity(typed, 'de-DE')).toEqual({ ok: true, amount })
})

test('where the decimal sign is a comma, two signs out of order are refused', () => {
  expect(parseQuantity('1,500.25', 'de-DE')).toEqual({ ok: false, problem: 'notAQuantity' })
})

test.each([
  ['0.5', '1/2'],
  ['1.5', '1 1/2'],
  ['1.500000', '1 1/2'],
  ['0.333333', '1/3'],
  ['2.666667', '2 2/3'],
  ['1 1/3', '1 1/3'],
  ['3', '3'],
  ['0.875', '0.875'],
  ['abc', 'abc'],
  ['', ''],
])('%s is written as "%s"', (amount, text) => {
  expect(formatQuantity(amount)).toBe(text)
})

test('metric amounts are written as decimals, with the sign of the reader', () => {
  expect(formatQuantity('0.75', 'en', false)).toBe('0.75')
  expect(formatQuantity('0.75', 'de-DE', false)).toBe('0,75')
})

test('a third is rounded only for those who ask for a decimal, and says so', () => {
  expect(quantityDecimal('1/3')).toEqual({ decimal: '0.333333', isExact: false })
  expect(quantityDecimal('1 2/3')).toEqual({ decimal: '1.666667', isExact: false })
  expect(quantityDecimal('1.5')).toEqual({ decimal: '1.5', isExact: true })
  expect(quantityDecimal('2 cups')).toBeNull()
})

// spec: 5.fraction.1/8, 5.fraction.1/4, 5.fraction.1/3, 5.fraction.1/2, 5.fraction.2/3, 5.fraction.3/4, 5.fraction.3/8, 5.fraction.5/8
test('the fractions that are offered are those of the product, by size', () => {
  expect(kitchenFractions).toEqual(['1/8', '1/4', '1/3', '3/8', '1/2', '5/8', '2/3', '3/4'])
})

test('what is written is read again as the same amount', () => {
  for (const fraction of kitchenFractions) {
    for (const whole of ['', '1 ', '12 ']) {
      const read = parseQuantity(`${whole}${fraction}`)
      if (!read.ok) throw new Error(`${whole}${fraction} was refused`)
      expect(parseQuantity(read.amount)).toEqual(read)
      expect(parseQuantity(formatQuantity(read.amount))).toEqual(read)
    }
  }
})

test('a picked fraction takes the place of the old one and leaves the whole', () => {
  expect(withFraction('', '1/2')).toBe('0.5')
  expect(withFraction('2', '1/3')).toBe('2 1/3')
  expect(withFraction('2 1/4', '1/2')).toBe('2.5')
  expect(withFraction('1/3', '3/4')).toBe('0.75')
})
