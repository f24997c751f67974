import type { PartialValue, Limits, ReasonEntry, Verdict } from '../../nutrition-types.ts'

export interface AnalysisCell {
  /** Null = nothing served, or not calculated for a day. */
  value: PartialValue | null
  /** Set where the value itself is checked. */
  status?: Verdict | null
}

/** The result of a row by one date's rules. */
export interface AnalysisVerdict extends Limits {
  status: Verdict
  /** The limit as text: "at most 1,110". */
  limit: string | null
  /** "154 mg over"; null when it passes. */
  outsideBy: string | null
  /** "10.7% including milk fat; passes because milk fat is excluded." */
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
  /** Null = the rules of that date have no such limit. */
  now: AnalysisVerdict | null
  from2027: AnalysisVerdict | null
  /** Empty = the row does not expand. */
  reasons: readonly ReasonEntry[]
}

export interface AnalysisGroup {
  id: string
  /** "Nutrients", "Components", "Vegetable subgroups" */
  label: string
  rows: readonly AnalysisRow[]
}

/** A week's values by day, the limits of both dates, and the reasons for each value. */
export interface AnalysisTableProps {
  /** Caption: "Lunch, grades K-5, August 24 – 28" */
  label: string
  days: readonly { date: string; weekday: string; dateLabel: string }[]
  /** "Weekly average" */
  weekLabel: string
  /** `undefined` = loading; all empty = nothing planned. */
  groups: readonly AnalysisGroup[] | undefined
  /** The error; shown instead of the table. */
  error?: unknown
  onRetry?: () => void
  /** Expanded rows. */
  openIds: readonly string[]
  onToggle: (rowId: string) => void
  onOpenItem?: (itemId: string) => void
}
