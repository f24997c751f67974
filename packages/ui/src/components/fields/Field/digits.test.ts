import { expect, test } from 'vitest'

import { latinDigits, numberSigns } from './digits.ts'

test.each([
  ['٣٫٥', '3٫5'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['१२', '12'],
  ['９８', '98'],
  ['𝟗𝟘', '90'],
  ['1a2', '1a2'],
])('the digits of %s are read as %s', (typed, digits) => {
  expect(latinDigits(typed)).toBe(digits)
})

test('a locale has its own decimal and group signs', () => {
  expect(numberSigns('en-US')).toEqual({ decimal: '.', group: ',' })
  expect(numberSigns('de-DE')).toEqual({ decimal: ',', group: '.' })
  expect(numberSigns('ar-EG')).toEqual({ decimal: '.', group: ',' })
})
