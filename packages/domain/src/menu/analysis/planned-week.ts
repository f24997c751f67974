import { mealCategories, type MealCategory, type OfferedItem, type OtherMeals, type ServiceDay } from '../model.ts'
import { type MealProgram } from '../../rules/model.ts'
import { servingLinesOf, type ServingLine } from './serving-lines.ts'
import { recordOf } from '../../units/records.ts'
import { optionsFor, type RuleOptions } from '../../rules/rule-options.ts'

/** A day as the analysis needs it: the reimbursable meal only, with unplanned numbers as null. */
export interface PlannedDay {
  date: string
  /** Above zero, or null = not planned, or its served meals are unknown. */
  meals: number | null
  plannedMeals: number | null
  /** How many items of each category a student may take; Infinity = all. */
  selections: Record<MealCategory, number>
  /** Every item with planned servings, or not planned yet. In a day weighted by what was served, `plannedServings` are the served ones. */
  items: OfferedItem[]
  /** The items that a student can choose from: `items` without the categories whose selection is 0. */
  offered: OfferedItem[]
  /** What each serving line offers; one without a number where nothing is on a single line. */
  lines: readonly ServingLine[]
  /** What the other meals of the day serve. */
  otherMeals: OtherMeals
  /** Why servings or meals of the day are unknown. */
  unknownServings: 'notPlanned' | 'notServed'
}

export interface PlannedWeek {
  days: PlannedDay[]
  servedDays: number
  regularDays: number
  /** The length of week that weekly amounts are scaled to. */
  checkedDays: number
}

/** One entree and one milk; of all other categories a student may take everything offered. */
export const defaultSelections: Partial<Record<MealCategory, number>> = { Entree: 1, Milk: 1 }

/** The days with something on the menu, by date. Planned meals alone are not service: there is nothing to check yet. */
export const planDays = (days: readonly ServiceDay[], options: RuleOptions): PlannedDay[] =>
  days
    .filter(({ items }) => items.length > 0)
    .map((day) => planDay(day, options))
    .filter((day) => day.items.length > 0 || day.plannedMeals !== null)
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))

/** The days with something on the menu, and the length of their week. */
export function planWeek(days: readonly ServiceDay[], program: MealProgram, options: RuleOptions): PlannedWeek {
  const planned = planDays(days, optionsFor(program.rulePack, options))
  const servedDays = planned.length
  const regularDays = program.serviceDays ?? 5
  const checkedDays = options.weekLength === 'regularDays' ? Math.max(servedDays, regularDays) : servedDays
  return { days: planned, servedDays, regularDays, checkedDays: checkedDays }
}

/** Nothing is known about a day's other meals. */
const unknownMeals: OtherMeals = { wholeGrainRich: 0, juiceMeals: 0, isComplete: false }

function planDay(day: ServiceDay, { aLaCarte }: RuleOptions): PlannedDay {
  const selections = recordOf(mealCategories, (category) =>
    category === 'A La Carte' && aLaCarte === 'excluded'
      ? 0
      : Math.max(0, Math.floor(day.selections?.[category] ?? defaultSelections[category] ?? Infinity)),
  )

  const isServed = day.servedMeals !== undefined
  const meals = day.servedMeals === undefined ? day.plannedMeals : day.servedMeals
  // Items with zero planned servings are not offered, unless some were served.
  const items = day.items
    .filter(
      ({ category, plannedServings, servedServings }) =>
        (plannedServings !== 0 || (isServed && (servedServings ?? 0) > 0)) &&
        (category !== 'A La Carte' || aLaCarte === 'included'),
    )
    .map((item) => (isServed ? { ...item, plannedServings: item.servedServings ?? null } : item))
  const offered = items.filter(({ category }) => selections[category] > 0)
  return {
    date: day.date,
    meals: meals !== null && meals > 0 ? meals : null,
    plannedMeals: meals,
    selections,
    items,
    offered,
    lines: servingLinesOf(offered),
    otherMeals: day.otherMeals ?? unknownMeals,
    unknownServings: isServed ? 'notServed' : 'notPlanned',
  }
}
