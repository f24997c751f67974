import { average, dayWeight, weekWeight, type Weight } from '../analysis/averages.ts'
import { planWeek, type PlannedDay } from '../analysis/planned-week.ts'
import type { ServiceDay } from '../model.ts'
import type { Total } from '../../food/model.ts'
import { defaultRuleOptions, type RuleOptions } from '../../rules/rule-options.ts'

/** What a meal costs, and why that may be too low. */
export interface MealCost {
  /** Food cost of a reimbursable meal, in the caterer's currency, not rounded. With gaps it is a lower bound. */
  cost: Total
  /** Items with a food that has no price, each once. */
  unpriced: string[]
  /** Items with a cost but without planned servings, each once. */
  unplanned: string[]
  /** Dates without planned meals. Nothing on them counts. */
  daysWithoutMeals: string[]
}

export interface DayCost extends MealCost {
  date: string
}

export interface MenuCosts {
  /** The days with something on the menu, by date. */
  days: DayCost[]
  /** Of all the days; null when nothing is planned. */
  whole: MealCost | null
}

/**
 * What a meal costs on each of some days, and on average over all of them: a week, a month, a cycle. Each item counts with its
 * planned servings, as the analysis weights nutrients: Σ(servings x cost) / reimbursable meals (7 CFR 210.10(i)). The average
 * follows the caterer's option, by days or by meals. À la carte items count only where the options include them, or the
 * `family` of rule packs has no meal pattern: such a menu is made of them. The cost of
 * an item comes from its nutrition, so the caller must give each day the prices of its date.
 */
export function menuCosts(days: readonly ServiceDay[], options: Partial<RuleOptions> = {}, family = ''): MenuCosts {
  const ruleOptions = { ...defaultRuleOptions, ...options }
  // Weekly amounts are not scaled here, so the number of service days does not matter.
  const planned = planWeek(days, { rulePack: family, gradeGroup: 'K-5' }, ruleOptions).days
  return {
    days: planned.map((day) => ({ date: day.date, ...mealCost([day], dayWeight) })),
    whole: planned.length === 0 ? null : mealCost(planned, weekWeight(planned, ruleOptions.weekAverage)),
  }
}

function mealCost(days: readonly PlannedDay[], weightOf: Weight): MealCost {
  const unpriced = new Set<string>()
  const unplanned = new Set<string>()
  for (const { items, meals } of days) {
    for (const { name, plannedServings, nutrition } of items) {
      if (nutrition.cost.missing.length > 0) unpriced.add(name)
      else if (meals !== null && plannedServings === null && nutrition.cost.known > 0) unplanned.add(name)
    }
  }
  return {
    cost: average(days, weightOf, (nutrition) => nutrition.cost),
    unpriced: [...unpriced],
    unplanned: [...unplanned],
    daysWithoutMeals: days.filter(({ meals }) => meals === null).map(({ date }) => date),
  }
}

/** A cost compared with a target. */
export interface CostVerdict {
  /** `unknown` = something has no price or servings, and what is known does not exceed the target. */
  status: 'within' | 'over' | 'unknown'
  /** Cost minus target, in the caterer's currency and whole coins; null when unknown. A lower bound for an incomplete cost. */
  difference: number | null
}

/**
 * Compares the cost of a meal with a target, both rounded to the smallest coin of `digits` decimals: costs that read the same
 * are the same. A cost at the target is within it. An incomplete cost that already exceeds the target is over it.
 */
export function costVerdict({ known, missing }: Total, target: number, digits = 2): CostVerdict {
  const coins = Math.round(known * 10 ** digits) - Math.round(target * 10 ** digits)
  const difference = coins / 10 ** digits
  if (coins > 0) return { status: 'over', difference }
  return missing.length > 0 ? { status: 'unknown', difference: null } : { status: 'within', difference }
}
