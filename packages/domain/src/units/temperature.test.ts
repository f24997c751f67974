import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { degreesIn, leastDegrees, mostDegrees, temperatureUnitOf, toFahrenheit } from './temperature.ts'

/** What a thermometer shows: tenths of a degree. */
const tenths = fc.integer({ min: -510, max: 3150 }).map((value) => value / 10)

test('the United States measure in Fahrenheit, India, Egypt and others in Celsius', () => {
  expect(['US', 'PR'].map(temperatureUnitOf)).toEqual(['F', 'F'])
  expect(['IN', 'EG', 'CA', 'MX', 'GB', ''].map(temperatureUnitOf)).toEqual(['C', 'C', 'C', 'C', 'C', 'C'])
})

describe('Celsius', () => {
  test('is stored as Fahrenheit and shown as it was typed', () => {
    expect([5, 60, -18, 57.3].map((degrees) => toFahrenheit('C', degrees))).toEqual([41, 140, -0.4, 135.14])
    fc.assert(
      fc.property(fc.integer({ min: -5100, max: 31_500 }), (hundredths) => {
        expect(degreesIn('C', toFahrenheit('C', hundredths / 100))).toBe(hundredths / 100)
      }),
    )
  })

  test('has limits that are never more lenient than those in Fahrenheit', () => {
    expect([leastDegrees('C', 135), mostDegrees('C', 41), leastDegrees('C', 165)]).toEqual([57.3, 5, 73.9])
    fc.assert(
      fc.property(fc.integer({ min: -60, max: 600 }), (limit) => {
        expect(toFahrenheit('C', leastDegrees('C', limit))).toBeGreaterThanOrEqual(limit)
        expect(toFahrenheit('C', mostDegrees('C', limit))).toBeLessThanOrEqual(limit)
      }),
    )
  })

  test('meets a limit as it is shown exactly where the stored degrees meet the limit itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60, max: 600 }), tenths, (limit, degrees) => {
        expect(degrees >= leastDegrees('C', limit)).toBe(toFahrenheit('C', degrees) >= limit)
        expect(degrees <= mostDegrees('C', limit)).toBe(toFahrenheit('C', degrees) <= limit)
      }),
    )
  })
})

test('Fahrenheit stays as it is', () => {
  expect([degreesIn('F', 134.9), toFahrenheit('F', 134.9), leastDegrees('F', 135), mostDegrees('F', 41)]).toEqual([
    134.9, 134.9, 135, 41,
  ])
})
