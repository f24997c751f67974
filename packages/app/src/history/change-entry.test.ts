import type { RecordEvent } from '@commissary/api-client'
import { expect, test } from 'vitest'

import { englishTranslator } from '@commissary/messages/translator'
import { changeEntry } from './change-entry.ts'

const t = englishTranslator()
const newYork = { locale: 'en-US', timeZone: 'America/New_York' }
const words = {
  siteName: { label: 'Site Name' },
  active: { label: 'Active', valueText: (text: string) => (text === 'Yes' ? 'ja' : 'nein') },
  schools: { label: 'Schools', list: { added: 'Schools added', removed: 'Schools removed' } },
}
const event = (rest: Partial<RecordEvent>): RecordEvent => ({
  id: 1,
  action: 'updated',
  at: '2026-11-18T20:02:00Z',
  by: 'Dana Whitfield',
  changes: [],
  ...rest,
})

test("times are in the caterer's time zone", () => {
  // Another kind of space precedes PM in some versions of the tables.
  const timeIn = (timeZone: string) =>
    changeEntry(event({}), words, t, { ...newYork, timeZone }).time.replaceAll(/\s/g, ' ')
  expect(timeIn('America/New_York')).toBe('Nov 18, 2026, 3:02 PM')
  expect(timeIn('Asia/Kolkata')).toBe('Nov 19, 2026, 1:32 AM')
})

test('a change without a user has no name', () => {
  expect(changeEntry(event({}), words, t, newYork).title).toBe('Updated by Dana Whitfield')
  expect(changeEntry(event({ action: 'activated', by: null }), words, t, newYork).title).toBe('Activated')
})

test('fields have labels, and an unknown field shows its name', () => {
  const changes = [
    { field: 'siteName', from: null, to: 'North' },
    { field: 'active', from: 'Yes', to: 'No' },
    { field: 'color', from: 'red', to: null },
  ]
  expect(changeEntry(event({ changes }), words, t, newYork).changes).toEqual([
    { field: 'Site Name', from: null, to: 'North' },
    { field: 'Active', from: 'ja', to: 'nein' },
    { field: 'color', from: 'red', to: null },
  ])
})

test('the entries of a list have their own texts', () => {
  const targets = {
    label: 'Targets',
    valueText: (text: string) => text.toUpperCase(),
    list: { added: '+', removed: '-' },
  }
  const changes = [{ field: 'targets', from: 'Lunch: No', to: 'Lunch: Yes' }]
  expect(changeEntry(event({ changes }), { targets }, t, newYork).changes).toEqual([
    { field: '+', from: null, to: 'LUNCH: YES' },
    { field: '-', from: null, to: 'LUNCH: NO' },
  ])
})

test('a list shows only added and removed entries', () => {
  const changes = [{ field: 'schools', from: 'Maple, Juniper, Oak', to: 'Maple, Elm' }]
  expect(changeEntry(event({ changes }), words, t, newYork).changes).toEqual([
    { field: 'Schools added', from: null, to: 'Elm' },
    { field: 'Schools removed', from: null, to: 'Juniper, Oak' },
  ])
})
