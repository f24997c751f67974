import type { CostFigure } from '../CostLine/cost-figure.ts'
import type { MenuClipboard, MenuRange } from '../MenuGrid/menu-grid-types.ts'
import type { PartialValue, TwoDates, Verdict } from '../../nutrition-types.ts'

export interface MonthGridItem {
  /** Unique within the day. */
  id: string
  name: string
  /** The name of its category, as text; items of a category are consecutive. */
  category: string
  /** The main item of a meal, which is shown first and emphasized. */
  isMain?: boolean
  /** It comes from the recurring days, not from the day itself. */
  isRecurring?: boolean
  /** The number of the one serving line that has it; absent = it is on every line. */
  servingLine?: number
  /** A line without a food. */
  look?: 'placeholder' | 'text'
}

export interface MonthGridDay {
  /** YYYY-MM-DD */
  date: string
  /** "16" */
  number: string
  /** "Monday, November 16, 2026" */
  label: string
  items: readonly MonthGridItem[]
  /** Null = nothing is checked. */
  verdict: TwoDates<Verdict> | null
  /** Per meal; null = nothing is planned or known. */
  kcal: PartialValue | null
  /** Per meal; absent = nothing is known yet. */
  cost?: CostFigure
  /** No service, as text. */
  closed?: string
  /** The day was served. */
  isLocked?: boolean
  isToday?: boolean
  /**
   * How a school's day relates to what was published: unchanged, which is shown quietly; with the school's own changes; or
   * with changes by both that no one has settled. Absent in a master menu.
   */
  change?: 'inherited' | 'changed' | 'conflict'
}

export interface MonthGridWeek {
  /** The Monday, YYYY-MM-DD. */
  id: string
  /** "November 16 – 20, 2026" */
  label: string
  /** As many as `weekdays`; null = a day of another month. */
  days: readonly (MonthGridDay | null)[]
  /** Of the week; null = nothing is checked. */
  verdict: TwoDates<Verdict> | null
}

/** Operations on days of a month, by week. They act on whole days only. */
export interface MonthClipboard extends MenuClipboard {
  /** Days were dragged: `from`, one of them, onto the day `to`. A move empties the days it leaves. */
  drag: (ranges: readonly MenuRange[], move: { from: string; to: string; isMove: boolean }) => string
}

/** A month at a glance: a row per week, a column per weekday. */
export interface MonthGridProps {
  /** "Fall lunch, November 2026" */
  label: string
  /** "Mon" to "Fri", or to "Sun" */
  weekdays: readonly string[]
  /** `undefined` = loading. */
  weeks: readonly MonthGridWeek[] | undefined
  /** The error; shown instead of the month. */
  error?: unknown
  onRetry?: () => void
  /** The week that is open; null = none. */
  openWeek: string | null
  onOpenDay: (week: string, date: string) => void
  /** Days can be selected, copied, pasted and dragged; absent = the month is read-only. */
  clipboard?: MonthClipboard
}
