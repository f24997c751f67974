import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { expectedFee, feeParts, cardFeeOf, lineAmounts, sumOfMoney, toMinor } from './index.ts'

const us = cardFeeOf('US')
if (!us) throw new Error('No rates are known for the United States')

/** An amount of cents as a decimal string. */
const dollars = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
/** Percent in thousandths of cents, rounded half up, in whole numbers only: too simple to be wrong. */
const naivePercent = (cents: number, thousandths: number) => Math.floor((cents * thousandths * 2 + 100_000) / 200_000)

describe('card fees', () => {
  test.each([
    // 2.9% of $100.00, $0.30 and 0.2%.
    ['100', { transaction: '2.9', other: '0.3', application: '0.2', total: '3.4' }],
    // 10.35 × 2.9% = 0.30015, and 0.2% = 0.0207.
    ['10.35', { transaction: '0.3', other: '0.3', application: '0.02', total: '0.62' }],
    // 25 × 2.9% = 0.725 rounds up.
    ['25', { transaction: '0.73', other: '0.3', application: '0.05', total: '1.08' }],
    // Each part is rounded: 3.1% of 17.50 at once would be 0.5425, so 0.84. 0.5075 and 0.035 make 0.51 and 0.04.
    ['17.5', { transaction: '0.51', other: '0.3', application: '0.04', total: '0.85' }],
    ['0.01', { transaction: '0', other: '0.3', application: '0', total: '0.3' }],
  ])('of %s', (amount, parts) => {
    expect(feeParts(amount, us)).toEqual(parts)
  })

  test.each([
    ['US', 'USD'],
    ['IN', 'INR'],
    ['EG', 'EUR'],
  ])('in %s are in %s', (country, currency) => {
    expect(cardFeeOf(country)).toEqual({
      currency,
      transactionPct: '2.9',
      otherCharge: '0.3',
      applicationPct: '0.2',
      monetaryUnit: 100,
    })
  })

  test('are 0 for checks and cash, and unknown without rates', () => {
    expect(expectedFee('Check', '20', 'FR')).toBe('0')
    expect(expectedFee('Cash', '20', 'US')).toBe('0')
    expect(expectedFee('Online', '20', 'US')).toBe('0.92')
    expect(expectedFee('CreditCard', '20', 'FR')).toBeNull()
  })

  test('match whole-number arithmetic for any amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (cents) => {
        const total = naivePercent(cents, 2900) + 30 + naivePercent(cents, 200)
        expect(toMinor(feeParts(dollars(cents), us).total)).toBe(BigInt(total))
      }),
    )
  })
})

describe('the amounts of a line', () => {
  test('are gross, discount, and tax on what is left', () => {
    expect(lineAmounts({ quantity: 3, unitPrice: '3.25', discountPct: '10', taxPct: '8.875' })).toEqual({
      gross: '9.75',
      discount: '0.98',
      tax: '0.78',
      total: '9.55',
    })
  })

  test('without discount and tax are the price times the quantity', () => {
    expect(lineAmounts({ quantity: 2, unitPrice: '3.1' })).toEqual({
      gross: '6.2',
      discount: '0',
      tax: '0',
      total: '6.2',
    })
    expect(lineAmounts({ quantity: 1, unitPrice: '3.1', discountPct: '100', taxPct: '9' }).total).toBe('0')
  })

  test('add up to the total, to the cent, for any line', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 99 }),
      cents: fc.integer({ min: 0, max: 100_000 }),
      discount: fc.integer({ min: 0, max: 10_000 }),
      tax: fc.integer({ min: 0, max: 99_999 }),
    })
    fc.assert(
      fc.property(line, ({ quantity, cents, discount, tax }) => {
        const percent = { discountPct: dollars(discount), taxPct: String(tax / 1000) }
        const amounts = lineAmounts({ quantity, unitPrice: dollars(cents), ...percent })
        const off = naivePercent(cents * quantity, discount * 10)
        const added = naivePercent(cents * quantity - off, tax)
        expect(toMinor(amounts.total)).toBe(BigInt(cents * quantity - off + added))
        expect(sumOfMoney([amounts.gross, `-${amounts.discount}`, amounts.tax])).toBe(amounts.total)
      }),
    )
  })
})
