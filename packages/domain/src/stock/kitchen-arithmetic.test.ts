import { expect, test } from 'vitest'

import { forecastByPlan, forecastByTakeRate } from '../production/forecast.ts'
import { asPurchased, casesToOrder, purchaseUnits } from './purchasing.ts'
import { checkSnack } from '../rules/smart-snacks.ts'
import { countVariance, issueFifo } from './stock.ts'

test('320 portions of 2 oz cooked beef need 54.05 lb raw, or 54.4 lb by the buying guide', () => {
  expect(asPurchased((320 * 2) / 16, 74)).toBeCloseTo(54.05, 2)
  expect(purchaseUnits(8.5, 320, 2)).toBeCloseTo(54.4, 9)
  expect(asPurchased(40, 0)).toBeNull()
})

test('54.4 lb needed, 22 there and 10 to stay are two cases of 40 lb', () => {
  expect(casesToOrder(54.4, 22, 10, 40)).toBe(2)
  expect(casesToOrder(52, 22, 10, 40)).toBe(1)
  expect(casesToOrder(5, 22, 10, 40)).toBe(0)
})

test('a forecast by plan gives 165, by three take rates 140.7', () => {
  expect(forecastByPlan(180, 300, 275)).toBeCloseTo(165, 9)
  const occurrences = [
    { served: 140, meals: 290 },
    { served: 155, meals: 300 },
    { served: 150, meals: 280 },
  ]
  expect(forecastByTakeRate(occurrences, 275)).toBeCloseTo(140.7, 1)
  expect(forecastByPlan(180, 0, 275)).toBeNull()
  expect(forecastByTakeRate([{ served: 3, meals: 0 }], 275)).toBeNull()
})

test('30 issued from 20 at 2.40 and 25 at 2.65 cost 74.50 and leave 15 at 2.65', () => {
  const layers = [
    { quantity: 20, unitCost: 2.4 },
    { quantity: 25, unitCost: 2.65 },
  ]
  expect(issueFifo(layers, 30)).toEqual({ cost: 74.5, left: [{ quantity: 15, unitCost: 2.65 }], short: 0 })
  expect(issueFifo(layers, 50)).toMatchObject({ left: [], short: 5 })
})

test('13.5 counted where the books say 15 at 2.65 are 3.975 short', () => {
  expect(countVariance(15, 13.5, 2.65)).toBeCloseTo(-3.975, 9)
})

const side = { calories: 190, totalFat: 7, saturatedFat: 2, sugars: 12, grams: 36, sodium: 210 }

test('a side of 210 mg sodium fails by the sodium alone', () => {
  expect(checkSnack(side, 'side')).toEqual({
    calories: 'pass',
    sodium: 'fail',
    totalFat: 'pass',
    saturatedFat: 'pass',
    sugars: 'pass',
  })
  expect(checkSnack({ ...side, sodium: 200 }, 'side').sodium).toBe('pass')
  expect(checkSnack(side, 'entree').sodium).toBe('pass')
})

test.each([
  ['totalFat', { calories: 180, totalFat: 7 }, 'pass'],
  ['totalFat', { calories: 180, totalFat: 7.01 }, 'fail'],
  ['saturatedFat', { calories: 180, saturatedFat: 1.99 }, 'pass'],
  ['saturatedFat', { calories: 180, saturatedFat: 2 }, 'fail'],
  ['sugars', { sugars: 12.6 }, 'pass'],
  ['sugars', { sugars: 12.61 }, 'fail'],
  ['sugars', { grams: null }, 'unknown'],
  ['totalFat', { calories: null }, 'unknown'],
  ['calories', { calories: 200.1 }, 'fail'],
] as const)('%s of a snack with %o: %s', (rule, change, status) => {
  expect(checkSnack({ ...side, ...change }, 'side')[rule]).toBe(status)
})
