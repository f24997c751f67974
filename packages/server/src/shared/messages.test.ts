import { expect, test } from 'vitest'

import { message, translate } from './messages.ts'

test('lists, dates and numbers are formatted in the language', () => {
  expect(translate(message('sites.cannotDelete', { schools: ['Ash', 'Birch'] }), 'en')).toBe(
    'You need access to Ash, Birch to delete this site.',
  )
  const date = Temporal.PlainDate.from('2026-12-25')
  expect(translate(message('holidays.taken', { date, note: 'Christmas Day' }), 'en')).toBe(
    'December 25, 2026 is already a holiday: Christmas Day.',
  )
  expect(translate(message('imports.row.tooHigh', { limit: 100_000 }), 'en')).toContain('100,000')
})

test('braces, tags and quotes in a value are plain text', () => {
  const values = { code: "'{x}' <b>", name: '{name, plural}' }
  expect(translate(message('vendors.codeTaken', values), 'en')).toBe(
    "Code '{x}' <b> is already used by {name, plural}. Choose another code.",
  )
})

test('a missing value throws', () => {
  expect(() => translate(message('vendors.codeTaken', { code: 'X' }), 'en')).toThrow('name')
})
