/**
 * The answer of `analyzeWeek`, as plain JSON: machine codes and numbers, no texts. The contract carries it as it is, so
 * nothing here is `undefined` or infinite: what does not apply is null.
 */
import type { GradeGroup, VerdictStatus } from '../../rules/model.ts'
import type { MealCategory } from '../model.ts'
import type { MealComponent, VegetableSubgroup } from '../../crediting/model.ts'
import type { NutrientCode, Total } from '../../food/model.ts'
import type { RuleOptions } from '../../rules/rule-options.ts'

/** Breakfast knows grains and meats/meat alternates only together (7 CFR 220.8(c)). */
export type AnalysisComponent = MealComponent | 'GRAIN_OR_MEAT_ALTERNATE'

/** Every rule that a day or a week can be checked for. A check's id names its rule; with its date it is unique. */
export const checkIds = [
  // each day
  'fruit.daily',
  'vegetable.daily',
  'grain.daily',
  'meatAlternate.daily',
  'grainOrMeatAlternate.daily',
  'milk.daily',
  'milk.choices',
  'milk.unflavored',
  // each week
  'calories',
  'saturatedFat',
  'addedSugars',
  'sodium',
  'fruit.weekly',
  'vegetable.weekly',
  'vegetable.DARK_GREEN',
  'vegetable.RED_OR_ORANGE',
  'vegetable.BEANS_AND_PEAS',
  'vegetable.STARCHY',
  'vegetable.OTHERS',
  'grain.weekly',
  'grain.weeklyMaximum',
  'grain.wholeGrainRich',
  'grain.dessert',
  'meatAlternate.weekly',
  'meatAlternate.weeklyMaximum',
  'grainOrMeatAlternate.weekly',
  'grainOrMeatAlternate.weeklyMaximum',
  'milk.weekly',
  'juice.fruit',
  'juice.vegetable',
  'fruit.vegetableSubgroups',
] as const
export type CheckId = (typeof checkIds)[number]

export const checkUnits = ['kcal', 'mg', 'percent', 'cup', 'ozEq', 'count'] as const
export type CheckUnit = (typeof checkUnits)[number]

/**
 * - `share`: the item gives `amount` of the check's figure; below zero it takes away (grains that are not whole).
 * - `rounding`: rounding the item's credit down took `amount`.
 * - `unknown`: `foodName`, inside the item, has no value; the figure is a lower bound.
 * - `notPlanned`: the item's servings, or the day's meals (itemId null), are not planned yet.
 * - `unproven`: the credit of `foodName` has no document behind it. It counts all the same.
 * - `excess`: of other vegetables only: `amount` cups come from what `subgroup` holds above its own minimum.
 */
export const reasonKinds = ['share', 'rounding', 'unknown', 'notPlanned', 'unproven', 'excess'] as const
export type ReasonKind = (typeof reasonKinds)[number]

/** One cause of a figure. */
export interface Reason {
  kind: ReasonKind
  date: string | null
  itemId: string | null
  itemName: string | null
  foodName: string | null
  subgroup: VegetableSubgroup | null
  /** In the unit of the check; of a percentage, its percentage points. Null where no number applies. */
  amount: number | null
}

/** A figure judged by the rules of one date. */
export interface Verdict {
  status: VerdictStatus
  /** The rule pack that judged; null = there is none for the date, and the status is `unknown`. */
  rulePack: string | null
  minimum: number | null
  maximum: number | null
  /** "Less than 10 percent": the maximum itself fails. */
  isMaximumExclusive: boolean
  /** The figure that was judged. Differs from the check's own only where fluid-milk fat is left out. */
  actual: number | null
  /** How far a figure that does not pass is outside its limit; null when it passes or is unknown. */
  outsideBy: number | null
  /** The check passes only because the saturated fat of fluid milk is left out. */
  passesOnlyByMilkFatExclusion: boolean
}

/** One rule, one figure, two dates. */
export interface Check {
  id: CheckId
  scope: 'day' | 'week'
  /** The day of a daily check; null for the week. */
  date: string | null
  unit: CheckUnit
  /** Null when it cannot be given even as a lower bound. */
  actual: number | null
  /** Something is missing: the true figure is `actual` or more. */
  isLowerBound: boolean
  /** A maximum that is printed but not enforced: amber at worst. */
  isAdvisory: boolean
  /** By the rules of the menu's own date; null = they hold no such rule. */
  now: Verdict | null
  /** By the rules of 1 July 2027. */
  from2027: Verdict | null
  /** Items behind the figure, what rounding took, what is unknown. */
  because: Reason[]
}

/** Worst of several verdicts. An unknown advisory maximum does not count. */
export interface StatusSummary {
  now: VerdictStatus
  from2027: VerdictStatus
}

/** What one student can take of a component on a day: at least and at most, within the allowed selections. */
export interface ComponentRange {
  component: AnalysisComponent
  unit: 'cup' | 'ozEq'
  least: number
  most: number
  /** Some credit is unknown: the true figures may be higher. */
  isLowerBound: boolean
}

export interface DayAnalysis {
  date: string
  plannedMeals: number | null
  /** How many items of each category a student may take; null = all of them. */
  selections: Record<MealCategory, number | null>
  /** Per reimbursable meal, weighted by planned servings. */
  nutrients: Record<NutrientCode, Total>
  /** The part of the saturated fat that comes from milk served as a drink. */
  fluidMilkSaturatedFat: Total
  /** Food cost of a reimbursable meal, in the caterer's currency. */
  cost: Total
  components: ComponentRange[]
  checks: Check[]
  status: StatusSummary
}

export interface WeekAnalysis {
  /** Monday of the first day served; null when nothing is planned. */
  weekStart: string | null
  /** Family of rules (`us-nslp`, `us-sbp`) and grade group that the week was judged by. */
  rulePack: string
  gradeGroup: GradeGroup
  /** Days with something planned, and the school's regular days in a week. */
  servedDays: number
  regularDays: number
  isShortWeek: boolean
  /** The length that the weekly amounts were scaled to. */
  judgedDays: number
  days: DayAnalysis[]
  /** Averages per reimbursable meal over the week. */
  nutrients: Record<NutrientCode, Total>
  fluidMilkSaturatedFat: Total
  cost: Total
  /** Saturated fat in percent of the calories, with the fat of fluid milk and without; null = cannot be given. */
  saturatedFatPct: { withMilkFat: number | null; withoutMilkFat: number | null }
  /** Σ of the days' least and most. */
  components: ComponentRange[]
  /** The week's own checks; the daily ones stand in `days`. */
  checks: Check[]
  /** Over the week's and all the days' checks. */
  status: StatusSummary
  ruleOptions: RuleOptions
}
