import { expect, test } from 'vitest'

import { itemNameIn } from './item-name.ts'

const names = { es: ' Leche ', zh: '牛奶', ar: '  ', ko: null }

test.each([
  ['es', 'Leche'],
  ['zh', '牛奶'],
  ['ar', 'Milk'],
  ['fr', 'Milk'],
  ['ko', 'Milk'],
  [undefined, 'Milk'],
])('milk is called in %s: %s', (language, expected) => {
  expect(itemNameIn({ name: 'Milk', names }, language)).toBe(expected)
})
