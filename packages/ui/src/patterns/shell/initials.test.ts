import { expect, test } from 'vitest'

import { firstCharacter } from './initials.ts'

test.each([
  ['Maria', 'M'],
  ['  okafor', 'O'],
  ['e\u0301lodie', 'E\u0301'],
  ['👩‍🍳 Kitchen', '👩‍🍳'],
  ['فاطمة', 'ف'],
  ['', ''],
])('the first character of "%s" is "%s"', (text, sign) => {
  expect(firstCharacter(text)).toBe(sign)
})
