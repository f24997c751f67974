import { expect, test } from 'vitest'

import { fittingSize, lettered, lineCount, monthsOf, weeksOf } from './menu-weeks.ts'

const line = {
  kind: 'text',
  name: 'Milk',
  category: 'Milk',
  portion: null,
  plannedServings: null,
  allergens: [],
  contents: [],
} as const
const day = (date: string) => ({
  date,
  plannedMeals: null,
  note: null,
  closed: null,
  lines: [{ ...line, allergens: [], contents: [] }],
})

test('a month has its weeks from Monday to Friday, with the days of other months marked', () => {
  const weeks = weeksOf([day('2026-11-03')], '2026-11-01', '2026-11-30')
  // November 1 is a Sunday: its week has no day to print.
  expect(weeks.map((week) => week[0]?.date)).toEqual([
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ])
  expect(weeks[0]?.map(({ day: one }) => one?.date ?? null)).toEqual([null, '2026-11-03', null, null, null])
  expect(weeks[4]?.map(({ isOut }) => isOut)).toEqual([false, true, true, true, true])
})

test('a weekend is printed if it has a menu', () => {
  expect(weeksOf([day('2026-11-07')], '2026-11-02', '2026-11-08')[0]).toHaveLength(7)
  expect(weeksOf([], '2026-11-02', '2026-11-08')[0]).toHaveLength(5)
})

test('a range is split into months', () => {
  expect(monthsOf('2026-12-28', '2027-01-08')).toEqual([
    { startDate: '2026-12-28', endDate: '2026-12-31' },
    { startDate: '2027-01-01', endDate: '2027-01-08' },
  ])
})

test('the largest size that fits is taken', () => {
  expect(fittingSize([9, 8, 7], (size) => size * 10, 85)).toBe(8)
  expect(fittingSize([9, 8, 7], (size) => size * 10, 10)).toBe(7)
  expect(lineCount('x'.repeat(100), 100, 10)).toBe(6)
  expect(lineCount('', 100, 10)).toBe(1)
})

test('the letters of an item stay on one line', () => {
  expect(lettered('Tuna sandwich', 'H (S) ?')).toBe('Tuna sandwich H\u00A0(S)\u00A0?')
  expect(lettered('Carrots, baby', '?')).toBe('Carrots, baby\u00A0?')
  expect(lettered('Apple', '')).toBe('Apple')
})
