import { expect, test } from 'vitest'

import { makeFormats } from './formats.ts'
import { localeOf } from './languages.ts'

const us = makeFormats('en-US', 'USD')

test('dates are independent of the time zone', () => {
  expect(us.dayLong('2026-11-16')).toBe('Monday, November 16, 2026')
  expect([1, 7].map(us.weekdayOf)).toEqual(['Mon', 'Sun'])
  expect(us.weekdayMark('2026-11-16')).toBe('Mo')
  expect(us.weekdayDate('2026-11-16')).toBe('Mon, November 16, 2026')
  // With the comma of the language.
  expect(makeFormats(localeOf('ar', 'US'), 'USD').joined(['خضراء', 'حمراء'])).toBe('خضراء، حمراء')
  expect(makeFormats(localeOf('ar', 'US'), 'USD').weekdayDate('2026-11-16')).toBe('الاثنين، 16 نوفمبر 2026')
})

test("the day of an instant is the caterer's, not the browser's", () => {
  const instant = '2026-11-17T02:30:00Z'
  expect(makeFormats('en-US', 'USD', 'America/New_York').instant(instant)).toBe('Nov 16, 2026')
  expect(makeFormats('en-US', 'USD', 'Pacific/Auckland').instant(instant)).toBe('Nov 17, 2026')
})

test('numbers, money and dates follow the country of the caterer', () => {
  expect(us.number(1110.4, 0)).toBe('1,110')
  expect(makeFormats('en-IN', 'INR').number(1234567, 0)).toBe('12,34,567')
  expect(makeFormats('en-GB', 'GBP').dayShort('2026-11-16')).toBe('16 Nov')
  expect(makeFormats('en-US', 'USD').dateShort('2026-11-16')).toBe('Nov 16, 2026')
})

test('money has the decimals of its currency', () => {
  expect(us.money(0.0657)).toBe('$0.07')
  expect(makeFormats('en-JP', 'JPY').money(12.4)).toBe('¥12')
})

test('binary noise does not change the last digit', () => {
  const exactly3015 = 1.005 * 3
  expect(exactly3015).toBe(3.0149999999999997)
  expect(us.number(exactly3015, 2)).toBe('3.02')
  expect(us.amount(exactly3015, 2)).toBe('3.02')
  expect(us.money(exactly3015)).toBe('$3.02')
  expect(us.moneyExact(exactly3015)).toBe('$3.02')
})

test('small amounts of money are not shown as zero', () => {
  expect(us.money(0.0004)).toBe('< $0.01')
  expect(us.moneyExact(0.0004)).toBe('$0.0004')
  expect(us.money(1.5)).toBe('$1.50')
  expect(us.money(0)).toBe('$0.00')
})

test('degrees have an Arabic letter in Arabic texts, where a Latin one would change places with its sign', () => {
  expect([us.degreeSign('F'), us.degreeSign('C')]).toEqual(['°F', '°C'])
  const arabic = makeFormats('ar-EG', 'EGP')
  expect([arabic.degreeSign('F'), arabic.degreeSign('C')]).toEqual(['°ف', '°م'])
})
