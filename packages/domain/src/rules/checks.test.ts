import { expect, test } from 'vitest'

import { checkGroups, checkIds, checks, checkUnits, dayCheckIds, tileIds, weekCheckIds } from './checks.ts'
import { limitsOf } from './limits.ts'
import { bySeverity, severity, verdictStatuses } from './model.ts'
import { gradeGroups } from './model.ts'
import { rulePacks } from './rule-packs.ts'

test.each(checkIds)('the check %s has a limit in some pack, a unit, a group and a tile', (id) => {
  const { unit, group, tile } = checks[id]
  expect(rulePacks.some((pack) => gradeGroups.some((group) => limitsOf(pack, group, 5, true)[id]))).toBe(true)
  expect(checkUnits).toContain(unit)
  expect(checkGroups).toContain(group)
  expect(tileIds).toContain(tile)
})

test('every group and tile has a check', () => {
  const rows = checkIds.map((id) => checks[id])
  expect(new Set(rows.map(({ group }) => group))).toEqual(new Set(checkGroups))
  expect(new Set(rows.map(({ tile }) => tile))).toEqual(new Set(tileIds))
})

test('daily checks come before weekly ones, and only recommended maximums are advisory', () => {
  expect([...dayCheckIds, ...weekCheckIds]).toEqual(checkIds)
  expect(checkIds.filter((id) => checks[id].isAdvisory)).toEqual([
    'grain.weeklyMaximum',
    'meatAlternate.weeklyMaximum',
    'grainOrMeatAlternate.weeklyMaximum',
  ])
})

test('a failed check is worse than an unknown one, which is worse than an advisory one', () => {
  expect(verdictStatuses.toSorted((a, b) => severity[a] - severity[b])).toEqual(verdictStatuses)
  expect(['pass' as const, undefined, 'fail' as const, 'unknown' as const].toSorted(bySeverity)).toEqual([
    'fail',
    'unknown',
    'pass',
    undefined,
  ])
})
