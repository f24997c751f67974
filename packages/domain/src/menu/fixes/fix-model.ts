import type { CheckId } from '../../rules/checks.ts'
import type { GradeGroup, MealProgram } from '../../rules/model.ts'
import type { RuleOptions } from '../../rules/rule-options.ts'
import type { PortionNutrition } from '../../recipe/model.ts'
import type { Quantity } from '../../units/model.ts'
import type { MenuDay, MenuLine } from '../menu-days.ts'
import type { MealCategory, OtherMeals, ServiceDay } from '../model.ts'

/** Something that can be put on a menu day, in one portion. */
export interface FixOption {
  /** The same on every day that offers it. */
  id: string
  name: string
  category: MealCategory
  /** What a line with it points to. */
  food: Pick<MenuLine, 'recipeId' | 'ingredientId' | 'menuItemId' | 'portion'>
  nutrition: PortionNutrition
}

/** A day of the week, and whether it may be changed. */
export interface FixDay {
  /** Identifies the day in the planner. */
  key: string
  /** YYYY-MM-DD */
  date: string
  /** Without the items that recur. */
  day: MenuDay
  isLocked: boolean
  /** What the day's other meals serve; absent = unknown. */
  otherMeals?: OtherMeals | undefined
}

/** A week whose failing rules need a change. */
export interface FixProblem {
  days: readonly FixDay[]
  /** Days of the same week that are planned elsewhere, as they are served: they are checked with it and never changed. */
  beside?: readonly ServiceDay[]
  program: MealProgram
  /** The menu's other grade groups: no change may make a verdict worse for one of them, in the same portions. */
  otherPrograms: readonly MealProgram[]
  /** Grade groups of `otherPrograms` that are served this menu too: what also fails for them is fixed for all if possible. */
  alsoGradeGroups?: readonly GradeGroup[]
  ruleOptions: Partial<RuleOptions>
  /** A day with the items that recur on it. */
  withRecurring: (day: MenuDay, date: string) => MenuDay
  nutritionOf: (line: MenuLine) => PortionNutrition
  /** What can be planned on a date. */
  optionsOn: (date: string) => readonly FixOption[]
  /** Served / planned servings of an item by `menuItemKey`, as a fraction; null = unknown. */
  acceptanceOf: (itemKey: string) => number | null
  /** An id for a new line, not used before. */
  newId: () => string
}

/** One change, on one day or on several. */
export interface FixStep {
  kind: 'swap' | 'portion' | 'add' | 'drop'
  dates: string[]
  category: MealCategory
  /** The item that is on the menu now; of `add`, the new one. */
  name: string
  /** Of `swap`: the item that takes its place. */
  replacement: string | null
  /** Of `portion`: the new one. */
  portion: Quantity | null
}

/** What changes per reimbursable meal, as an average over the week. Null = unknown, because a value of a changed item is. */
export interface FixDifference {
  /** In the caterer's currency. */
  cost: number | null
  /** kcal */
  calories: number | null
  /** mg */
  sodium: number | null
  /** Served / planned servings of the changed lines, as a fraction. Null also where an item is added or dropped. */
  acceptance: number | null
}

/** A change that makes a failing rule pass and no other rule worse. */
export interface Fix {
  steps: FixStep[]
  difference: FixDifference
  /** The changed days in full, by their keys. */
  days: Record<string, MenuDay>
  /** Nutrition of portions that were not on the menu, by `menuItemKey`. */
  nutrition: ReadonlyMap<string, PortionNutrition>
}

/** The fixes of one failing verdict, the cheapest first. Empty = none was found. */
export interface Suggestion {
  checkId: CheckId
  /** The day of a daily check; null for the week. */
  date: string | null
  /** The rules that it fails by: those of the menu's date, or those of July 1, 2027. */
  rules: 'now' | 'from2027'
  fixes: Fix[]
}
