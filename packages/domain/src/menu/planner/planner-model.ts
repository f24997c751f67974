import type { DietTag } from '../../food/diet-tags.ts'
import type { Allergen } from '../../food/model.ts'
import type { CookingMethod } from '../../recipe/cooking-method.ts'
import type { PortionNutrition } from '../../recipe/model.ts'
import type { CheckId } from '../../rules/checks.ts'
import type { GradeGroup } from '../../rules/model.ts'
import type { RuleOptions } from '../../rules/rule-options.ts'
import type { MealCategory, ServiceDay } from '../model.ts'

/** By whose date's rules a plan must pass. */
export type RuleDate = 'now' | 'from2027'

/** An item that an open day can offer, in the portion of each grade group. */
export interface PlannerItem {
  id: string
  /** The same for all items with this food, whatever their portion: variety counts foods. */
  food: string
  name: string
  category: MealCategory
  nutrition: Partial<Record<GradeGroup, PortionNutrition>>
  /** Diet tags that all of its foods carry; absent = none. */
  diets?: readonly DietTag[]
  /** How it is cooked; null or absent = unknown, and like no other. */
  cookingMethod?: CookingMethod | null
  /** It recurs on the day, and stays. Nothing else is planned in its category. */
  isKept?: true
  /** Planned servings of what recurs; null = not planned. Absent = those of any other item. */
  servings?: number | null
}

/** A day of the plan. */
export interface PlannerDay {
  key: string
  /** YYYY-MM-DD */
  date: string
  /** Meals of an open day, above zero. */
  meals: number
  /** What a day that stays as it is serves to each grade group, with the foods of its items; null = open, to be filled. */
  fixed: {
    services: Partial<Record<GradeGroup, ServiceDay>>
    foods: string[]
    /** How its entrees are cooked, as far as known. */
    methods?: readonly CookingMethod[]
  } | null
  /** What an open day can offer; for a day that stays, what it could offer if it were open. */
  items: readonly PlannerItem[]
}

/** What to plan, and by which rules. */
export interface PlannerProblem {
  /** `us-nslp` or `us-sbp`. */
  rulePack: string
  gradeGroups: readonly GradeGroup[]
  /** Regular days of service in a week. */
  serviceDays: number
  /** Students may decline part of the meal: by grade group. */
  offerVersusServe?: readonly GradeGroup[]
  ruleOptions: RuleOptions
  rules: readonly RuleDate[]
  days: readonly PlannerDay[]
  /** Days that stay and count for variety only, not for the rules of their week. */
  around?: readonly PlannerDay[]
  /** The menu repeats after this many days, so that its last days come before its first. Absent = it does not. */
  repeatsAfter?: number
  /** A food is an entree at most once within this many days. 1 = each day may repeat the day before. */
  entreeDays: number
  /** `entreeDays` for all other categories except milk. */
  otherDays: number
  /** Allergens that no item of an open day may contain. What is not stated to be free of one is avoided, too. */
  avoid: readonly Allergen[]
  /** Diet tags that every item of an open day carries. */
  diets: readonly DietTag[]
  /** A vegetable color is on open days at most once within this many days. 1 = it may be on the next day. */
  colorDays: number
  /** `colorDays` for the cooking method of entrees. */
  methodDays: number
}

/** What a row of the model comes from. A conflict is a set of these in which each is needed. */
export type Requirement =
  | { kind: 'rule'; checkId: CheckId; gradeGroup: GradeGroup; rules: RuleDate }
  /** No food twice within some days. */
  | { kind: 'variety' }
  /** No vegetable color, and no cooking method of an entree, twice within some days. */
  | { kind: 'colors' }
  | { kind: 'methods' }
  | { kind: 'allergens' }
  | { kind: 'diets' }
  /** Items that recur on open days. */
  | { kind: 'recurring' }
  /** Days that stay as they are. */
  | { kind: 'fixedDays' }
  /** Each day has one entree, and no more than a few items of each category. */
  | { kind: 'items' }

/** The items of an open day. */
export interface PlannedMenu {
  key: string
  date: string
  /** Ids of items, with their servings; null = what recurs has none planned. */
  items: { id: string; plannedServings: number | null }[]
}

/** Linear rows over the columns of a model: `lower <= sum(coefficient x column) <= upper`. */
export interface ModelRow {
  lower: number
  upper: number
  columns: number[]
  coefficients: number[]
  requirement: Requirement
}

/** A mixed-integer program: least cost within all rows. Columns are whole numbers unless they say otherwise. */
export interface PlannerModel {
  costs: number[]
  lower: number[]
  upper: number[]
  isWhole: boolean[]
  rows: ModelRow[]
}

/** What a solver found. */
export interface Solved {
  /** `stopped`: the time ended before the best was proven. */
  status: 'optimal' | 'stopped' | 'infeasible'
  /** The best values so far; null without any. */
  values: readonly number[] | null
  /** No values cost less than this. */
  bound: number
}

/** Solves a model. `onBetter` is told about each better solution while it works. */
export type Solve = (
  model: PlannerModel,
  limits: { seconds: number },
  onBetter?: (values: readonly number[], bound: number) => void,
) => Solved
