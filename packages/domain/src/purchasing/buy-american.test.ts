import { expect, test } from 'vitest'

import { buyAmericanCap, buyAmericanShare } from './buy-american.ts'
import { temperatureProblem } from './receiving-temperature.ts'

const costs = (domestic: string, nonDomestic: string, unknown = '0') => ({ domestic, nonDomestic, unknown })

test('the cap falls with the school years', () => {
  const dates = ['2025-06-30', '2025-07-01', '2028-06-30', '2028-07-01', '2031-06-30', '2031-07-01']
  expect(dates.map(buyAmericanCap)).toEqual([null, 10, 10, 8, 8, 5])
})

test('a share at the cap is within it, a cent more is over', () => {
  expect(buyAmericanShare(costs('90', '10'), '2026-11-18', false)).toEqual({
    least: 10,
    most: 10,
    cap: 10,
    status: 'within',
  })
  expect(buyAmericanShare(costs('90', '10.01'), '2026-11-18', false).status).toBe('over')
  expect(buyAmericanShare(costs('95', '5'), '2031-11-18', false).status).toBe('within')
})

test('food of unknown origin is never domestic: it can make the share unknown', () => {
  expect(buyAmericanShare(costs('80', '5', '15'), '2026-11-18', false)).toEqual({
    least: 5,
    most: 20,
    cap: 10,
    status: 'unknown',
  })
  expect(buyAmericanShare(costs('95', '2', '3'), '2026-11-18', false).status).toBe('within')
  expect(buyAmericanShare(costs('70', '20', '10'), '2026-11-18', false).status).toBe('over')
})

test('an unknown cost keeps the share unknown, and without purchases there is no share', () => {
  expect(buyAmericanShare(costs('100', '0'), '2026-11-18', true).status).toBe('unknown')
  expect(buyAmericanShare(costs('0', '0'), '2026-11-18', false)).toMatchObject({ least: null, status: 'none' })
  expect(buyAmericanShare(costs('50', '50'), '2024-11-18', false)).toMatchObject({ cap: null, status: 'none' })
})

test('cold food comes at 41 °F or below, hot food at 135 °F or above', () => {
  expect(temperatureProblem('cold', 41)).toBeNull()
  expect(temperatureProblem('cold', 41.1)).toBe('tooWarm')
  expect(temperatureProblem('cold', -10)).toBeNull()
  expect(temperatureProblem('hot', 135)).toBeNull()
  expect(temperatureProblem('hot', 134.9)).toBe('tooCold')
})
