import { expect, test } from 'vitest'

import { forecastByPlan, forecastByTakeRate } from './forecast.ts'

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
