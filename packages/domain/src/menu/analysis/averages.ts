import type { Reason } from './analysis-model.ts'
import type { PortionNutrition } from '../../recipe/model.ts'
import type { Total } from '../../food/model.ts'
import type { PlannedDay } from './planned-week.ts'
import { gapReason, reason } from './reasons.ts'
import type { RuleOptions } from '../../rules/rule-options.ts'

/** Reads one value of a portion. */
export type PickTotal = (nutrition: PortionNutrition) => Total

/** The share of one serving on a day in an average per meal; null = the day's meals are not planned. */
export type Weight = (day: PlannedDay) => number | null

/** One serving in the day's average: Σ(servings x value) / reimbursable meals (7 CFR 210.10(i)). */
export const dayWeight: Weight = ({ meals }) => (meals === null ? null : 1 / meals)

/** One serving in the week's average. */
export function weekWeight(days: readonly PlannedDay[], basis: RuleOptions['weekAverage']): Weight {
  if (basis === 'meanOfDays') return ({ meals }) => (meals === null ? null : 1 / (meals * days.length))
  const allMeals = days.reduce<number | null>(
    (sum, { meals }) => (sum === null || meals === null ? null : sum + meals),
    0,
  )
  return () => (allMeals === null ? null : 1 / allMeals)
}

/** Weighted average of a value per meal. Items without planned servings, and all items of an unplanned day, are missing. */
export function average(days: readonly PlannedDay[], weightOf: Weight, pick: PickTotal): Total {
  let known = 0
  const missing = new Set<string>()
  for (const day of days) {
    const weight = weightOf(day)
    for (const { name, plannedServings, nutrition } of day.items) {
      const total = pick(nutrition)
      for (const food of total.missing) missing.add(food)
      if (isNothing(total)) continue
      if (weight === null || plannedServings === null) missing.add(name)
      else known += plannedServings * total.known * weight
    }
  }
  return { known, missing: [...missing] }
}

/** The items that contribute to an average: each item's share, times `scale`. Null = unknown, no shares. */
export function averageReasons(
  days: readonly PlannedDay[],
  weightOf: Weight,
  pick: PickTotal,
  scale: number | null = 1,
): Reason[] {
  return days.flatMap((day) => {
    const weight = weightOf(day)
    const reasons = weight === null ? [reason(day.unknownServings, day.date, null)] : []
    for (const item of day.items) {
      const total = pick(item.nutrition)
      for (const foodName of total.missing) reasons.push(gapReason('unknown', day.date, item, foodName))
      if (isNothing(total)) continue
      if (item.plannedServings === null) reasons.push(reason(day.unknownServings, day.date, item))
      else if (weight !== null && scale !== null && total.known > 0) {
        reasons.push(reason('share', day.date, item, { amount: item.plannedServings * total.known * weight * scale }))
      }
    }
    return reasons
  })
}

/** The saturated fat of a portion or a day. */
interface SaturatedFat {
  nutrients: { saturatedFat: Total }
  fluidMilkSaturatedFat: Total
}

/** Saturated fat, excluding that of fluid milk. */
export function saturatedFatWithoutMilk({ nutrients: { saturatedFat }, fluidMilkSaturatedFat }: SaturatedFat): Total {
  if (isNothing(fluidMilkSaturatedFat)) return saturatedFat
  return {
    known: Math.max(0, saturatedFat.known - fluidMilkSaturatedFat.known),
    missing: saturatedFat.missing.filter((name) => !fluidMilkSaturatedFat.missing.includes(name)),
  }
}

/** A known zero: the item adds nothing, however many servings are planned. */
function isNothing({ known, missing }: Total): boolean {
  return known === 0 && missing.length === 0
}
