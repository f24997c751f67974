import type { MonthInput, MonthlyCalendar } from '@commissary/api-client'
import { type MealCategory, mealCategoryCode, mealCategoryOf, type RecurringDays } from '@commissary/domain/menu'

import { toLine, toLineInput } from '../../menu-planner/calendar-days.ts'
import type { SavedDay } from '../../menu-planner/menu-source.ts'
import { daysOfMonth } from './month-dates.ts'

type Saved = MonthlyCalendar['recurringDays']

/** A month's recurring days in the domain's form. */
export function toRecurringDays(saved: Saved): RecurringDays {
  return Object.fromEntries(
    Object.entries(saved).map(([code, rows]) => [
      mealCategoryOf(code),
      rows.map(({ weekdays, line }) => ({ weekdays, line: toLine(line) })),
    ]),
  )
}

/** Recurring days in the API's form: always all of them. */
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

/** The foods of a month's recurring items on each of its days, with the nutrition and cost of the day. */
export function recurringFoods({
  yearMonth,
  recurringDays,
}: Pick<MonthlyCalendar, 'yearMonth' | 'recurringDays'>): Pick<SavedDay, 'key' | 'foods'>[] {
  const items = Object.values(recurringDays).flat()
  if (items.length === 0) return []
  return daysOfMonth(yearMonth).map((key) => ({
    key,
    foods: items.map(({ line, changes }) => ({
      ...line,
      nutrition: changes.findLast(({ from }) => from <= key)?.nutrition ?? line.nutrition,
    })),
  }))
}
