import { describe, expect, test } from 'vitest'

import { type DatedPrice, firstPriceDifference, priceOn } from './prices.ts'

const price = (amount: string, validFrom: string | null): DatedPrice => ({
  vendorId: null,
  vendorItemCode: null,
  amount,
  per: { amount: '1', unit: 'lb' },
  validFrom,
})

test('the price in force is the one that started last, whatever the order of the list', () => {
  const prices = [price('2', '2026-03-01'), price('1', null), price('3', '2026-09-01')]
  const on = (date: string) => priceOn(prices, date)?.amount
  expect([on('2026-02-28'), on('2026-03-01'), on('2026-08-31'), on('2026-09-01')]).toEqual(['1', '2', '2', '3'])
})

test('of two prices starting on the same day, the first in the list counts', () => {
  expect(priceOn([price('2', '2026-03-01'), price('5', '2026-03-01')], '2026-04-01')?.amount).toBe('2')
})

test('there is no price before the first one', () => {
  expect(priceOn([price('2', '2026-03-01')], '2026-02-28')).toBeNull()
  expect(priceOn([], '2026-02-28')).toBeNull()
})

describe('the first day with another price', () => {
  const stored = [price('1', null), price('2', '2026-03-01')]
  const first = (after: DatedPrice[], from = '2026-02-10') => firstPriceDifference(stored, after, from)

  test('is the day on which a new price starts', () => {
    expect(first([...stored, price('3', '2026-05-01')])).toBe('2026-05-01')
  })

  test('is the requested day, if the price in force on it changes', () => {
    expect(first([price('1.5', null), price('2', '2026-03-01')])).toBe('2026-02-10')
    expect(first([price('2', '2026-03-01')])).toBe('2026-02-10')
  })

  test("is a price's earlier start, if it now starts later", () => {
    expect(first([price('1', null), price('2', '2026-04-01')])).toBe('2026-03-01')
  })

  test('does not exist, if only earlier days change, or only how a price is written', () => {
    expect(first([price('9', null), price('2', '2026-03-01')], '2026-03-01')).toBeNull()
    expect(first([price('2.00', '2026-03-01'), price('1.0', null)])).toBeNull()
    expect(firstPriceDifference([], [], '2026-02-10')).toBeNull()
  })

  test('counts a change of unit', () => {
    expect(first([{ ...price('1', null), per: { amount: '1', unit: 'kg' } }, price('2', '2026-03-01')])).toBe(
      '2026-02-10',
    )
  })
})
