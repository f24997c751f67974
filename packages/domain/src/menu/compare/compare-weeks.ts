import type { Check, WeekAnalysis } from '../analysis/analysis-model.ts'
import { checkedValue } from '../analysis/check-values.ts'
import { type NutrientCode, nutrientCodes, type Total } from '../../food/model.ts'
import { type CheckId, checkIds, checks } from '../../rules/checks.ts'
import { bySeverity } from '../../rules/model.ts'
import { recordOf } from '../../units/records.ts'
import { settle } from '../../units/rounding.ts'

/** A rule in two menus. */
export interface ComparedCheck {
  id: CheckId
  /** The weekly check, or the worst day of a daily one; null = the menu has no such check. */
  first: Check | null
  second: Check | null
  /** First minus second, of the checked values, in the unit of the check; null where either is unknown or only a lower bound. */
  difference: number | null
  /** Whether the verdicts differ by the rules of the menus' dates, or by those of July 1, 2027. */
  hasOtherVerdict: boolean
}

/** A total in two menus. */
export interface ComparedTotal {
  first: Total
  second: Total
  /** First minus second; null where either has gaps. */
  difference: number | null
}

/** Two weeks of menus side by side. */
export interface WeekComparison {
  /** The checks that either week has, in the order of the table of checks. */
  checks: ComparedCheck[]
  /** Averages per reimbursable meal. */
  nutrients: Record<NutrientCode, ComparedTotal>
  cost: ComparedTotal
}

/** Compares two analyzed weeks: of two schools, of a school and its master menu, or of two dates. Differences are first minus second. */
export function compareWeeks(first: WeekAnalysis, second: WeekAnalysis): WeekComparison {
  return {
    checks: checkIds.flatMap((id) => {
      const [own, other] = [checkOfWeek(first, id), checkOfWeek(second, id)]
      return own || other ? [comparedCheck(id, own, other)] : []
    }),
    nutrients: recordOf(nutrientCodes, (code) => comparedTotal(first.nutrients[code], second.nutrients[code])),
    cost: comparedTotal(first.cost, second.cost),
  }
}

function comparedCheck(id: CheckId, first: Check | null, second: Check | null): ComparedCheck {
  const [own, other] = [exactValue(first), exactValue(second)]
  const isOther = (date: 'now' | 'from2027') => (first?.[date]?.status ?? null) !== (second?.[date]?.status ?? null)
  return {
    id,
    first,
    second,
    difference: own === null || other === null ? null : settle(own - other),
    hasOtherVerdict: isOther('now') || isOther('from2027'),
  }
}

/** Two totals with their difference. */
export const comparedTotal = (first: Total, second: Total): ComparedTotal => ({
  first,
  second,
  difference: first.missing.length > 0 || second.missing.length > 0 ? null : settle(first.known - second.known),
})

const exactValue = (check: Check | null): number | null => (check && !check.isLowerBound ? checkedValue(check) : null)

/** The weekly check with an id, or the worst day of a daily one; null where the week has none. */
function checkOfWeek(week: WeekAnalysis, id: CheckId): Check | null {
  if (checks[id].scope === 'week') return week.checks.find((check) => check.id === id) ?? null
  return worstDayCheck(week, id)
}

/**
 * A daily check on its worst day: by the rules of the menu's date, then by those of July 1, 2027, then by the least room to the
 * limit. Of equal days, the earliest.
 */
export function worstDayCheck({ days }: Pick<WeekAnalysis, 'days'>, id: CheckId): Check | null {
  const results = days.flatMap((day) => day.checks.filter((check) => check.id === id))
  const worst = results.toSorted(
    (a, b) =>
      bySeverity(a.now?.status, b.now?.status) ||
      bySeverity(a.from2027?.status, b.from2027?.status) ||
      leftToLimit(a) - leftToLimit(b),
  )
  return worst[0] ?? null
}

/** How far a value is inside its limit; an unknown value and one without a limit sort last. */
function leftToLimit(check: Check): number {
  const [verdict, value] = [check.now ?? check.from2027, checkedValue(check)]
  if (!verdict || value === null) return Number.MAX_VALUE
  const { minimum, maximum } = verdict
  return Math.min(
    minimum === null ? Number.MAX_VALUE : value - minimum,
    maximum === null ? Number.MAX_VALUE : maximum - value,
  )
}
