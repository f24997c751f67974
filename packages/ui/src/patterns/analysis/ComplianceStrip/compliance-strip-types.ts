import type { GroupVerdictsProps } from '../GroupVerdicts/GroupVerdicts.tsx'
import type { DayMark, PartialValue, TwoDates, Verdict } from '../../nutrition-types.ts'

/** The result of a check by one date's rules. */
export interface StripVerdict {
  status: Verdict
  /** The limit as text: "at most 1,110 mg". */
  limit: string | null
  /** How far off the value is, as text: "154 mg over". */
  outsideBy: string | null
}

/** One group of checks: sodium, components, vegetable subgroups … */
export interface StripCheck {
  id: string
  label: string
  /** For narrow layouts: "M/MA". Screen readers read the full label. */
  shortLabel?: string
  /** The week's value; null where the group has no single value. */
  value: PartialValue | null
  /** Unit of the value: "mg", "% of calories". */
  unit?: string
  /** Fraction digits of the value. Default 0. */
  digits?: number
  /** Null = the rules of that date have no such check. */
  now: StripVerdict | null
  from2027: StripVerdict | null
  /** The results by day, for a daily check. */
  days?: readonly DayMark[]
}

/** The week at a glance, problems first. */
export interface ComplianceStripProps {
  /** "Meal pattern, August 24 – 28" */
  label: string
  /** `undefined` = loading; empty = nothing planned yet. Keep the identity of unchanged checks. */
  checks: readonly StripCheck[] | undefined
  overall: TwoDates<Verdict> | undefined
  /** For a menu served to several groups: their verdicts, instead of `overall`. `checks` are those of the shown group. */
  groups?: GroupVerdictsProps | undefined
  /**
   * `roomy`: tiles with both dates, for a report. `slim`: two lines that stay below the top bar while a menu is edited;
   * passing checks take one line, a phone shows one line in total. Default `roomy`.
   */
  variant?: 'roomy' | 'slim'
  /** One sentence, announced when typing or dragging pauses: "Fails on sodium starting July 1, 2027." */
  summary: string
  /** What the verdicts do not cover: "Not checked: offer versus serve." */
  note?: string | null | undefined
  /** The error; shown instead of the tiles. */
  error?: unknown
  onRetry?: () => void
  /** The check whose explanation is open. */
  openId?: string | null
  /** Absent = tiles are not buttons. */
  onOpen?: (checkId: string) => void
}
