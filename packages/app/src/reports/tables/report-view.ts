import type { ReportId, ReportRequest, ReportTable } from '@commissary/api-client'
import type { Messages, Translate } from '@commissary/messages'
import type { DateRange, NamedRange } from '@commissary/ui/date'
import type { ReactNode } from 'react'

import type { AccessRule } from '../../routing/access.ts'
import type { TableState } from './use-table-state.ts'

/** A row as links see it: what it shows by column, and the records that made it. */
export interface LinkedRow {
  texts: Readonly<Record<string, string>>
  refs: Readonly<Record<string, string>>
  dates: DateRange
  /** The address of this report with a dialog that shows what is behind a figure of a row. */
  drill: (what: string, of: string | undefined) => string
}

/** Where a column leads, for those who can open it; null = nowhere. */
export interface ReportLink extends AccessRule {
  to: (row: LinkedRow) => string | null
}

/** What the screen of a report of rows needs to know; columns, groups, choices and figures come from the server. */
export interface ReportView {
  id: ReportId
  title: keyof Messages['shell']['titles']
  description: keyof Messages['reportTables']['descriptions']
  read: (request: ReportRequest) => Promise<ReportTable>
  /** A report of one day, of a range of days, or of foods. Dates and schools limit the last to what is on menus then and there. */
  period: 'day' | 'range' | 'menus'
  /** The dates for an address that has none. */
  usualRange: NamedRange
  /** What saved views belong to; absent = the id of the report. */
  tableId?: string
  /** What the server searches by the choice `q`. */
  search?: (t: Translate) => string
  /** Ids of the server's choices, which are in the address by these names. */
  choices: readonly string[]
  /** Where the cells of a row lead, by column: the records that made it. */
  links: Readonly<Record<string, ReportLink>>
  /** What the chart shows first, an id of a column. */
  measure: string
  /** What a row leads to besides its cells, for those who can do it. */
  action?: ReportLink & { label: (t: Translate) => string }
  /** Actions next to the export. `table` is undefined while it loads. */
  actions?: (state: TableState, table: ReportTable | undefined) => ReactNode
  /** Choices that are more than a list, after the others. */
  tools?: (state: TableState) => ReactNode
  /** What is above the chart. */
  above?: (table: ReportTable, state: TableState) => ReactNode
  /** In place of rows while nothing is filtered; absent = the dates and filters leave none. */
  empty?: (state: TableState) => ReactNode
  /** What is below the report, and its dialogs. `reload` reads the report again, and resolves once it shows the answer. */
  below?: (report: { state: TableState; reload: () => Promise<void> }) => ReactNode
}
