/**
 * The result of `analyzeWeek` as plain JSON: codes and numbers, no texts. The API returns it unchanged, so nothing here
 * is `undefined` or infinite: values that do not apply are null.
 */
import type { AnalysisComponent, MealComponent, VegetableSubgroup } from '../../crediting/model.ts'
import type { CheckId, CheckUnit } from '../../rules/checks.ts'
import type { GradeGroup, VerdictStatus } from '../../rules/model.ts'
import type { MealCategory } from '../model.ts'
import type { NutrientCode, Total } from '../../food/model.ts'
import type { RuleOptions } from '../../rules/rule-options.ts'

/**
 * - `share`: the item contributes `amount` to the value; negative amounts lower it (grains that are not whole grain-rich).
 * - `rounding`: rounding the item's credit down lost `amount`.
 * - `unknown`: `foodName`, in the item, has no value, so the checked value is a lower bound.
 * - `notAssessed`: the crediting of `foodName`, in the item, was never assessed, so the checked value is a lower bound.
 * - `notStated`: nobody has stated whether `foodName`, in the item, is a product that the rule is about.
 * - `placeholder`: the item is reserved for a food not yet chosen, so the checked value is a lower bound. `amount` is the
 *   credit that the food is expected to bring, which does not count.
 * - `undecided`: the rule about the item changes on an unknown date.
 * - `notPlanned`: the item's servings, or the day's meals (itemId null), are not planned yet.
 * - `notServed`: nobody has entered how many servings of the item, or meals of the day (itemId null), were served; only where
 *   served servings weight the averages.
 * - `unproven`: the credit of `foodName` has no documentation, but counts.
 * - `otherMeals`: the rule is about all meals of the day, and some of the others are unknown (itemId null).
 * - `counts`: of counted components: the item brings `amount` of `component`, which counts as one of them.
 * - `tooLittle`: of counted components: what the item brings of `component` does not count, because it takes `needed` to count;
 *   without an item, nothing brings it.
 * - `secondBeverage`: snack only: the item is a beverage that does not count, because only one of the components may be one.
 * - `excess`: other vegetables only: `amount` cups are the surplus of `subgroup` over its own minimum.
 */
export const reasonKinds = [
  'share',
  'rounding',
  'unknown',
  'notAssessed',
  'notStated',
  'placeholder',
  'undecided',
  'notPlanned',
  'notServed',
  'unproven',
  'excess',
  'otherMeals',
  'counts',
  'tooLittle',
  'secondBeverage',
] as const
export type ReasonKind = (typeof reasonKinds)[number]

const gapKinds = [
  'unknown',
  'notAssessed',
  'notStated',
  'placeholder',
  'notServed',
  'otherMeals',
] as const satisfies readonly ReasonKind[]
export type GapKind = (typeof gapKinds)[number]

/** Whether a reason makes the checked value a lower bound: no value, never assessed, not stated, a placeholder, not served, or the day's other meals. */
export const isGap = ({ kind }: Pick<Reason, 'kind'>): boolean => gapKinds.some((gap) => gap === kind)

/** One cause of a checked value. */
export interface Reason {
  kind: ReasonKind
  date: string | null
  itemId: string | null
  itemName: string | null
  foodName: string | null
  subgroup: VegetableSubgroup | null
  /** Of counted components: the component that the item brings. */
  component: MealComponent | null
  /** In the unit of the check; percentage points for percentages; of a `component`, in its unit. Null where no number applies. */
  amount: number | null
  /** For `tooLittle`: the amount that counts. */
  needed: number | null
  /** The serving line that has it, or whose students take it; absent = every line. */
  servingLine?: number | null
}

/** A value checked against the rules of one date. */
export interface Verdict {
  status: VerdictStatus
  /** Id of the rule pack; null = no pack covers the date, and the status is `unknown`. */
  rulePack: string | null
  minimum: number | null
  maximum: number | null
  /** The maximum itself fails: "less than 10 percent". */
  isMaximumExclusive: boolean
  /** The checked value. Differs from the check's own only where fluid-milk fat is excluded. */
  actual: number | null
  /** How far a value that does not pass is outside its limit; null when it passes or is unknown. */
  outsideBy: number | null
  /** The check passes only because the saturated fat of fluid milk is excluded. */
  passesOnlyByMilkFatExclusion: boolean
}

/** One rule, one value, two dates. */
export interface Check {
  id: CheckId
  scope: 'day' | 'week'
  /** The day of a daily check; null for the week. */
  date: string | null
  unit: CheckUnit
  /** Null when not even a lower bound is known. */
  actual: number | null
  /** Some values are missing: the true value is `actual` or more. */
  isLowerBound: boolean
  /** A maximum that is printed but not enforced: advisory at worst. */
  isAdvisory: boolean
  /** By the rules of the menu's own date; null = no such rule. */
  now: Verdict | null
  /** By the rules of July 1, 2027. */
  from2027: Verdict | null
  /** Contributing items, amounts lost to rounding, and missing values. */
  reasons: Reason[]
}

/** The worst of several verdicts. An unknown advisory maximum does not count. */
export interface StatusSummary {
  now: VerdictStatus
  from2027: VerdictStatus
}

/** The minimum and maximum of a component that one student can take within the allowed selections. */
export interface ComponentRange {
  component: AnalysisComponent
  unit: 'cup' | 'ozEq'
  least: number
  most: number
  /** Some credit is unknown: the true amounts may be higher. */
  isLowerBound: boolean
}

export interface DayAnalysis {
  date: string
  plannedMeals: number | null
  /** How many items of each category a student may take; null = all of them. */
  selections: Record<MealCategory, number | null>
  /** Per reimbursable meal, weighted by planned servings. */
  nutrients: Record<NutrientCode, Total>
  /** The part of the saturated fat that is from milk served as a drink. */
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
  /** Rule family (`us-nslp`, `us-sbp`) and grade group that the week was checked by. */
  rulePack: string
  gradeGroup: GradeGroup
  /** Students may decline part of the meal; the checks then cover what a day has to offer. */
  offerVersusServe: boolean
  /** Days with something planned, and the school's regular days in a week. */
  servedDays: number
  regularDays: number
  isShortWeek: boolean
  /** The length of week that weekly amounts were scaled to. */
  checkedDays: number
  days: DayAnalysis[]
  /** Averages per reimbursable meal over the week. */
  nutrients: Record<NutrientCode, Total>
  fluidMilkSaturatedFat: Total
  cost: Total
  /** The items behind the cost: each item's share, and items without a price or servings. */
  costReasons: Reason[]
  /** Saturated fat as a percentage of calories, with and without the fat of fluid milk; null = unknown. */
  saturatedFatPct: { withMilkFat: number | null; withoutMilkFat: number | null }
  /** Sums of the days' minimums and maximums. */
  components: ComponentRange[]
  /** The weekly checks; the daily ones are in `days`. */
  checks: Check[]
  /** Of the week's and all days' checks. */
  status: StatusSummary
  ruleOptions: RuleOptions
}
