import { describe, expect, test } from 'vitest'

import type { Pack } from '../food/packs.ts'
import type { DatedPrice } from '../food/prices.ts'
import { packOffers, packSizes, type Purchasable } from './pack-offers.ts'

const level = (amount: string | null, unit: 'lb' | 'oz' | 'g', holds: number | null = null) => ({
  gtin: null,
  content: amount === null ? null : { amount, unit },
  holds,
})
const box: Pack = { text: '4/10 LB', case: level(null, 'lb', 4), inner: null, each: level('10', 'lb') }
const bag: Pack = { text: '5 LB', case: null, inner: null, each: level('5', 'lb') }
const price = (vendorId: number | null, amount: string, rest: Partial<DatedPrice> = {}): DatedPrice => ({
  vendorId,
  vendorItemCode: null,
  amount,
  per: { amount: '40', unit: 'lb' },
  validFrom: null,
  ...rest,
})
const food = (rest: Partial<Purchasable>): Purchasable => ({
  baseUnit: 'lb',
  measures: [],
  packs: [bag, box],
  prices: [],
  ...rest,
})

describe('offers of vendors', () => {
  test('are for the pack that the price is for, in the base unit', () => {
    expect(packOffers(food({ prices: [price(7, '118.80', { vendorItemCode: 'B-40' })] }), '2026-11-18')).toEqual([
      { vendorId: 7, vendorItemCode: 'B-40', packText: '4/10 LB', packSize: '40', price: '118.8', breaks: [] },
    ])
  })

  test('with a price per pound are for the first pack with a known size', () => {
    const perPound = price(7, '2.97', { per: { amount: '1', unit: 'lb' } })
    expect(packOffers(food({ prices: [perPound] }), '2026-11-18')[0]).toMatchObject({ packSize: '5', price: '14.85' })
  })

  test('list the cheapest per base unit first, and a price that does not convert last', () => {
    const perCan = price(3, '1', { per: { amount: '1', unit: 'can10' } })
    const offers = packOffers(
      food({ prices: [perCan, price(7, '118.80'), price(9, '14', { per: { amount: '5', unit: 'lb' } })] }),
      '2026-11-18',
    )
    expect(offers.map(({ vendorId, price: ofPack }) => [vendorId, ofPack])).toEqual([
      [9, '14'],
      [7, '118.8'],
      [3, null],
    ])
  })

  test('are the latest prices on the day, and no planning prices', () => {
    const prices = [
      price(7, '100', { validFrom: '2026-01-01' }),
      price(7, '110', { validFrom: '2026-11-01' }),
      price(7, '120', { validFrom: '2026-12-01' }),
      price(null, '1'),
    ]
    expect(packOffers(food({ prices }), '2026-11-18').map((offer) => offer.price)).toEqual(['110'])
  })

  test('have breaks for the same pack', () => {
    const perPound = price(7, '3', { per: { amount: '1', unit: 'lb' }, breaks: [{ packs: 5, amount: '2.5' }] })
    expect(packOffers(food({ packs: [box], prices: [perPound] }), '2026-11-18')[0]).toMatchObject({
      price: '120',
      breaks: [{ packs: 5, price: '100' }],
    })
  })

  test('without a pack have no size and no pack price', () => {
    expect(packOffers(food({ packs: [], prices: [price(7, '1')] }), '2026-11-18')[0]).toMatchObject({
      packSize: null,
      price: null,
    })
  })
})

test('a pack whose size is unknown is left out', () => {
  const cans: Pack = { text: '6/#10', case: level(null, 'lb', 6), inner: null, each: null }
  expect(packSizes(food({ packs: [cans, box] }))).toEqual([{ text: '4/10 LB', size: '40' }])
})
