import type { MealProgram } from '@commissary/api-client'
import {
  analyzeWeek,
  dayOf,
  menuItemKey,
  type MenuEditState,
  toServiceDay,
  unknownNutrition,
  type WeekAnalysis,
} from '@commissary/domain/menu'
import { type RuleOptions } from '@commissary/domain/rules'
import { useMemo } from 'react'

import type { ItemNutrition } from './calendar-days.ts'

/** Checks the edited week after every change, with the code and rule options that the server uses. */
export function useWeekAnalysis(
  state: Pick<MenuEditState, 'days'>,
  dates: readonly string[],
  program: MealProgram | null,
  nutrition: ItemNutrition,
  options: Partial<RuleOptions>,
): WeekAnalysis | null {
  return useMemo(() => {
    if (!program) return null
    const days = dates.map((date) =>
      toServiceDay(date, dayOf(state, date), (line) => nutrition.get(menuItemKey(line)) ?? unknownNutrition(line.name)),
    )
    return analyzeWeek(days, program, options)
  }, [state, dates, program, nutrition, options])
}
