import { weekdayOf } from '@commissary/domain/dates'
import {
  addRecurringItems,
  dayOf,
  type MenuDay,
  type MenuEditState,
  type RecurringDays,
  recurringLineId,
} from '@commissary/domain/menu'

import type { PlannerDay } from '../menu-source.ts'
import { canPlan } from '../planner-days.ts'

interface FilledDaysOptions {
  days: readonly PlannerDay[]
  state: Pick<MenuEditState, 'days'>
  recurring: RecurringDays
  /** Meals usually planned per day; null if unknown. */
  usualMeals: number | null
}

/** The days that get a recurring item, by key. Closed and served days get none. */
export function filledDays({ days, state, recurring, usualMeals }: FilledDaysOptions): Record<string, MenuDay> {
  const marked = withMarks(recurring)
  return Object.fromEntries(
    days.filter(canPlan).flatMap(({ key, date }) => {
      const before = dayOf(state, key)
      const after = addRecurringItems(before, marked, date, usualMeals)
      return after === before ? [] : [[key, after] as const]
    }),
  )
}

/** The items with ids that plans recognize as recurring. */
const withMarks = (recurring: RecurringDays): RecurringDays =>
  Object.fromEntries(
    Object.entries(recurring).map(([category, items]) => [
      category,
      items.map(({ weekdays, line }) => ({ weekdays, line: { ...line, id: recurringLineId(line.id) } })),
    ]),
  )

/** The weekdays of a menu: 1 = Monday. */
export function weekdaysIn(days: readonly Pick<PlannerDay, 'date' | 'weekday'>[]): { value: number; label: string }[] {
  const names = new Map(days.map(({ date, weekday }) => [weekdayOf(date), weekday]))
  return [...names].map(([value, label]) => ({ value, label })).toSorted((a, b) => a.value - b.value)
}
