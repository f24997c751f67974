import { expect, test } from 'vitest'

import { datePresets, presetOf, presetRange } from './date-presets.ts'

test.each([
  ['today', '2026-11-25', '2026-11-25'],
  ['yesterday', '2026-11-24', '2026-11-24'],
  ['thisWeek', '2026-11-23', '2026-11-29'],
  ['lastWeek', '2026-11-16', '2026-11-22'],
  ['thisMonth', '2026-11-01', '2026-11-30'],
  ['lastMonth', '2026-10-01', '2026-10-31'],
  ['thisYear', '2026-01-01', '2026-12-31'],
] as const)('%s on November 25, 2026', (preset, from, to) => {
  expect(presetRange(preset, '2026-11-25')).toEqual({ from, to })
  expect(presetOf({ from, to }, '2026-11-25')).toBe(preset)
})

test('ranges cross months, years and leap days', () => {
  expect(presetRange('yesterday', '2028-03-01').from).toBe('2028-02-29')
  expect(presetRange('thisMonth', '2028-02-10').to).toBe('2028-02-29')
  expect(presetRange('lastMonth', '2027-03-31')).toEqual({ from: '2027-02-01', to: '2027-02-28' })
  expect(presetRange('lastMonth', '2027-01-15')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  expect(presetRange('lastWeek', '2027-01-03')).toEqual({ from: '2026-12-21', to: '2026-12-27' })
})

test('a Sunday belongs to the week before it', () => {
  expect(presetRange('thisWeek', '2026-11-29').from).toBe('2026-11-23')
})

test('any other range is no preset', () => {
  expect(presetOf({ from: '2026-11-02', to: '2026-11-20' }, '2026-11-25')).toBeNull()
  expect(datePresets).toHaveLength(7)
})
