import { expect, test } from 'vitest'

import { numberStyleOf, readDecimal, twoReadings } from './numbers.ts'

test.each([
  // Read in one way only, whatever the file.
  ['1,5', null, '1.5', '1.5'],
  ['1.5', '1.5', null, '1.5'],
  ['1.234,50', null, '1234.50', '1234.50'],
  ['1,234.50', '1234.50', null, '1234.50'],
  ['1.234.567', null, '1234567', '1234567'],
  ['0,125', null, '0.125', '0.125'],
  ['0.125', '0.125', null, '0.125'],
  ['1234,567', null, '1234.567', '1234.567'],
  ['12', '12', '12', '12'],
  ['١٢٫٥', '12.5', '12.5', '12.5'],
  ['١٬٢٣٤٫٥', '1234.5', '1234.5', '1234.5'],
  ['١٢', '12', '12', '12'],
  ['۱٫۲۳۴', '1.234', '1.234', '1.234'],
  ['1 234,50', null, '1234.50', '1234.50'],
  // A thousand or a fraction: the file decides, and without it nothing does.
  ['1,234', '1234', '1.234', twoReadings],
  ['1.234', '1.234', '1234', twoReadings],
  // Not a number.
  ['1,23,4', null, null, null],
  ['12,34.5', null, null, null],
  ['many', null, null, null],
  ['', null, null, null],
])('"%s" is %s with points, %s with commas and %s in a file that does not say', (text, point, comma, either) => {
  expect([readDecimal(text, '.'), readDecimal(text, ','), readDecimal(text, 'either')]).toEqual([point, comma, either])
})

test.each([
  [['1,5', '1.234', 'beans'], false, ','],
  [['$1.50', '1,234'], false, '.'],
  [['1,5', '2.5', '1,234'], false, 'either'],
  [['1,234', '12', ''], false, 'either'],
  [['0,250', '1.234'], false, ','],
  [['1.234,50 €'], false, ','],
  [['١٢٫٥'], false, 'either'],
  [['1,5'], true, '.'],
] as const)('the cells %j of a file (English: %s) write decimals with %s', (cells, isEnglish, style) => {
  expect(numberStyleOf(cells, isEnglish)).toBe(style)
})
