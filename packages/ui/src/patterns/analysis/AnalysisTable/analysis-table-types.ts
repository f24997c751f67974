import type { PartialValue, Limits, ReasonEntry, Verdict } from '../../nutrition-types.ts'

export interface AnalysisCell {
  /** Null = nothing served, or no such figure that day. */
  value: PartialValue | null
  /** Where the figure itself is judged. */
  status?: Verdict | null
}

/** What one date's rules say of a row. */
export interface AnalysisVerdict extends Limits {
  status: Verdict
  /** The limit, worded: "at most 1,110". */
  limit: string | null
  /** "154 mg over"; null when it passes. */
  outsideBy: string | null
  /** "Passes only because the fat of fluid milk is left out." */
  note?: string | null
}

export interface AnalysisRow {
  id: string
  label: string
  unit: string
  /** Fraction digits. Default 0. */
  digits?: number
  /** One per day, in the order of `days`. */
  days: readonly AnalysisCell[]
  /** The weekly average or sum. */
  week: AnalysisCell
  /** Null = the rules of that date hold no such limit. */
  now: AnalysisVerdict | null
  from2027: AnalysisVerdict | null
  /** Empty = the row cannot be opened. */
  reasons: readonly ReasonEntry[]
}

export interface AnalysisGroup {
  id: string
  /** "Nutrients", "Components", "Vegetable subgroups" */
  label: string
  rows: readonly AnalysisRow[]
}

/** Figures of a week by day, their limits of both dates, and the reasons behind them. */
export interface AnalysisTableProps {
  /** Caption: "Lunch, grades K-5, 24 to 28 August" */
  label: string
  days: readonly { date: string; weekday: string; dateLabel: string }[]
  /** "Weekly average" */
  weekLabel: string
  /** `undefined` = loading; all empty = nothing planned. */
  groups: readonly AnalysisGroup[] | undefined
  /** What was thrown; shown instead of the table. */
  error?: unknown
  onRetry?: () => void
  /** Rows that are open. */
  openIds: readonly string[]
  onToggle: (rowId: string) => void
  onOpenItem?: (itemId: string) => void
}
