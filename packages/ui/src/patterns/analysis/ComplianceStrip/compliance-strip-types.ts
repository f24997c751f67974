import type { DayMark, PartialValue, TwoDates, Verdict } from '../../nutrition-types.ts'

/** What one date's rules say of a check. */
export interface StripVerdict {
  status: Verdict
  /** The limit, worded: "at most 1,110 mg". */
  limit: string | null
  /** By how much it is missed, worded: "154 mg over". */
  outsideBy: string | null
}

/** One group of checks: sodium, components, vegetable subgroups … */
export interface StripCheck {
  id: string
  label: string
  /** Where there is little room: "M/MA". The whole label is read out. */
  shortLabel?: string
  /** The week's figure; null where the group has no single figure. */
  value: PartialValue | null
  /** Unit of the figure: "mg", "% kcal". */
  unit?: string
  /** Fraction digits of the figure. Default 0. */
  digits?: number
  /** Null = the rules of that date hold no such check. */
  now: StripVerdict | null
  from2027: StripVerdict | null
  /** Marks of the days, where the check is daily. */
  days?: readonly DayMark[]
}

/** The week at a glance: what is wrong first. */
export interface ComplianceStripProps {
  /** "Meal pattern, 24 to 28 August" */
  label: string
  /** `undefined` = loading; empty = nothing planned yet. Keep the identity of a check that did not change. */
  checks: readonly StripCheck[] | undefined
  overall: TwoDates<Verdict> | undefined
  /**
   * `roomy`: tiles with every date, for a report. `slim`: two lines that stay in sight under the top bar while a menu is
   * edited; what passes is one line, a phone shows one line for all. Default `roomy`.
   */
  variant?: 'roomy' | 'slim'
  /** One sentence, read to screen readers once typing or dragging rests: "Fails on sodium from 1 July 2027." */
  summary: string
  /** What was thrown; shown instead of the tiles. */
  error?: unknown
  onRetry?: () => void
  /** The check whose explanation is open. */
  openId?: string | null
  /** Absent = tiles are only shown. */
  onOpen?: (checkId: string) => void
}
