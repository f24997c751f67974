import { expect, test } from 'vitest'

import { currencySign, formatMoney, parseMoney } from './money.ts'

test.each([
  ['12.5', '12.5'],
  ['12.50', '12.50'],
  ['$12.50', '12.50'],
  ['12.50 USD', '12.50'],
  ['USD 12.50', '12.50'],
  ['$1,234.50', '1234.50'],
  ['1,234,567', '1234567'],
  ['0.0375', '0.0375'],
  ['.5', '0.5'],
  ['12.', '12'],
  ['007', '7'],
  ['-3.20', '-3.20'],
  ['١٢٫٥٠', '12.50'],
])('"%s" is %s dollars', (typed, amount) => {
  expect(parseMoney(typed, 'USD', 'en-US')).toEqual({ ok: true, amount })
})

test.each([
  ['12,50 €', 'EUR', 'de-DE', '12.50'],
  ['1.234,50', 'EUR', 'de-DE', '1234.50'],
  ['12.50', 'EUR', 'de-DE', '12.50'],
  ['1 234,50 €', 'EUR', 'fr-FR', '1234.50'],
  ['1\u202F234,50\u00A0€', 'EUR', 'fr-FR', '1234.50'],
  ["1'234.50", 'CHF', 'de-CH', '1234.50'],
  ['₹1,00,000', 'INR', 'en-IN', '100000'],
  ['\u200F١٢٫٥٠ ج.م.\u200F', 'EGP', 'ar-EG', '12.50'],
])('"%s" in %s as %s reads is %s', (typed, currency, locale, amount) => {
  expect(parseMoney(typed, currency, locale)).toEqual({ ok: true, amount })
})

test.each(['1,5', '1,23,4', '1.2.3', 'ten', '$', '12 13', '1e3', '..', ','])(
  '"%s" is no amount of dollars',
  (typed) => {
    expect(parseMoney(typed, 'USD', 'en-US')).toEqual({ ok: false, problem: 'notAnAmount' })
  },
)

test('an empty field is empty, not zero', () => {
  expect(parseMoney(' ', 'USD')).toEqual({ ok: false, problem: 'empty' })
})

test('amounts are padded to the smallest coin and never truncated', () => {
  expect(formatMoney('12.5', 'USD', 'en-US')).toBe('12.50')
  expect(formatMoney('0.0375', 'USD', 'en-US')).toBe('0.0375')
  expect(formatMoney('12.5', 'EUR', 'de-DE')).toBe('12,50')
  expect(formatMoney('1200', 'JPY', 'ja-JP')).toBe('1200')
  expect(formatMoney('ten', 'USD', 'en-US')).toBe('ten')
})

test('the currency sign is where the locale puts it', () => {
  expect(currencySign('USD', 'en-US')).toEqual({ sign: '$', side: 'start', digits: 2, direction: 'ltr' })
  expect(currencySign('EUR', 'de-DE')).toEqual({ sign: '€', side: 'end', digits: 2, direction: 'ltr' })
  expect(currencySign('EGP', 'ar-EG')).toMatchObject({ side: 'end', direction: 'rtl' })
})
