import { expect, test } from 'vitest'

import { coverByPlan, coverByUse } from './cover.ts'

const needs = [
  { date: '2026-11-23', quantity: '10' },
  { date: '2026-11-24', quantity: '5' },
  { date: '2026-11-30', quantity: '5' },
]
const cover = (onHand: string, until = '2026-12-01') => coverByPlan(onHand, needs, '2026-11-23', until)

test('stock lasts until the first day whose needs it does not cover', () => {
  expect(cover('9.999999')).toEqual({ days: 0, isAtLeast: false })
  expect(cover('10')).toEqual({ days: 1, isAtLeast: false })
  expect(cover('15')).toEqual({ days: 7, isAtLeast: false })
  expect(cover('19')).toEqual({ days: 7, isAtLeast: false })
})

test('stock that covers the whole plan lasts at least that long', () => {
  expect(cover('20')).toEqual({ days: 9, isAtLeast: true })
})

test('without a planned need nothing is known', () => {
  expect(cover('20', '2026-11-22')).toBeNull()
  expect(coverByPlan('20', [{ date: '2026-11-23', quantity: '0' }], '2026-11-23', '2026-12-01')).toBeNull()
})

test('a shortage covers no day', () => {
  expect(cover('-1')).toEqual({ days: 0, isAtLeast: false })
  expect(coverByUse('-1', '28', 28)).toEqual({ days: 0, isAtLeast: false })
})

test('by use, 28 lb used in 28 days make 10.5 lb last 10 days', () => {
  expect(coverByUse('10.5', '28', 28)).toEqual({ days: 10, isAtLeast: false })
  expect(coverByUse('10.5', '0', 28)).toBeNull()
})
