import { mealCategories, type MealCategory, type OfferedItem, type ServiceDay } from '../model.ts'
import { type MealProgram } from '../../rules/model.ts'
import { recordOf } from '../../units/records.ts'
import type { RuleOptions } from '../../rules/rule-options.ts'

/** A day as the analysis takes it: only what belongs to the reimbursable meal, gaps made plain. */
export interface PlannedDay {
  date: string
  /** Above zero, or null = not planned. */
  meals: number | null
  plannedMeals: number | null
  /** How many items of each category a student may take; Infinity = all. */
  selections: Record<MealCategory, number>
  /** Everything that is planned to be given out. */
  items: OfferedItem[]
  /** What a student can choose from: `items` without the categories of which nothing may be taken. */
  offered: OfferedItem[]
}

export interface PlannedWeek {
  days: PlannedDay[]
  servedDays: number
  regularDays: number
  /** The length by which weekly amounts are judged. */
  judgedDays: number
}

/** One main dish and one milk; of everything else a student may take all that is offered. */
export const defaultSelections: Partial<Record<MealCategory, number>> = { Entree: 1, Milk: 1 }

/** The days with something planned, in order of their dates. */
export function planWeek(days: readonly ServiceDay[], program: MealProgram, options: RuleOptions): PlannedWeek {
  const planned = days
    .map((day) => planDay(day, options))
    .filter((day) => day.items.length > 0 || day.plannedMeals !== null)
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const servedDays = planned.length
  const regularDays = program.serviceDays ?? 5
  const judgedDays = options.weekLength === 'regularDays' ? Math.max(servedDays, regularDays) : servedDays
  return { days: planned, servedDays, regularDays, judgedDays }
}

function planDay(day: ServiceDay, { aLaCarte }: RuleOptions): PlannedDay {
  const selections = recordOf(mealCategories, (category) =>
    category === 'A La Carte' && aLaCarte === 'excluded'
      ? 0
      : Math.max(0, Math.floor(day.selections?.[category] ?? defaultSelections[category] ?? Infinity)),
  )

  // What nobody is planned to get is not offered.
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
