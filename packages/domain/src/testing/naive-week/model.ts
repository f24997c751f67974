import type { VerdictStatus } from '../../rules/model.ts'
import type { Span } from './trays.ts'

export interface Limit {
  minimum?: number
  maximum?: number
  /** The maximum itself is too much. */
  isExclusive?: boolean
  /** Too much is advisory. */
  isAdvisory?: boolean
}

/** A check as `analyzeWeek` would give it. */
export interface NaiveCheck {
  id: string
  /** Null = the week. */
  date: string | null
  /** Null = not even a lower bound is known. */
  actual: number | null
  isLowerBound: boolean
  isAdvisory: boolean
  /** Null = the date has no such rule. */
  now: VerdictStatus | null
  from2027: VerdictStatus | null
}

/** The known part may be too much, or enough. It is never too little while something is unknown. */
export function statusOf({ low, high }: Span, { minimum, maximum, isExclusive, isAdvisory }: Limit): VerdictStatus {
  const hasGap = high > low
  if (maximum !== undefined && (isExclusive ? low >= maximum : low > maximum)) return isAdvisory ? 'advisory' : 'fail'
  if (minimum !== undefined && low < minimum) return hasGap ? 'unknown' : 'fail'
  return hasGap && maximum !== undefined ? 'unknown' : 'pass'
}

/** A check whose rule is the same on both dates. */
export function check(id: string, date: string | null, span: Span, limit: Limit): NaiveCheck {
  const status = statusOf(span, limit)
  return {
    id,
    date,
    actual: span.low,
    isLowerBound: span.high > span.low,
    isAdvisory: limit.isAdvisory === true,
    now: status,
    from2027: status,
  }
}

const fromBest: readonly VerdictStatus[] = ['pass', 'advisory', 'unknown', 'fail']

/** The worst of all checks. An unknown recommended maximum is ignored. */
export const worstOf = (checks: readonly NaiveCheck[], date: 'now' | 'from2027'): VerdictStatus =>
  fromBest.findLast((status) =>
    checks.some((each) => each[date] === status && !(each.isAdvisory && status === 'unknown')),
  ) ?? 'unknown'
