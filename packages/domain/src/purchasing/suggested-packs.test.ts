import { describe, expect, test } from 'vitest'

import { isOfferPrice, nextBreak, offerForPack, priceOfPack, suggestPacks } from './suggested-packs.ts'

const beef = { packSize: '40', price: '118.8', breaks: [] }
const need = (amount: string) => ({ need: amount, available: '22', par: '10' })

describe('how many packs to order', () => {
  test('54.4 lb needed, 22 available and a par of 10 are two cases of 40 lb', () => {
    expect(suggestPacks(need('54.4'), beef)).toEqual({ packs: 2, price: '118.8', insteadOf: null })
  })

  test('is exactly what fits, and one more for a little more', () => {
    expect(suggestPacks(need('52'), beef).packs).toBe(1)
    expect(suggestPacks(need('52.000001'), beef).packs).toBe(2)
    expect(suggestPacks({ need: '0.3', available: '0', par: '0' }, { ...beef, packSize: '0.1' }).packs).toBe(3)
  })

  test('is none where stock covers need and par', () => {
    expect(suggestPacks(need('12'), beef)).toMatchObject({ packs: 0, insteadOf: null })
  })

  test('covers a shortage of stock, too', () => {
    expect(suggestPacks({ need: '10', available: '-45', par: '0' }, beef).packs).toBe(2)
  })

  test('is the number of a price break where more packs cost less', () => {
    const breaks = [
      { packs: 3, price: '75' },
      { packs: 10, price: '70' },
    ]
    expect(suggestPacks(need('54.4'), { ...beef, breaks })).toEqual({ packs: 3, price: '75', insteadOf: 2 })
    expect(suggestPacks(need('100'), { ...beef, breaks })).toEqual({ packs: 3, price: '75', insteadOf: null })
  })

  test('ignores a break that only saves per pack', () => {
    expect(suggestPacks(need('54.4'), { ...beef, breaks: [{ packs: 3, price: '100' }] }).packs).toBe(2)
  })

  test('is known without a price', () => {
    expect(suggestPacks(need('54.4'), { ...beef, price: null })).toEqual({ packs: 2, price: null, insteadOf: null })
  })
})

test('the price of a pack is that of the largest break that is reached', () => {
  const offer = {
    price: '10',
    breaks: [
      { packs: 5, price: '9' },
      { packs: 20, price: '8' },
    ],
  }
  expect([1, 4, 5, 19, 20, 400].map((packs) => priceOfPack(offer, packs))).toEqual(['10', '10', '9', '9', '8', '8'])
})

describe('the price of an ordered line', () => {
  const offer = {
    price: '30',
    breaks: [
      { packs: 10, price: '15' },
      { packs: 4, price: '20' },
    ],
  }

  test("is the vendor's while it is what the vendor asks at that number of packs", () => {
    expect(isOfferPrice(offer, 3, '30.0')).toBe(true)
    expect(isOfferPrice(offer, 4, '30')).toBe(false)
    expect(isOfferPrice(offer, 4.5, '20')).toBe(true)
    expect(isOfferPrice({ price: null, breaks: [] }, 4, null)).toBe(false)
  })

  test('has a next break until the last one is reached', () => {
    expect([1, 4, 10].map((packs) => nextBreak(offer.breaks, packs)?.packs ?? null)).toEqual([4, 10, null])
  })

  test('is offered for the same pack, item number and vendor only', () => {
    const offers = [
      { vendorId: 1, vendorItemCode: 'R-50', packSize: '50' },
      { vendorId: 2, vendorItemCode: null, packSize: null },
      { vendorId: 2, vendorItemCode: null, packSize: '50' },
    ]
    expect(offerForPack(offers, 1, { vendorItemCode: ' R-50 ', packSize: '50.0' })).toBe(offers[0])
    expect(offerForPack(offers, 2, { vendorItemCode: '', packSize: '50' })).toBe(offers[2])
    expect(offerForPack(offers, 1, { vendorItemCode: 'R-50', packSize: '25' })).toBeNull()
    expect(offerForPack(offers, 1, { vendorItemCode: null, packSize: '50' })).toBeNull()
  })
})
