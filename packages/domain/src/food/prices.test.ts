import { expect, test } from 'vitest'

import { type DatedPrice, priceOn } from './prices.ts'

const price = (amount: string, validFrom: string | null): DatedPrice => ({
  vendorId: null,
  vendorItemCode: null,
  amount,
  per: { amount: '1', unit: 'lb' },
  validFrom,
})

test('the price in force is the one that began last, whatever the order of the list', () => {
  const prices = [price('2', '2026-03-01'), price('1', null), price('3', '2026-09-01')]
  const on = (date: string) => priceOn(prices, date)?.amount
  expect([on('2026-02-28'), on('2026-03-01'), on('2026-08-31'), on('2026-09-01')]).toEqual(['1', '2', '2', '3'])
})

test('of two from one day the first of the list counts', () => {
  expect(priceOn([price('2', '2026-03-01'), price('5', '2026-03-01')], '2026-04-01')?.amount).toBe('2')
})

test('before the first price there is none', () => {
  expect(priceOn([price('2', '2026-03-01')], '2026-02-28')).toBeNull()
  expect(priceOn([], '2026-02-28')).toBeNull()
})
