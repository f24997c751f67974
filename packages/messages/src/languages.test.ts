import { expect, test } from 'vitest'

import { makeFormats } from './formats.ts'
import { directionOf, languageOf, languageOfCaterer, localeOf, preferredLanguage } from './languages.ts'

test.each([
  [['es-MX', 'en'], 'es'],
  [['fr-FR', 'AR-EG'], 'ar'],
  [['en-GB', 'es'], 'en'],
  [['ko'], 'en'],
  [[], 'en'],
] as const)('a browser in %j is in %s', (preferred, expected) => {
  expect(preferredLanguage(preferred)).toBe(expected)
})

test("a caterer's language is the chosen one, else that of its country", () => {
  expect(['US', 'MX', 'ES', 'EG', 'SA', 'AE', 'DE'].map(languageOf)).toEqual(['en', 'es', 'es', 'ar', 'ar', 'ar', 'en'])
  expect(languageOfCaterer({ language: null, country: 'MX' })).toBe('es')
  expect(languageOfCaterer({ language: 'ar', country: 'US' })).toBe('ar')
})

test('only Arabic runs from right to left', () => {
  expect((['en', 'es', 'ar'] as const).map(directionOf)).toEqual(['ltr', 'ltr', 'rtl'])
})

test('dates, numbers and money follow the language in the country, always with Latin digits', () => {
  const spanish = makeFormats(localeOf('es', 'US'), 'USD')
  expect(spanish.dayLong('2026-11-18')).toBe('miércoles, 18 de noviembre de 2026')
  expect(spanish.money(1234.5)).toBe('$1,234.50')
  expect(makeFormats(localeOf('es', 'ES'), 'EUR').number(1234567.5, 1)).toBe('1.234.567,5')
  for (const country of ['US', 'EG', 'SA']) {
    const arabic = makeFormats(localeOf('ar', country), 'USD')
    expect(arabic.dayLong('2026-11-18'), country).toMatch(/^الأربعاء، 18 نوفمبر 2026/)
    expect(arabic.number(1234.5, 1), country).toBe('1,234.5')
    expect(arabic.money(17.8), country).toMatch(/\$17\.80$/)
    const week = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20']
    expect(new Set(week.map(arabic.weekdayMark)).size).toBe(5)
  }
})
