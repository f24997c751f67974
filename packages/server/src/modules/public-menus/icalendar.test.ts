import fc from 'fast-check'
import { expect, test } from 'vitest'

import { calendarFile, escaped, folded } from './icalendar.ts'

const event = {
  uid: 'a-1@menus',
  date: '2026-12-31',
  summary: 'Lunch: tacos, pears; milk',
  description: 'Tacos\nPears',
}
const file = (events = [event]) =>
  calendarFile({ name: 'Oak – Lunch', language: 'en', writtenOn: '2026-11-25', events })

test('a day is an all-day event that ends on the next day, also over the end of a year', () => {
  const lines = file().split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:a-1@menus',
      'DTSTAMP:20261125T000000Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      String.raw`SUMMARY;LANGUAGE=en:Lunch: tacos\, pears\; milk`,
      String.raw`DESCRIPTION;LANGUAGE=en:Tacos\nPears`,
    ]),
  )
})

test('the file is a calendar that starts and ends as RFC 5545 says, with CRLF after each line', () => {
  const text = file([])
  expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:')).toBe(true)
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test.each([
  [String.raw`a\b`, String.raw`a\\b`],
  ['a;b,c', String.raw`a\;b\,c`],
  ['a\r\nb\rc\nd', String.raw`a\nb\nc\nd`],
  ['a:b"c', 'a:b"c'],
  ['bell\u0007', 'bell '],
])('the text %j is escaped', (text, expected) => {
  expect(escaped(text)).toBe(expected)
})

test('a long line is folded at 75 octets, between characters', () => {
  expect(folded('x'.repeat(75))).toBe('x'.repeat(75))
  expect(folded('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const line = `SUMMARY:${escaped(text)}`
      const parts = folded(line).split('\r\n ')
      expect(parts.join('')).toBe(line)
      for (const [index, part] of parts.entries()) {
        expect(Buffer.byteLength(part) + (index > 0 ? 1 : 0)).toBeLessThanOrEqual(75)
      }
    }),
  )
})
