import { makeFormats } from '@commissary/messages/formats'
import { englishTranslator } from '@commissary/messages/translator'
import { expect, test } from 'vitest'

import { changeEntry } from '../history/change-entry.ts'
import { historyWords } from '../screens/cycle-menus/history-words.ts'
import { monthHistory } from './month-history.ts'

const t = englishTranslator()
const wording = { t, formats: makeFormats('en-US', 'USD'), country: 'US' }
const place = { locale: 'en-US', timeZone: 'America/New_York' }

/** What the history says about a change: "field: before → after". */
const said = (
  field: string,
  from: string | null,
  to: string | null,
  words: Parameters<typeof changeEntry>[1] = monthHistory(wording, 'school'),
) => {
  const change = { field, from, to }
  const event = { id: 1, action: 'updated' as const, at: '2026-11-18T20:02:00Z', by: 'Dana', changes: [change] }
  return changeEntry(event, words, t, place).changes.map((one) => `${one.field}: ${one.from ?? ''} → ${one.to ?? ''}`)
}
const day = '2026-11-17'

test('a field of a day is named with the day and both values', () => {
  expect(said(`${day} plannedMeals`, '1800', null)).toEqual(['Tue, Nov 17: planned meals: 1,800 → Not planned'])
  expect(said(`${day} note`, null, 'Early dismissal')).toEqual([
    'Tue, Nov 17: note for the kitchen: No note → Early dismissal',
  ])
  expect(said(`${day} selections`, 'Fruit 2, Milk 1', 'Fruit 3, Vegetables 2')).toEqual([
    'Tue, Nov 17: Fruit, choices per student: 2 → 3',
    'Tue, Nov 17: Vegetables, choices per student: As usual → 2',
    'Tue, Nov 17: Milk, choices per student: 1 → As usual',
  ])
  expect(said(`${day} order`, 'Apple, Milk', 'Milk, Apple')).toEqual([
    'Tue, Nov 17: order of the items: Apple, Milk → Milk, Apple',
  ])
  expect(said(`${day} reason`, null, 'The truck was late')).toEqual(['Tue, Nov 17: why:  → The truck was late'])
})

test('an item says which parts of it changed', () => {
  expect(said(`${day} line a`, 'Apple · Fruit · 0.5 cup · 80', 'Apple · Fruit · 0.5 cup · 60')).toEqual([
    'Tue, Nov 17, Apple: planned servings: 80 servings → 60 servings',
  ])
  expect(said(`${day} line a`, 'Apple · Fruit · 0.5 cup', 'Pear · Fruit · 60')).toEqual([
    'Tue, Nov 17, Apple: item: Apple → Pear',
    'Tue, Nov 17, Apple: portion: 1/2 cup → Usual portion',
    'Tue, Nov 17, Apple: planned servings: No planned servings → 60 servings',
  ])
  expect(said(`${day} line a`, null, 'Apple · Fruit · 1 each · 80')).toEqual([
    'Tue, Nov 17: item added:  → Apple · Fruit · 1 each · 80 servings',
  ])
  expect(said(`${day} line a`, 'Apple · Fruit · 80', null)).toEqual([
    'Tue, Nov 17: item removed:  → Apple · Fruit · 80 servings',
  ])
})

test('the name of an item may look like its other parts', () => {
  expect(said(`${day} line a`, 'Mac · Cheese · 2 · Entree · 80', 'Mac · Cheese · 2 · Entree · 90')).toEqual([
    'Tue, Nov 17, Mac · Cheese · 2: planned servings: 80 servings → 90 servings',
  ])
  expect(said(`${day} line a`, 'Fruit · Fruit', 'Fruit · Vegetables')).toEqual([
    'Tue, Nov 17, Fruit: category: Fruit → Vegetables',
  ])
})

test('recurring items show their weekdays', () => {
  expect(said('recurring line m', 'Milk · Milk · 1 cup · days 135', 'Milk · Milk · 1 cup · days 12345')).toEqual([
    'Recurring items, Milk: weekdays: Mon, Wed, Fri → Mon, Tue, Wed, Thu, Fri',
  ])
  expect(said('recurringDays', '{}', '{"Milk":[]}')).toEqual(['Recurring items:  → Changed'])
})

test('publishing and taking back name the schools, or the master menu, with the reason', () => {
  const master = monthHistory(wording, 'master')
  expect(said('published', null, 'Lincoln, Maple Grove', master)).toEqual(['Published to:  → Lincoln, Maple Grove'])
  expect(said('takenBack', null, 'Lincoln', master)).toEqual(['Unpublished for:  → Lincoln'])
  expect(said('published', null, 'Fall lunch')).toEqual(['Published from master menu:  → Fall lunch'])
  expect(said('takenBack', null, 'Fall lunch')).toEqual(['Unpublished: master menu:  → Fall lunch'])
  expect(said('reason', null, 'Recall of lettuce')).toEqual(['Reason:  → Recall of lettuce'])
  expect(said('keptDays', null, '2026-11-17, 2026-11-18')).toEqual([
    "Days that kept the school's changes:  → Nov 17, Nov 18",
  ])
  expect(said('copiedFrom', null, 'Fall lunch 2026-10', master)).toEqual(['Copied from:  → Fall lunch October 2026'])
  expect(said('isChecked', 'No', 'Yes', master)).toEqual(['Checked: Not checked → Checked'])
})

test('days of a cycle menu are named by week, also those of items that it no longer has', () => {
  const cycle = historyWords(wording)
  expect(said('week 2 day 3 line gone', 'Apple · Fruit · 80', null, cycle)).toEqual([
    'Week 2 · Wed: item removed:  → Apple · Fruit · 80 servings',
  ])
  expect(said('weeks', '4', '5', cycle)).toEqual(['Weeks: 4 → 5'])
})
