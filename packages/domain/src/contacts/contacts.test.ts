import { expect, test } from 'vitest'

import { isEmail } from './index.ts'

test.each([
  ['ana@school.test', true],
  ["o'neil+menus@k12.ny.us", true],
  ['ana@school', false],
  ['ana school.test', false],
  ['ana@school.test\nBcc: all@school.test', false],
  [`${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(4)}test`, true],
  [`${'a'.repeat(309)}@school.test`, false],
])('%j can be an email address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected)
})
