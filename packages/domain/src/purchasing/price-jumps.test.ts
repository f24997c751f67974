import { expect, test } from 'vitest'

import type { DatedPrice } from '../food/prices.ts'
import { jumpOf, priceJumps } from './price-jumps.ts'

const price = (amount: string, rest: Partial<DatedPrice> = {}): DatedPrice => ({
  vendorId: 4,
  vendorItemCode: 'A1',
  amount,
  per: { amount: '40', unit: 'lb' },
  validFrom: null,
  ...rest,
})

test('a price jumps if it is more than ten percent away from the one before', () => {
  expect(jumpOf(price('20'), price('22'))).toBeNull()
  expect(jumpOf(price('20'), price('22.01'))).toEqual({ before: '20', after: '22.01', percent: 10 })
  expect(jumpOf(price('20'), price('18'))).toBeNull()
  expect(jumpOf(price('20'), price('15'))).toMatchObject({ percent: -25 })
})

test('prices of different quantities compare per unit; different units and a price of 0 do not compare', () => {
  const half = { amount: '20', unit: 'lb' } as const
  expect(jumpOf(price('20'), price('10', { per: half }))).toBeNull()
  expect(jumpOf(price('20'), price('13', { per: half }))).toEqual({ before: '10', after: '13', percent: 30 })
  expect(jumpOf(price('20'), price('60', { per: { amount: '40', unit: 'kg' } }))).toBeNull()
  expect(jumpOf(price('0'), price('60'))).toBeNull()
})

test('each new price of a vendor is compared with what the vendor asked before for the same item', () => {
  const old = [price('20'), price('5', { vendorItemCode: 'B2' }), price('7', { vendorId: null })]
  const next = price('26', { validFrom: '2026-12-01' })
  expect(priceJumps(old, [...old, next])).toEqual([
    { vendorId: 4, vendorItemCode: 'A1', validFrom: '2026-12-01', before: '20', after: '26', percent: 30 },
  ])
  // A correction, a first price of another vendor, a planning price, and prices that stay.
  expect(priceJumps(old, [price('30'), ...old.slice(1)])).toMatchObject([{ percent: 50 }])
  expect(priceJumps(old, [...old, price('90', { vendorId: 5 })])).toEqual([])
  expect(priceJumps(old, [...old, price('90', { vendorId: null, validFrom: '2026-12-01' })])).toEqual([])
  expect(priceJumps(old, old)).toEqual([])
})
