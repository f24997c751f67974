import { expect, test } from 'vitest'

import { trendScale } from './trend-scale.ts'

test('the scale holds values and limits, with room on both sides', () => {
  const scale = trendScale([600, 620, null], [550, 650])
  expect(scale).toMatchObject({ lowest: 540, highest: 660 })
  expect(scale?.heightOf(540)).toBe(0)
  expect(scale?.heightOf(600)).toBe(0.5)
})

test('a scale does not go below zero, and one value has room', () => {
  expect(trendScale([0, 10], [])?.lowest).toBe(0)
  expect(trendScale([0], [])).toMatchObject({ lowest: 0, highest: 0.1 })
  expect(trendScale([100], [])).toMatchObject({ lowest: 90, highest: 110 })
})

test('nothing known has no scale', () => {
  expect(trendScale([null], [null])).toBeNull()
})
