import { expect, test } from 'vitest'

import type { TwoDates, Verdict } from '../../nutrition-types.ts'
import type { StripCheck } from './compliance-strip-types.ts'
import { worstFirst } from './worst-first.ts'

function check(id: string, verdict: TwoDates<Verdict | null>): StripCheck {
  const checked = (status: Verdict | null) => status && { status, limit: null, outsideBy: null }
  return { id, label: id, value: null, now: checked(verdict.now), from2027: checked(verdict.from2027) }
}

test('checks that fail today come first, then unknown ones, then those that fail starting 2027', () => {
  const checks = [
    check('calories', { now: 'pass', from2027: 'pass' }),
    check('sodium', { now: 'pass', from2027: 'fail' }),
    check('grain', { now: 'fail', from2027: 'fail' }),
    check('addedSugars', { now: null, from2027: 'unknown' }),
    check('milk', { now: 'unknown', from2027: 'unknown' }),
    check('meatAlternate', { now: 'advisory', from2027: 'advisory' }),
  ]
  expect(worstFirst(checks).map(({ id }) => id)).toEqual([
    'grain',
    'milk',
    'sodium',
    'meatAlternate',
    'addedSugars',
    'calories',
  ])
})

test('checks of equal rank keep their order', () => {
  const pass = { now: 'pass', from2027: 'pass' } as const
  expect(worstFirst([check('a', pass), check('b', pass), check('c', pass)]).map(({ id }) => id)).toEqual([
    'a',
    'b',
    'c',
  ])
})
