import { editConflictId, type MenuDay } from '@commissary/domain/menu'
import { expect, test } from 'vitest'

import { openMerges } from './open-conflicts.ts'

const day = (plannedMeals: number, note: string): MenuDay => ({ plannedMeals, note, lines: [] })
const saved = { key: '2026-11-18', version: 2, day: day(170, 'Cold'), foods: [], updatedBy: null, updatedById: null }
const merge = { saved, base: day(180, 'Warm'), kept: [] }
const open = (mine: MenuDay, kept: readonly string[] = []) =>
  openMerges([{ ...merge, kept }], { days: { '2026-11-18': mine } }).map(({ fields }) => fields.map(editConflictId))

test('fields that both changed are open until they are answered', () => {
  expect(open(day(190, 'Hot'))).toEqual([['plannedMeals', 'note']])
  expect(open(day(190, 'Hot'), ['note'])).toEqual([['plannedMeals']])
  expect(open(day(190, 'Hot'), ['note', 'plannedMeals'])).toEqual([])
})

test('an edit or Undo that takes the other version answers its field', () => {
  expect(open(day(170, 'Hot'))).toEqual([['note']])
  expect(open(day(170, 'Cold'))).toEqual([])
})
