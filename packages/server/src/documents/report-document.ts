import type { ReportSection } from '@commissary/messages/results'

import type { Letterhead } from './letterhead.ts'

/** The tables of a report. */
export interface ReportDocument extends Letterhead {
  title: string
  /** What readers must know, on every page; '' = nothing. */
  notice: string
  /** A page or sheet each. */
  sections: readonly ReportSection[]
}

/** A report for the worker: drawn as pages, or written as a spreadsheet. */
export interface ReportOrder {
  report: ReportDocument
  format: 'pdf' | 'xlsx'
}
