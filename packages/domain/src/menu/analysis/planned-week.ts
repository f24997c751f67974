import { mealCategories, type MealCategory, type OfferedItem, type ServiceDay } from '../model.ts'
import { type MealProgram } from '../../rules/model.ts'
import { recordOf } from '../../units/records.ts'
import type { RuleOptions } from '../../rules/rule-options.ts'

/** A day as the analysis needs it: the reimbursable meal only, with unplanned numbers as null. */
export interface PlannedDay {
  date: string
  /** Above zero, or null = not planned. */
  meals: number | null
  plannedMeals: number | null
  /** How many items of each category a student may take; Infinity = all. */
  selections: Record<MealCategory, number>
  /** Every item with planned servings, or not planned yet. */
  items: OfferedItem[]
  /** The items that a student can choose from: `items` without the categories whose selection is 0. */
  offered: OfferedItem[]
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

/** The days with something on the menu, by date. Planned meals alone are no service: there is nothing to check yet. */
export function planWeek(days: readonly ServiceDay[], program: MealProgram, options: RuleOptions): PlannedWeek {
  const planned = days
    .filter(({ items }) => items.length > 0)
    .map((day) => planDay(day, options))
    .filter((day) => day.items.length > 0 || day.plannedMeals !== null)
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const servedDays = planned.length
  const regularDays = program.serviceDays ?? 5
  const checkedDays = options.weekLength === 'regularDays' ? Math.max(servedDays, regularDays) : servedDays
  return { days: planned, servedDays, regularDays, checkedDays: checkedDays }
}

function planDay(day: ServiceDay, { aLaCarte }: RuleOptions): PlannedDay {
  const selections = recordOf(mealCategories, (category) =>
    category === 'A La Carte' && aLaCarte === 'excluded'
      ? 0
      : Math.max(0, Math.floor(day.selections?.[category] ?? defaultSelections[category] ?? Infinity)),
  )

  // Items with zero planned servings are not offered.
  const items = day.items.filter(
    ({ category, plannedServings }) => plannedServings !== 0 && (category !== 'A La Carte' || aLaCarte === 'included'),
  )
  return {
    date: day.date,
    meals: day.plannedMeals !== null && day.plannedMeals > 0 ? day.plannedMeals : null,
    plannedMeals: day.plannedMeals,
    selections,
    items,
    offered: items.filter(({ category }) => selections[category] > 0),
  }
}
