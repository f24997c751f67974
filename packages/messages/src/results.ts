/**
 * Worded results as plain data. The types match what the menu patterns of `@commissary/ui` accept, without importing
 * them: documents are made from the same results.
 */
import type { TileId, VerdictStatus } from '@commissary/domain/rules'

/** A value that may have gaps: with gaps the true value is `known` or more. */
export interface PartialValue {
  /** Null = unknown, even as a lower bound. */
  known: number | null
  missing: readonly string[]
  /** Incomplete, without names of what is missing. */
  isLowerBound?: boolean
}

/** One cause of a value. */
export interface ReasonEntry {
  id: string
  kind: 'share' | 'notCounted' | 'rounding' | 'unknown' | 'notPlanned' | 'unproven'
  label: string
  /** The day, if not clear from the context. */
  detail: string | null
  amount: string | null
  /** Share of the whole, 0 to 1. */
  share: number | null
  /** `itemAddress` of the item; null = cannot be opened. */
  itemId: string | null
}

export interface AnalysisCell {
  value: PartialValue | null
  status?: VerdictStatus | null
}

export interface AnalysisVerdict {
  status: VerdictStatus
  minimum: number | null
  maximum: number | null
  isMaximumExclusive: boolean
  limit: string | null
  outsideBy: string | null
  note: string | null
}

export interface AnalysisRow {
  id: string
  label: string
  unit: string
  /** Fraction digits. */
  digits: number
  /** One per day of the week. */
  days: AnalysisCell[]
  week: AnalysisCell
  now: AnalysisVerdict | null
  from2027: AnalysisVerdict | null
  reasons: ReasonEntry[]
}

export interface AnalysisGroup {
  id: string
  label: string
  rows: AnalysisRow[]
}

export interface StripVerdict {
  status: VerdictStatus
  limit: string | null
  outsideBy: string | null
}

export interface DayMark {
  date: string
  shortLabel: string
  label: string
  status: VerdictStatus | 'none'
}

export interface StripCheck {
  id: TileId
  label: string
  shortLabel?: string
  value: PartialValue | null
  unit?: string
  digits?: number
  now: StripVerdict | null
  from2027: StripVerdict | null
  days?: DayMark[]
}

/** A cell of a report: as it is read, and for spreadsheets as a number. */
export interface ReportCell {
  text: string
  value?: number | null
  status?: VerdictStatus | null
}

export interface ReportColumn {
  label: string
  isNumber?: boolean
}

/** A row of a report. Rows that follow with a higher level are its parts. */
export interface ReportRow {
  level: number
  /** The first is the name of the row. */
  cells: ReportCell[]
}

/** A table of a report with what it is about: a page, a sheet, or a part of a screen. */
export interface ReportSection {
  title: string
  facts: { label: string; value: string }[]
  columns: ReportColumn[]
  rows: ReportRow[]
}
