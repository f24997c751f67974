import type { ReportId, ReportRequest, ReportTable } from '@commissary/api-client'
import type { Messages } from '@commissary/messages'
import type { DateRange, NamedRange } from '@commissary/ui/date'
import type { ReactNode } from 'react'

import type { AccessRule } from '../../routing/access.ts'

/** A row as links see it: what it shows by column, and the records that made it. */
export interface LinkedRow {
  texts: Readonly<Record<string, string>>
  refs: Readonly<Record<string, string>>
  dates: DateRange
}

/** Where a column leads, for who can open it; null = nowhere. */
export interface ReportLink extends AccessRule {
  to: (row: LinkedRow) => string | null
}

/** What the screen of a report of rows needs to know; columns, groups, choices and figures come from the server. */
export interface ReportView {
  id: ReportId
  title: keyof Messages['shell']['titles']
  description: keyof Messages['reportTables']['descriptions']
  read: (request: ReportRequest) => Promise<ReportTable>
  /** A report of a day, or of the days of a range. */
  period: 'day' | 'range'
  /** The dates of an address without any. */
  usualRange: NamedRange
  /** Ids of the server's choices, which are in the address by these names. */
  choices: readonly string[]
  /** Where the cells of a row lead, by column: the records that made it. */
  links: Readonly<Record<string, ReportLink>>
  /** What the chart shows first, an id of a column. */
  measure: string
  /** What is below the report. */
  below?: (dates: DateRange, choice: (id: string) => string) => ReactNode
}
