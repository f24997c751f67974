import { expect, test } from 'vitest'

import { choose, countDays, clearSelection, moveTo, selectedDays, selectionAt } from './day-selection.ts'

const at = selectionAt('2026-11-29')

test('a move without Shift selects one day, with the next day as exclusive end', () => {
  const moved = moveTo(at, '2026-11-30', false)
  expect(selectedDays(moved)).toEqual({ start: '2026-11-30', end: '2026-12-01' })
  expect(countDays(selectedDays(moved))).toBe(1)
})

test('Shift extends across months, forward and back', () => {
  const forward = moveTo(moveTo(at, '2026-11-30', true), '2026-12-01', true)
  expect(selectedDays(forward)).toEqual({ start: '2026-11-29', end: '2026-12-02' })
  expect(countDays(selectedDays(forward))).toBe(3)

  const back = moveTo(forward, '2026-11-22', true)
  expect(selectedDays(back)).toEqual({ start: '2026-11-22', end: '2026-11-30' })
})

test('a move without Shift after extending starts a new selection', () => {
  const extended = moveTo(at, '2026-12-05', true)
  expect(moveTo(extended, '2026-12-06', false).anchor).toBeNull()
})

test('Enter confirms the selection; Escape keeps only the active day', () => {
  const extended = moveTo(at, '2026-12-01', true)
  expect(choose(extended).chosen).toEqual({ start: '2026-11-29', end: '2026-12-02' })
  expect(clearSelection(extended)).toEqual(selectionAt('2026-12-01'))
})

test('two clicks select a range, in either order', () => {
  const first = choose({ ...selectionAt('2026-12-24'), isRangeMode: true })
  expect(first.chosen).toBeNull()

  const second = choose(moveTo(first.selection, '2026-12-22', false))
  expect(second.chosen).toEqual({ start: '2026-12-22', end: '2026-12-25' })
  expect(second.selection.isRangeMode).toBe(false)
})

test('clicking the first day twice selects a range of one day', () => {
  const first = choose({ ...at, isRangeMode: true })
  expect(choose(first.selection).chosen).toEqual({ start: '2026-11-29', end: '2026-11-30' })
})
