import type { MealProgram } from '@commissary/api-client'
import { analyzeWeek, dayOf, type MenuEditState, toServiceDay, type WeekAnalysis } from '@commissary/domain/menu'
import { type RuleOptions } from '@commissary/domain/rules'
import { useMemo } from 'react'

import { dishKey, type FiguresByDish } from './menu-day.ts'
import { unknownFigures } from './unknown-figures.ts'

/** Judges the week as it is on the screen, after every edit, by the code and the options that the server judges with. */
export function useWeekAnalysis(
  state: Pick<MenuEditState, 'days'>,
  dates: readonly string[],
  program: MealProgram | null,
  figures: FiguresByDish,
  options: Partial<RuleOptions>,
): WeekAnalysis | null {
  return useMemo(() => {
    if (!program) return null
    const days = dates.map((date) =>
      toServiceDay(date, dayOf(state, date), (line) => figures.get(dishKey(line)) ?? unknownFigures(line.name)),
    )
    return analyzeWeek(days, program, options)
  }, [state, dates, program, figures, options])
}
