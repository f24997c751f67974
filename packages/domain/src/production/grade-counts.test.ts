import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { dividedPlan, impliedEdits, leftoverPaths, mealPaths, servingPaths, withTotals } from './grade-counts.ts'
import { type EntryEdit, mergeEntries, withEdits } from './merge-entries.ts'
import type { Entries } from './record-fields.ts'

const shared = { programId: 7, gradeGroups: ['K-5', '6-8'] as const }
const record = {
  groups: [shared, { programId: 9, gradeGroups: ['9-12'] as const }],
  lines: [{ key: 'taco', plans: [{ programId: 7 }, { programId: 9 }] }],
}
const k5 = 'line.taco.group.7.grade.K-5.served'
const g68 = 'line.taco.group.7.grade.6-8.served'
const total = 'line.taco.group.7.served'

function save(stored: Entries, edits: readonly EntryEdit[]): Entries {
  const { entries, applied } = mergeEntries(stored, edits)
  return withEdits(entries, impliedEdits(record, stored, entries, applied))
}
const enter = (stored: Entries, values: Entries) =>
  save(
    stored,
    Object.entries(values).map(([path, to]) => ({ path, from: stored[path] ?? null, to })),
  )

test('a shared menu has a count for each grade group, any other menu has one for its column', () => {
  expect(mealPaths(shared, 'servedMeals').map(({ path }) => path)).toEqual([
    'group.7.grade.K-5.servedMeals',
    'group.7.grade.6-8.servedMeals',
  ])
  expect(servingPaths('taco', { programId: 9, gradeGroups: ['9-12'] }, 'served')).toEqual([
    { path: 'line.taco.group.9.served', gradeGroup: null },
  ])
  const [line] = record.lines
  if (!line) throw new Error('No line')
  expect(leftoverPaths(line, record.groups).map(({ path }) => path)).toEqual([
    'line.taco.group.7.grade.K-5.leftover',
    'line.taco.group.7.grade.6-8.leftover',
    'line.taco.group.9.leftover',
  ])
  expect(leftoverPaths({ key: 'taco', plans: [{ programId: 9 }] }, record.groups)).toEqual([])
})

describe('the total of grade groups', () => {
  test('follows once all of them are entered, and is unknown again without one', () => {
    const one = enter({}, { [k5]: 40 })
    expect(one[total]).toBeUndefined()
    const both = enter(one, { [g68]: 25 })
    expect(both[total]).toBe(65)
    expect(enter(both, { [k5]: 41 })[total]).toBe(66)
    expect(enter(both, { [k5]: null })[total]).toBeUndefined()
  })

  test('that was entered earlier stays until all grade groups are entered', () => {
    const before = enter({}, { [total]: 70 })
    const one = enter(before, { [k5]: 40 })
    expect(one[total]).toBe(70)
    expect(enter(one, { [g68]: 25 })[total]).toBe(65)
  })

  test('that someone enters over grade groups makes their counts unknown', () => {
    const both = enter({}, { [k5]: 40, [g68]: 25 })
    expect(enter(both, { [total]: 70 })).toEqual({ [total]: 70 })
    expect(enter(both, { [total]: 65 })).toEqual(both)
  })

  test('is always the sum when all are entered, and sending a call twice changes nothing', () => {
    const edit = fc.record({
      path: fc.constantFrom(k5, g68, total),
      to: fc.option(fc.integer({ min: 0, max: 9 }), { nil: null }),
    })
    fc.assert(
      fc.property(fc.array(fc.array(edit, { minLength: 1, maxLength: 3 }), { maxLength: 8 }), (calls) => {
        let entries: Entries = {}
        for (const call of calls) {
          const seen = new Map<string, number | null>()
          for (const { path, to } of call) seen.set(path, to)
          const edits = [...seen].map(([path, to]) => ({ path, from: entries[path] ?? null, to }))
          entries = save(entries, edits)
          const [a, b] = [entries[k5], entries[g68]]
          if (typeof a === 'number' && typeof b === 'number') expect(entries[total]).toBe(a + b)
          expect(withTotals(record, entries)).toBe(entries)
        }
      }),
    )
    const edits = [k5, g68].map((path) => ({ path, from: null, to: 3 }))
    expect(save(save({}, edits), edits)).toEqual(save({}, edits))
  })
})

test('a plan is divided by the planned meals in whole servings that add up', () => {
  const meals = { 'group.7.grade.K-5.plannedMeals': 60, 'group.7.grade.6-8.plannedMeals': 30 }
  expect(dividedPlan(shared, meals, 50)).toEqual([33, 17])
  expect(dividedPlan(shared, { 'group.7.grade.K-5.plannedMeals': 60 }, 50)).toBeNull()
  expect(dividedPlan(shared, meals, null)).toBeNull()
  const count = fc.integer({ min: 0, max: 500 })
  fc.assert(
    fc.property(count, count, count, (a, b, planned) => {
      const own = { 'group.7.grade.K-5.plannedMeals': a, 'group.7.grade.6-8.plannedMeals': b }
      const parts = dividedPlan(shared, own, planned)
      if (a + b === 0) expect(parts).toBeNull()
      else {
        expect(parts?.reduce((sum, part) => sum + part, 0)).toBe(planned)
        expect(Math.abs((parts?.[0] ?? 0) - (planned * a) / (a + b))).toBeLessThan(1)
      }
    }),
  )
})
