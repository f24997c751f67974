import { expect, test } from 'vitest'

import { breakable, hasShortWords, printable } from './printable.ts'

test('fractions without a glyph are printed in digits, and those with one stay', () => {
  expect(printable('Leftover ⅛ cup credits')).toBe('Leftover 1/8 cup credits')
  expect(printable('2⅓ cups, 10 ⅔ oz, ⅞')).toBe('2 1/3 cups, 10 2/3 oz, 7/8')
  expect(printable('1½ cups and ¼ tsp, ¾')).toBe('1½ cups and ¼ tsp, ¾')
})

test('direction marks are removed', () => {
  expect(printable('\u2068Pizza\u2069, 5\u200F')).toBe('Pizza, 5')
})

test('short parentheses with left-to-right words stay on one line of a right-to-left text', () => {
  expect(breakable('حليب (8 oz)، خبز (من القمح)')).toBe('حليب (8\u00A0oz)، خبز (من القمح)')
  const long = 'دجاج (boneless and skinless)'
  expect(breakable(long)).toBe(long)
})

test('a text has short words if each fits a narrow column', () => {
  expect(hasShortWords('دليل شراء الأغذية (Food Buying Guide)')).toBe(true)
  expect(hasShortWords('حليب us-nslp-2026-07')).toBe(false)
})

test('a right-to-left text breaks at spaces, and at a slash between two of its words', () => {
  expect(breakable('خضروات (حمراء/برتقالية) 1/2\u00A0كوب')).toBe('خضروات (حمراء / برتقالية) 1/2 كوب')
})
