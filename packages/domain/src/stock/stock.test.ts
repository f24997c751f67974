import { expect, test } from 'vitest'

import { countVariance, issueFifo } from './stock.ts'

test('30 issued from 20 at 2.40 and 25 at 2.65 cost 74.50 and leave 15 at 2.65', () => {
  const layers = [
    { quantity: 20, unitCost: 2.4 },
    { quantity: 25, unitCost: 2.65 },
  ]
  expect(issueFifo(layers, 30)).toEqual({ cost: 74.5, left: [{ quantity: 15, unitCost: 2.65 }], short: 0 })
  expect(issueFifo(layers, 50)).toMatchObject({ left: [], short: 5 })
})

test('a count of 13.5 against 15 recorded at 2.65 is 3.975 short', () => {
  expect(countVariance(15, 13.5, 2.65)).toBeCloseTo(-3.975, 9)
})
