import type { Check, Reason, StatusSummary, Verdict } from './analysis-model.ts'
import type { Limit } from '../../rules/check-limits.ts'
import { checks, type CheckId } from '../../rules/checks.ts'
import type { DatedRules, PackLimits } from '../../rules/dated-rules.ts'
import { severity, type VerdictStatus } from '../../rules/model.ts'
import { sortReasons } from './reasons.ts'
import { settle } from '../../units/rounding.ts'

/** The value of a check; null = unknown, even as a lower bound. */
export interface CheckValue {
  actual: number | null
  isLowerBound: boolean
}

/** The measurement of a check. */
export interface Measured {
  value: CheckValue
  /** The value without the saturated fat of fluid milk, for packs that allow excluding it. */
  valueWithoutMilkFat?: CheckValue
  reasons: Reason[]
}

/**
 * Compares a value with a limit. A lower bound may exceed a maximum or reach a minimum; otherwise it decides nothing, and
 * it never passes a maximum.
 */
export function statusOf(
  actual: number | null,
  isLowerBound: boolean,
  limit: Limit,
  isAdvisory = false,
): VerdictStatus {
  if (actual === null) return 'unknown'
  const value = settle(actual)
  const { minimum, maximum, isMaximumExclusive, isUndecided } = limit
  if (maximum !== null && (value > maximum || (isMaximumExclusive && value === maximum))) {
    return isUndecided ? 'unknown' : isAdvisory ? 'advisory' : 'fail'
  }
  const isBelow = minimum !== null && value < minimum
  if (isLowerBound && (isBelow || maximum !== null)) return 'unknown'
  return isBelow ? (isUndecided ? 'unknown' : 'fail') : 'pass'
}

/** The check of a measured value by the rules of both dates. `date` is null for a weekly check. */
export function toCheck(id: CheckId, date: string | null, measured: Measured, rules: DatedRules): Check {
  const { scope, unit, isAdvisory } = checks[id]
  const { actual, isLowerBound } = measured.value
  return {
    id,
    scope,
    date,
    unit,
    actual: actual === null ? null : settle(actual),
    isLowerBound,
    isAdvisory,
    now: verdictOf(id, measured, rules.now),
    from2027: verdictOf(id, measured, rules.from2027),
    reasons: sortReasons(measured.reasons),
  }
}

function verdictOf(id: CheckId, { value, valueWithoutMilkFat }: Measured, rules: PackLimits | null): Verdict | null {
  const limit = rules ? rules.limits[id] : noLimit
  if (!limit) return null
  const excludesMilkFat = valueWithoutMilkFat !== undefined && rules?.pack.mayExcludeFluidMilkFat === true
  const { actual, isLowerBound } = excludesMilkFat ? valueWithoutMilkFat : value
  const status = rules ? statusOf(actual, isLowerBound, limit, checks[id].isAdvisory) : 'unknown'

  return {
    status,
    rulePack: rules?.pack.id ?? null,
    minimum: limit.minimum,
    maximum: limit.maximum,
    isMaximumExclusive: limit.isMaximumExclusive,
    actual: actual === null ? null : settle(actual),
    outsideBy: status === 'fail' || status === 'advisory' ? outsideBy(actual ?? 0, limit) : null,
    passesOnlyByMilkFatExclusion:
      excludesMilkFat && status === 'pass' && statusOf(value.actual, value.isLowerBound, limit) !== 'pass',
  }
}

const noLimit: Limit = { minimum: null, maximum: null, isMaximumExclusive: false }

function outsideBy(actual: number, { minimum, maximum }: Limit): number {
  return settle(maximum !== null && actual >= maximum ? actual - maximum : (minimum ?? actual) - actual)
}

/** The worst status for each date; unknown without any check. */
export function summarize(results: readonly Check[]): StatusSummary {
  return { now: worst(results, 'now'), from2027: worst(results, 'from2027') }
}

function worst(results: readonly Check[], date: keyof StatusSummary): VerdictStatus {
  let result: VerdictStatus | null = null
  for (const check of results) {
    const status = check[date]?.status
    // An unenforced maximum never makes the week unknown.
    if (!status || (check.isAdvisory && status === 'unknown')) continue
    if (result === null || severity[status] > severity[result]) result = status
  }
  return result ?? 'unknown'
}
