import type { Check, CheckId, CheckUnit, Reason, StatusSummary, Verdict } from './analysis-model.ts'
import { limitsOf, type Limit, type Limits } from '../../rules/limits.ts'
import type { GradeGroup, VerdictStatus } from '../../rules/model.ts'
import { sortReasons } from './reasons.ts'
import { settle } from '../../units/rounding.ts'
import type { RuleOptions } from '../../rules/rule-options.ts'
import type { RulePack } from '../../rules/rule-pack-model.ts'
import { rulePackFor, secondVerdictDate } from '../../rules/rule-packs.ts'

/** A number to be judged; null = it cannot be given at all. */
export interface Figure {
  actual: number | null
  isLowerBound: boolean
}

/** A pack with its limits for one grade group and length of week. */
export interface PackLimits {
  pack: RulePack
  limits: Limits
}

/** The rules of the menu's date and those of 1 July 2027; null where there is no pack. */
export interface DatedRules {
  now: PackLimits | null
  from2027: PackLimits | null
}

export function datedRulesFor(
  family: string,
  gradeGroup: GradeGroup,
  date: string,
  days: number,
  sodium: RuleOptions['sodium'],
): DatedRules {
  const judgeOn = (day: string): PackLimits | null => {
    const pack = rulePackFor(family, day)
    return pack && { pack, limits: limitsOf(pack, gradeGroup, days) }
  }
  const now = judgeOn(date)
  const from2027 = judgeOn(laterOf(date))
  if (sodium === 'target2' && now && from2027?.limits.sodium) {
    return { now: { ...now, limits: { ...now.limits, sodium: from2027.limits.sodium } }, from2027 }
  }
  return { now, from2027 }
}

/** Ids of the packs that judge a date, today's first: equal ids, equal verdicts. */
export function packIdsFor(family: string, date: string): (string | undefined)[] {
  return [rulePackFor(family, date)?.id, rulePackFor(family, laterOf(date))?.id]
}

function laterOf(date: string): string {
  return date < secondVerdictDate ? secondVerdictDate : date
}

/**
 * Holds a figure against a limit. A lower bound may break a maximum or reach a minimum; otherwise it decides nothing,
 * and it never passes a maximum.
 */
export function statusOf(
  actual: number | null,
  isLowerBound: boolean,
  limit: Limit,
  isAdvisory = false,
): VerdictStatus {
  if (actual === null) return 'unknown'
  const value = settle(actual)
  const { minimum, maximum, isMaximumExclusive } = limit
  if (maximum !== null && (value > maximum || (isMaximumExclusive && value === maximum))) {
    return isAdvisory ? 'advisory' : 'fail'
  }
  const isBelow = minimum !== null && value < minimum
  if (isLowerBound && (isBelow || maximum !== null)) return 'unknown'
  return isBelow ? 'fail' : 'pass'
}

export interface CheckInput {
  id: CheckId
  date?: string
  unit: CheckUnit
  figure: Figure
  /** The figure without the saturated fat of fluid milk, for packs that allow it. */
  figureWithoutMilkFat?: Figure
  isAdvisory?: boolean
  because: Reason[]
}

/** Judges one figure by both dates. */
export function toCheck(input: CheckInput, judges: DatedRules): Check {
  const { id, date = null, unit, figure, isAdvisory = false, because } = input
  return {
    id,
    scope: date === null ? 'week' : 'day',
    date,
    unit,
    actual: figure.actual === null ? null : settle(figure.actual),
    isLowerBound: figure.isLowerBound,
    isAdvisory,
    now: verdictOf(input, judges.now),
    from2027: verdictOf(input, judges.from2027),
    because: sortReasons(because),
  }
}

function verdictOf(input: CheckInput, judge: PackLimits | null): Verdict | null {
  const { id, figure, figureWithoutMilkFat, isAdvisory = false } = input
  const limit = judge ? judge.limits[id] : noLimit
  if (!limit) return null
  const leavesMilkFatOut = figureWithoutMilkFat !== undefined && judge?.pack.mayExcludeFluidMilkFat === true
  const judged = leavesMilkFatOut ? figureWithoutMilkFat : figure
  const status = judge ? statusOf(judged.actual, judged.isLowerBound, limit, isAdvisory) : 'unknown'

  return {
    status,
    rulePack: judge?.pack.id ?? null,
    ...limit,
    actual: judged.actual === null ? null : settle(judged.actual),
    outsideBy: status === 'fail' || status === 'advisory' ? outsideBy(judged.actual ?? 0, limit) : null,
    passesOnlyByMilkFatExclusion:
      leavesMilkFatOut && status === 'pass' && statusOf(figure.actual, figure.isLowerBound, limit) !== 'pass',
  }
}

const noLimit: Limit = { minimum: null, maximum: null, isMaximumExclusive: false }

function outsideBy(actual: number, { minimum, maximum }: Limit): number {
  return settle(maximum !== null && actual >= maximum ? actual - maximum : (minimum ?? actual) - actual)
}

/** From best to worst. */
export const severity: Record<VerdictStatus, number> = { pass: 0, advisory: 1, unknown: 2, fail: 3 }

/** The worst status for each date; without any check it is unknown. */
export function summarize(checks: readonly Check[]): StatusSummary {
  return { now: worst(checks, 'now'), from2027: worst(checks, 'from2027') }
}

function worst(checks: readonly Check[], date: keyof StatusSummary): VerdictStatus {
  let result: VerdictStatus | null = null
  for (const check of checks) {
    const status = check[date]?.status
    // A maximum that nobody enforces leaves no doubt about the week.
    if (!status || (check.isAdvisory && status === 'unknown')) continue
    if (result === null || severity[status] > severity[result]) result = status
  }
  return result ?? 'unknown'
}
