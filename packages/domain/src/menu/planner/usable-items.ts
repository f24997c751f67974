import { complianceNutrients } from '../../food/nutrients.ts'
import { isAboveLowFat, type Allergen } from '../../food/model.ts'
import type { PortionNutrition } from '../../recipe/model.ts'
import type { CheckId } from '../../rules/checks.ts'
import type { GradeGroup } from '../../rules/model.ts'
import type { Limits } from '../../rules/limits.ts'
import { settle } from '../../units/rounding.ts'
import type { PlannerItem, Requirement, RuleDate } from './planner-model.ts'

/** The limits of a grade group on a date. */
export interface ItemRules {
  gradeGroup: GradeGroup
  rules: RuleDate
  limits: Limits
}

type RuleRequirement = Extract<Requirement, { kind: 'rule' }>

/** A rule that an item breaks by itself, whatever else is on the day. */
export interface BrokenRule {
  requirement: RuleRequirement
  /** Its week fails; otherwise it is unknown whether it does. */
  isCertain: boolean
}

/** Why an item cannot be on an open day: a needed value is unknown, it breaks a rule by itself, or it is not part of the meal. */
export type Unusable = 'unknown' | 'rule' | 'notServed'

/**
 * Why an item cannot pass the checks of single items; null if it can. What is unknown can never pass: nutrients with a limit,
 * credits, and products with a limit on added sugars.
 */
export function unusable(
  item: PlannerItem,
  groups: readonly GradeGroup[],
  rules: readonly ItemRules[],
): Unusable | null {
  if (item.category === 'A La Carte') return 'notServed'
  const portions = groups.map((group) => item.nutrition[group])
  if (portions.some((nutrition) => !nutrition)) return 'notServed'
  const hasUnknown = groups.some((group, index) => {
    const nutrition = portions[index]
    return (
      nutrition &&
      hasGap(
        nutrition,
        rules.flatMap((one) => (one.gradeGroup === group ? [one.limits] : [])),
      )
    )
  })
  if (hasUnknown) return 'unknown'
  if (portions.some((nutrition) => nutrition && !isOfItsCategory(item.category, nutrition))) return 'notServed'
  return brokenRules(item, rules).length > 0 ? 'rule' : null
}

function hasGap({ nutrients, fluidMilkSaturatedFat, credits }: PortionNutrition, limits: readonly Limits[]): boolean {
  const needed = complianceNutrients.filter((code) => limits.some((one) => one[code] !== undefined))
  return (
    needed.some((code) => nutrients[code].missing.length > 0) ||
    fluidMilkSaturatedFat.missing.length > 0 ||
    credits.some(({ missing }) => missing.length > 0)
  )
}

/** Milk is in its own category and brings nothing else, so that every student can take it as the day's milk. */
const isOfItsCategory = (category: PlannerItem['category'], { milk, credits }: PortionNutrition): boolean =>
  category === 'Milk' ? milk !== null && credits.every(({ component }) => component === 'MILK') : milk === null

/** The rules that an item breaks by itself. */
export function brokenRules(item: PlannerItem, rules: readonly ItemRules[]): BrokenRule[] {
  return rules.flatMap(({ gradeGroup, rules: date, limits }) => {
    const nutrition = item.nutrition[gradeGroup]
    if (!nutrition) return []
    const broken = [
      ...(item.category === 'Milk' ? brokenByMilk(nutrition, limits) : []),
      ...brokenBySugars(nutrition, limits),
    ]
    return broken.map(([checkId, isCertain]) => ({
      requirement: { kind: 'rule' as const, checkId, gradeGroup, rules: date },
      isCertain,
    }))
  })
}

type Broken = [checkId: CheckId, isCertain: boolean]

/** The day's milk is a full serving of a kind that is allowed. */
function brokenByMilk({ milk, credits }: PortionNutrition, limits: Limits): Broken[] {
  const cups = credits.reduce((sum, { credited }) => sum + credited, 0)
  const isBroken: Partial<Record<CheckId, boolean>> = {
    'milk.daily': cups < (limits['milk.daily']?.minimum ?? 0),
    'milk.fat': milk !== null && isAboveLowFat(milk),
    'milk.flavored': milk !== null && milk.isFlavored,
    'milk.reducedFat': milk !== null && milk.fat === 'reducedFat',
  }
  const hasAllCredits = credits.every(({ missing }) => missing.length === 0)
  return (Object.keys(isBroken) as CheckId[]).flatMap((checkId): Broken[] => {
    const limit = limits[checkId]
    return limit && isBroken[checkId]
      ? [[checkId, !limit.isUndecided && (checkId !== 'milk.daily' || hasAllCredits)]]
      : []
  })
}

function brokenBySugars({ sweetenedFoods }: PortionNutrition, limits: Limits): Broken[] {
  return sweetenedFoods.flatMap(({ product, addedSugars, addedSugarsAtMost }): Broken[] => {
    const maximum = limits[`${product}.addedSugars`]?.maximum ?? null
    const amount = addedSugars ?? addedSugarsAtMost
    if (maximum === null || (amount !== null && settle(amount) <= maximum)) return []
    return [[`${product}.addedSugars`, addedSugars !== null]]
  })
}

/** Whether an item is stated to be free of allergens in every portion. Silence does not count. */
export function isFreeOf({ nutrition }: PlannerItem, avoid: readonly Allergen[]): boolean {
  return avoid.every((allergen) =>
    Object.values(nutrition).every(({ allergens }) =>
      allergens.some((finding) => finding.allergen === allergen && finding.level === 'free'),
    ),
  )
}
