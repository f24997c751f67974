import type { MealProgram } from '@commissary/api-client'
import {
  analyzeWeek,
  dayOf,
  type ExpectedCredits,
  type MenuDay,
  menuItemKey,
  type MenuEditState,
  toServiceDay,
  unknownNutrition,
  type WeekAnalysis,
} from '@commissary/domain/menu'
import { type RuleOptions } from '@commissary/domain/rules'
import { useMemo } from 'react'

import type { PlannerDay } from './menu-source.ts'
import type { ItemNutrition } from './nutrition-of.ts'

/**
 * Checks the edited week after every change, with the code and rule options that the server uses. The analysis names the
 * days by their dates, not their keys.
 */
export function useWeekAnalysis(
  state: Pick<MenuEditState, 'days'>,
  days: readonly PlannerDay[],
  program: MealProgram | null,
  nutrition: ItemNutrition,
  options: Partial<RuleOptions>,
  withRecurring: (day: MenuDay, date: string) => MenuDay,
  expectedOf: ExpectedCredits,
): WeekAnalysis | null {
  return useMemo(() => {
    if (!program) return null
    const served = days.map(({ key, date }) =>
      toServiceDay(
        date,
        withRecurring(dayOf(state, key), date),
        (line) => nutrition.get(menuItemKey(line)) ?? unknownNutrition(line.name),
        expectedOf,
      ),
    )
    return analyzeWeek(served, program, options)
  }, [state, days, program, nutrition, options, withRecurring, expectedOf])
}
