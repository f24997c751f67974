import type { TwoDates, Verdict } from '../../nutrition-types.ts'
import type { StripCheck } from './compliance-strip-types.ts'

const ranks: TwoDates<Record<Verdict, number>> = {
  now: { fail: 0, unknown: 1, advisory: 3, pass: 6 },
  from2027: { fail: 2, unknown: 4, advisory: 5, pass: 6 },
}

function rank(check: StripCheck) {
  return Math.min(
    check.now ? ranks.now[check.now.status] : 6,
    check.from2027 ? ranks.from2027[check.from2027.status] : 6,
  )
}

/** Failing today first, then unknown, then failing starting 2027; equal ranks keep their order. */
export function worstFirst(checks: readonly StripCheck[]): readonly StripCheck[] {
  return checks.toSorted((one, other) => rank(one) - rank(other))
}
