/** Weekly averages of a meal as exact fractions: servings times value over meals, day by day. */
import type { NutrientCode, Total } from '../../food/model.ts'
import type { OfferedItem, ServiceDay } from '../../menu/model.ts'
import { divided, fraction, minus, plus, times, zero, type Fraction } from '../fractions.ts'

/** The known part of an average; the true one is higher where a value, a serving or a meal count is unknown. */
export interface Average {
  known: Fraction
  hasGap: boolean
}

export const isBelow = (a: Fraction, b: Fraction): boolean => minus(a, b).over < 0n
export const toNumber = ({ over, under }: Fraction): number => {
  // Twelve decimals are more than a float of these sizes keeps.
  const scaled = (over * 10n ** 12n) / under
  return Number(scaled) / 1e12
}

export const nutrient =
  (code: NutrientCode) =>
  ({ nutrition }: OfferedItem): Total =>
    nutrition.nutrients[code]

/** Saturated fat of everything except fluid milk. Milk without a value does not make it unknown. */
export function fatWithoutMilk({ nutrition }: OfferedItem): Total {
  const { saturatedFat } = nutrition.nutrients
  if (nutrition.milk) return { known: 0, missing: [] }
  return saturatedFat
}

/** À la carte items are sold separately from the meal; an item planned for no one is not served. */
const servedOn = (day: ServiceDay) =>
  day.items.filter(({ category, plannedServings }) => category !== 'A La Carte' && plannedServings !== 0)

type ValueOf = (item: OfferedItem) => Total
const isNone = ({ known, missing }: Total) => known === 0 && missing.length === 0

function averageOfDay(day: ServiceDay, valueOf: ValueOf): Average {
  const meals = day.plannedMeals
  let known = zero
  let hasGap = false
  for (const item of servedOn(day)) {
    const value = valueOf(item)
    if (isNone(value)) continue
    if (meals === null || item.plannedServings === null) {
      hasGap = true
      continue
    }
    if (value.missing.length > 0) hasGap = true
    known = plus(known, divided(times(fraction(item.plannedServings), fraction(value.known)), fraction(meals)))
  }
  return { known, hasGap }
}

/** The mean of the days, or of all meals weighted equally. */
export function averageOf(days: readonly ServiceDay[], valueOf: ValueOf, isByMeals: boolean): Average {
  const averages = days.map((day) => averageOfDay(day, valueOf))
  const hasGap = averages.some((average) => average.hasGap)
  if (isByMeals && days.some(({ plannedMeals }) => plannedMeals === null)) {
    const isAnything = days.some((day) => servedOn(day).some((item) => !isNone(valueOf(item))))
    return { known: zero, hasGap: isAnything }
  }
  let total = zero
  let weight = zero
  averages.forEach(({ known }, index) => {
    const share = fraction(isByMeals ? (days[index]?.plannedMeals ?? 0) : 1)
    total = plus(total, times(known, share))
    weight = plus(weight, share)
  })
  return { known: divided(total, weight), hasGap }
}
