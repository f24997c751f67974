import { costVerdict, type MealCost } from '@commissary/domain/menu'
import type { Total } from '@commissary/domain/food'

import type { Wording } from './wording.ts'

/** The cost of a meal in words. */
export interface CostWords {
  /** "$1.52", "≥ $1.42", "Cost unknown" */
  value: string
  /** Compared with the target; absent without one. */
  difference?: string
  isOver?: boolean
  /** What makes it a lower bound: "2 items without a price". */
  gap?: string
}

/** "$0.42", "≥ $0.31" where something has no price, or `unknown` where nothing has one. */
export function costText({ t, formats }: Wording, { known, missing }: Total, unknown: string): string {
  if (missing.length === 0) return formats.money(known)
  return known === 0 ? unknown : t('words.costs.atLeast', { cost: formats.money(known) })
}

/** Whether nothing on a menu has a price, rather than some items. */
const hasNoPrices = ({ cost, unpriced, unplanned, daysWithoutMeals }: MealCost) =>
  cost.known === 0 && unpriced.length > 0 && unplanned.length + daysWithoutMeals.length === 0

/** The cost of a meal in a week, month or cycle against a target, in the caterer's currency; null = no target. */
export function wholeCostWords(wording: Wording, meal: MealCost, target: number | null): CostWords {
  const { t } = wording
  const { cost } = meal
  const value = costText(wording, cost, t('menuPlanner.costs.unknown'))
  if (hasNoPrices(meal)) return { value, gap: t('menuPlanner.costs.noPrices') }
  return { value, ...costDifference(wording, cost, target), ...gapOf(wording, meal) }
}

/** The cost of a meal against its target in words; nothing without a target. */
export function costDifference(
  { t, formats }: Wording,
  cost: Total,
  limit: number | null,
): Pick<CostWords, 'difference' | 'isOver'> {
  if (limit === null) return {}
  const target = formats.money(limit)
  const { status, difference } = costVerdict(cost, limit, formats.moneyDigits())
  if (status === 'unknown' || difference === null) return { difference: t('words.costs.target', { target }) }
  const amount = formats.money(Math.abs(difference))
  if (status === 'over') return { difference: t('words.costs.overTarget', { amount, target }), isOver: true }
  if (difference === 0) return { difference: t('words.costs.atTarget', { target }) }
  return { difference: t('words.costs.underTarget', { amount, target }) }
}

/** The cost of a meal on a day, compared with the target only if it is over. Null while nothing is known. */
export function dayCostWords(wording: Wording, meal: MealCost, target: number | null): CostWords | null {
  const { t, formats } = wording
  const { cost } = meal
  if (cost.known === 0 && cost.missing.length > 0) return null
  const verdict = target === null ? null : costVerdict(cost, target, formats.moneyDigits())
  return {
    value: costText(wording, cost, t('menuPlanner.costs.unknown')),
    ...(verdict?.status === 'over' && {
      difference: t('menuPlanner.costs.over', { amount: formats.money(verdict.difference ?? 0) }),
      isOver: true,
    }),
    ...gapOf(wording, meal),
  }
}

function gapOf({ t, formats }: Wording, { unpriced, unplanned, daysWithoutMeals }: MealCost): Pick<CostWords, 'gap'> {
  const gaps = [
    ...(unpriced.length > 0 ? [t('menuPlanner.costs.unpriced', { count: unpriced.length })] : []),
    ...(unplanned.length > 0 ? [t('menuPlanner.costs.unplanned', { count: unplanned.length })] : []),
    ...(daysWithoutMeals.length > 0 ? [t('menuPlanner.costs.noMeals', { count: daysWithoutMeals.length })] : []),
  ]
  return gaps.length === 0 ? {} : { gap: formats.list(gaps) }
}
