import type { CalendarDay, SchoolCalendar } from '@commissary/api-client'
import {
  type ExpectedCredits,
  type ServiceDay,
  toServiceDay,
  unknownNutrition,
  withOtherMeals,
} from '@commissary/domain/menu'

import { toMenuDay, toSavedDay } from './calendar-days.ts'
import { nutritionOf, portionOn } from './nutrition-of.ts'

/** Days next to the planned ones, as they are served: the verdicts of weeks that both are in count them. */
export function servedBeside(
  days: readonly CalendarDay[],
  expectedOf: ExpectedCredits,
  otherMeals: SchoolCalendar['otherMeals'] = [],
): ServiceDay[] {
  const nutrition = nutritionOf(days.map(toSavedDay))
  return days.map((day) =>
    withOtherMeals(
      toServiceDay(
        day.date,
        toMenuDay(day),
        (line) => portionOn(nutrition, day.date, line) ?? unknownNutrition(line.name),
        expectedOf,
      ),
      otherMeals.find(({ date }) => date === day.date),
    ),
  )
}

export const byDate = (a: Pick<ServiceDay, 'date'>, b: Pick<ServiceDay, 'date'>): number =>
  a.date < b.date ? -1 : a.date > b.date ? 1 : 0
