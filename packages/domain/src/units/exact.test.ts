import fc from 'fast-check'
import { expect, test } from 'vitest'

import { fraction, times, toText } from '../testing/fractions.ts'
import {
  compareDecimals,
  costOfOne,
  difference,
  fromScaled,
  negated,
  rescaled,
  sumOf,
  toScaled,
  worth,
} from './exact.ts'

const decimal = (digits: number) => fc.bigInt({ min: 0n, max: 10n ** 15n }).map((value) => fromScaled(value, digits))

test('a decimal survives the round trip through a bigint', () => {
  fc.assert(fc.property(decimal(6), (text) => fromScaled(toScaled(text, 6), 6) === text))
  expect(fromScaled(toScaled('-0.500', 6), 6)).toBe('-0.5')
  expect(fromScaled(toScaled('0012.10', 6), 6)).toBe('12.1')
  expect(() => toScaled('1e3', 6)).toThrow('Not a decimal')
  expect(() => toScaled('', 6)).toThrow('Not a decimal')
})

test('digits that do not fit are rounded half away from zero', () => {
  expect(fromScaled(toScaled('0.0000005', 6), 6)).toBe('0.000001')
  expect(fromScaled(toScaled('-0.0000005', 6), 6)).toBe('-0.000001')
  expect(fromScaled(toScaled('0.00000049', 6), 6)).toBe('0')
  expect(rescaled(15n, 1, 0)).toBe(2n)
  expect(rescaled(-15n, 1, 0)).toBe(-2n)
  expect(rescaled(14n, 1, 0)).toBe(1n)
})

test('sums and differences have no binary noise', () => {
  expect(sumOf(['0.1', '0.2'])).toBe('0.3')
  expect(sumOf([])).toBe('0')
  expect(difference('0.3', '0.1')).toBe('0.2')
  expect(difference('1', '1.000001')).toBe('-0.000001')
  expect(negated('0.0')).toBe('0')
  expect(negated('-2.5')).toBe('2.5')
  expect([compareDecimals('2', '10'), compareDecimals('2.50', '2.5'), compareDecimals('0', '-1')]).toEqual([-1, 0, 1])
})

test('a quantity is worth the exact product, rounded once', () => {
  fc.assert(
    fc.property(decimal(6), decimal(12), (quantity, cost) => {
      expect(Number(worth(quantity, cost))).toBe(Number(toText(times(fraction(quantity), fraction(cost)), 6)))
    }),
  )
})

test('grams of a $31.50 case are worth $31.50 again', () => {
  const cost = costOfOne('31.5', '17880')
  expect(cost).toBe('0.001761744966')
  expect(Number(worth('17880', cost ?? '0'))).toBeCloseTo(31.5, 6)
  expect(costOfOne('118.80', '40')).toBe('2.97')
  expect(costOfOne('1', '0')).toBeNull()
})
