import type { CalendarDay, MenuAnalysisItem } from '@commissary/api-client'
import { expect, test } from 'vitest'

import { readServings, servedEntries, toInput } from './served-entries.ts'

const stored = {
  id: 9,
  date: '2026-11-16',
  line: 'taco',
  gradeGroup: 'K-5',
  plannedServings: 80,
  servedServings: 70,
  portion: null,
} as MenuAnalysisItem
const day = {
  date: '2026-11-16',
  plannedMeals: 100,
  lines: [
    { key: 'taco', name: 'Taco', plannedServings: 90, text: null },
    { key: 'note', name: 'Bring cups', plannedServings: null, text: 'Bring cups' },
  ],
} as CalendarDay
const entries = servedEntries(day, [stored, { ...stored, id: 10, gradeGroup: '6-8', servedServings: 1 }], 'K-5')

test('the meals come before the lines, and lines of text have nothing to serve', () => {
  expect(entries).toEqual([
    { line: null, name: null, planned: 100, stored: undefined },
    { line: 'taco', name: 'Taco', planned: 90, stored },
  ])
})

test('empty is unknown, zero is zero, and anything else is not a number of servings', () => {
  expect(['', ' ', '0', '1,200', ' 85 '].map(readServings)).toEqual([null, null, 0, 1200, 85])
  expect(['-1', '1.5', 'ten', '100001'].map(readServings)).toEqual([undefined, undefined, undefined, undefined])
})

test('fields stored next to the servings stay', () => {
  const place = { menuSummaryId: 3, date: '2026-11-16', gradeGroup: 'K-5' } as const
  expect(entries.map((entry) => toInput(entry, place, 5))).toEqual([
    { ...place, isCatererMenu: false, line: null, plannedServings: null, servedServings: 5, portion: null },
    { ...place, isCatererMenu: false, line: 'taco', plannedServings: 80, servedServings: 5, portion: null },
  ])
})
