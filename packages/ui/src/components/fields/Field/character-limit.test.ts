import { expect, test } from 'vitest'

import { countCharacters, isNearLimit, isTooLong } from './character-limit.ts'

test('an emoji counts as one character, as in the contract', () => {
  expect(countCharacters('a🍎b')).toBe(3)
  expect(isTooLong('🍎🍎', 2)).toBe(false)
  expect(isTooLong('🍎🍎🍎', 2)).toBe(true)
})

test('the count shows in the last fifth of the limit', () => {
  expect(isNearLimit(39, 50)).toBe(false)
  expect(isNearLimit(40, 50)).toBe(true)
  expect(isNearLimit(0, 0)).toBe(false)
})
