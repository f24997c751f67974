import { complianceNutrients } from '../../food/nutrients.ts'
import { isAboveLowFat, type Allergen } from '../../food/model.ts'
import type { PortionNutrition } from '../../recipe/model.ts'
import type { GradeGroup } from '../../rules/model.ts'
import type { Limits } from '../../rules/limits.ts'
import { settle } from '../../units/rounding.ts'
import type { PlannerItem } from './planner-model.ts'

/** Why an item cannot be on an open day. */
export type Unusable = 'unknown' | 'milk' | 'sugars' | 'notServed'

/**
 * Why an item cannot pass the checks of single items, whatever else is on the day; null if it can. What is unknown can never
 * pass: nutrients with a limit, credits, and products with a limit on added sugars.
 */
export function unusable(
  item: PlannerItem,
  groups: readonly { gradeGroup: GradeGroup; limits: readonly Limits[] }[],
): Unusable | null {
  if (item.category === 'A La Carte') return 'notServed'
  for (const { gradeGroup, limits } of groups) {
    const nutrition = item.nutrition[gradeGroup]
    if (!nutrition) return 'notServed'
    if (hasGap(nutrition, limits)) return 'unknown'
    if (item.category === 'Milk' && !isServedMilk(nutrition, limits)) return 'milk'
    if (item.category !== 'Milk' && nutrition.milk) return 'milk'
    if (!isWithinSugars(nutrition, limits)) return 'sugars'
  }
  return null
}

function hasGap({ nutrients, fluidMilkSaturatedFat, credits }: PortionNutrition, limits: readonly Limits[]): boolean {
  const needed = complianceNutrients.filter((code) => limits.some((one) => one[code] !== undefined))
  return (
    needed.some((code) => nutrients[code].missing.length > 0) ||
    fluidMilkSaturatedFat.missing.length > 0 ||
    credits.some(({ missing }) => missing.length > 0)
  )
}

/** A milk that every student can take as the day's milk, and whose fat is allowed. */
function isServedMilk({ milk, credits }: PortionNutrition, limits: readonly Limits[]): boolean {
  if (!milk || credits.some(({ component }) => component !== 'MILK')) return false
  const cups = credits.reduce((sum, { credited }) => sum + credited, 0)
  return limits.every(
    (one) =>
      cups >= (one['milk.daily']?.minimum ?? 0) &&
      !(one['milk.fat'] !== undefined && isAboveLowFat(milk)) &&
      !(one['milk.flavored'] !== undefined && milk.isFlavored) &&
      !(one['milk.reducedFat'] !== undefined && milk.fat === 'reducedFat'),
  )
}

function isWithinSugars({ sweetenedFoods }: PortionNutrition, limits: readonly Limits[]): boolean {
  return sweetenedFoods.every(({ product, addedSugars, addedSugarsAtMost }) =>
    limits.every((one) => {
      const maximum = one[`${product}.addedSugars`]?.maximum ?? null
      if (maximum === null) return true
      const amount = addedSugars ?? addedSugarsAtMost
      return amount !== null && settle(amount) <= maximum
    }),
  )
}

/** Whether an item is stated to be free of allergens in every portion. Silence is not. */
export function isFreeOf({ nutrition }: PlannerItem, avoid: readonly Allergen[]): boolean {
  return avoid.every((allergen) =>
    Object.values(nutrition).every(({ allergens }) =>
      allergens.some((finding) => finding.allergen === allergen && finding.level === 'free'),
    ),
  )
}
