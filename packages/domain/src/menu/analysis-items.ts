import type { Quantity } from '../units/model.ts'
import type { MenuDay } from './menu-days.ts'
import type { ServiceDay } from './model.ts'

export const servingsBases = ['planned', 'served'] as const
/** What weights the averages of an analysis. */
export type ServingsBasis = (typeof servingsBases)[number]

/** Numbers to analyze a line, or a day's meals, with in place of the plan's. */
export interface AnalysisItem {
  date: string
  /** The id of a line; null = the reimbursable meals of the day. */
  line: string | null
  /** Null = the plan's. */
  plannedServings: number | null
  /** Null = unknown. */
  servedServings: number | null
  portion: Quantity | null
}

/** A day with the planned servings, meals and portions that replace its own. Items of other dates do not count. */
export function withPlannedItems(date: string, day: MenuDay, items: readonly AnalysisItem[]): MenuDay {
  const own = items.filter((item) => item.date === date)
  if (own.length === 0) return day
  const ofLine = new Map(own.map((item) => [item.line, item]))
  return {
    ...day,
    plannedMeals: ofLine.get(null)?.plannedServings ?? day.plannedMeals,
    lines: day.lines.map((line) => {
      const item = ofLine.get(line.id)
      if (!item) return line
      const portion = item.portion ?? line.portion
      return {
        ...line,
        plannedServings: item.plannedServings ?? line.plannedServings,
        ...(portion !== undefined && { portion }),
      }
    }),
  }
}

/** A day whose averages are weighted by what was served. What nobody has entered is unknown, not zero. */
export function withServedItems(day: ServiceDay, items: readonly AnalysisItem[]): ServiceDay {
  const ofLine = new Map(
    items.filter(({ date }) => date === day.date).map(({ line, servedServings }) => [line, servedServings]),
  )
  return {
    ...day,
    servedMeals: ofLine.get(null) ?? null,
    items: day.items.map((item) => ({ ...item, servedServings: ofLine.get(item.id) ?? null })),
  }
}
