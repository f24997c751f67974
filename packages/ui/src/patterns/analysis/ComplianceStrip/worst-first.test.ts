import { expect, test } from 'vitest'

import type { TwoDates, Verdict } from '../../nutrition-types.ts'
import type { StripCheck } from './compliance-strip-types.ts'
import { worstFirst } from './worst-first.ts'

function check(id: string, verdict: TwoDates<Verdict | null>): StripCheck {
  const judged = (status: Verdict | null) => status && { status, limit: null, outsideBy: null }
  return { id, label: id, value: null, now: judged(verdict.now), from2027: judged(verdict.from2027) }
}

test('what fails today comes first, then what is unknown, then what fails from 2027', () => {
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

test('checks of one rank keep their order', () => {
  const pass = { now: 'pass', from2027: 'pass' } as const
  expect(worstFirst([check('a', pass), check('b', pass), check('c', pass)]).map(({ id }) => id)).toEqual([
    'a',
    'b',
    'c',
  ])
})
