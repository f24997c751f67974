import { expect, test } from 'vitest'

import { breakable, printable } from './printable.ts'

test('fractions without a glyph are printed in digits, and those with one stay', () => {
  expect(printable('Leftover ⅛ cup credits')).toBe('Leftover 1/8 cup credits')
  expect(printable('2⅓ cups, 10 ⅔ oz, ⅞')).toBe('2 1/3 cups, 10 2/3 oz, 7/8')
  expect(printable('1½ cups and ¼ tsp, ¾')).toBe('1½ cups and ¼ tsp, ¾')
})

test('marks of direction are left out', () => {
  expect(printable('\u2068Pizza\u2069, 5\u200F')).toBe('Pizza, 5')
})

test('a text from right to left breaks at spaces, also at the slash between two of its words', () => {
  expect(breakable('خضروات (حمراء/برتقالية) 1/2\u00A0كوب')).toBe('خضروات (حمراء / برتقالية) 1/2 كوب')
})
