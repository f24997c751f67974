import { expect, test } from 'vitest'

import { floorTo, roundHalfUp, roundTo, settle } from './rounding.ts'

test.each([
  [1.49, 1.25],
  [1.27, 1.25],
  [1.24, 1],
  [1.25, 1.25],
  [0.24, 0],
  [1.7499999999, 1.75],
  [0.1 + 0.2 + 0.45, 0.75],
])('%d oz eq credits %d', (exact, credited) => {
  expect(floorTo(exact, 0.25)).toBe(credited)
})

test('a value one millionth below the step rounds down', () => {
  expect(floorTo(1.749999, 0.25)).toBe(1.5)
  expect(floorTo(0.374999, 0.125)).toBe(0.25)
})

test('halves round up', () => {
  expect(roundHalfUp(5.25, 0.5)).toBe(5.5)
  expect(roundHalfUp(5.24, 0.5)).toBe(5)
})

test.each([
  [4.965, 2, 4.97],
  [1.005, 2, 1.01],
  [-0.35, 1, -0.4],
  [653.4821, 0, 653],
  [0.1 + 0.2, 3, 0.3],
])('%d to %d decimals is %d', (value, digits, rounded) => {
  expect(roundTo(value, digits)).toBe(rounded)
})

test('settling removes noise below a billionth only', () => {
  expect(settle(0.1 + 0.2)).toBe(0.3)
  expect(settle(1.000000001)).toBe(1.000000001)
})
