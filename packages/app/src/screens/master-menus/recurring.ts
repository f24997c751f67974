import type { MonthInput, MonthlyCalendar } from '@commissary/api-client'
import { type MealCategory, mealCategoryCode, mealCategoryOf, type RecurringDays } from '@commissary/domain/menu'

import { toLine, toLineInput } from '../menu-planner/calendar-days.ts'

type Saved = MonthlyCalendar['recurringDays']

/** The recurring days of a month as the domain reads them. */
export function toRecurringDays(saved: Saved): RecurringDays {
  return Object.fromEntries(
    Object.entries(saved).map(([code, rows]) => [
      mealCategoryOf(code),
      rows.map(({ weekdays, line }) => ({ weekdays, line: toLine(line) })),
    ]),
  )
}

/** Recurring days as the API accepts them: always all of them. */
export function toRecurringInput(days: RecurringDays): NonNullable<MonthInput['recurringDays']> {
  return Object.entries(days).flatMap(([name, rows]) => {
    const category = name as MealCategory
    return (rows ?? []).map(({ weekdays, line }) => ({
      category: mealCategoryCode(category),
      weekdays,
      line: toLineInput({ ...line, category }),
    }))
  })
}
