import { expect, test } from 'vitest'

import { phoneProblem, readPhone } from './phone.ts'

test.each([
  ['5550109999', '5550109999'],
  ['+1 (555) 010-9999', '5550109999'],
  ['001 555 010 9999', '5550109999'],
  ['1-555-010-9999', '5550109999'],
  ['(555) 010.9999', '5550109999'],
  ['555 010', '555010'],
  ['٥٥٥٠١٠٩٩٩٩', '5550109999'],
  ['\u202A555\u202C'.replace(/[\u202A\u202C]/g, '\u200E'), '555'],
  ['', ''],
])('"%s" is %s', (typed, digits) => {
  expect(readPhone(typed, '+1')).toBe(digits)
})

test.each(['+44 20 7946 0000', '555-0100 x12', 'call the office', '+'])('"%s" is kept as typed', (typed) => {
  expect(readPhone(typed, '1')).toBe(typed)
})

test('too many digits are kept for correction', () => {
  expect(readPhone('555010999912', '1')).toBe('555010999912')
})

test('the dial code may have several digits', () => {
  expect(readPhone('+20 10 1234 5678', '20')).toBe('1012345678')
  expect(readPhone('+91 98765 43210', '+91')).toBe('9876543210')
})

test.each([
  ['5550109999', null],
  ['', 'empty'],
  ['+44 20 7946 0000', 'otherCountry'],
  ['555-0100 x12', 'notANumber'],
  ['55501099991', 'tooLong'],
] as const)('the value "%s" has the problem %s', (value, problem) => {
  expect(phoneProblem(value)).toBe(problem)
})
