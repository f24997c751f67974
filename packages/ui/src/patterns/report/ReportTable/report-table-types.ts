import type { Verdict } from '../../nutrition-types.ts'

export interface ReportTableColumn {
  label: string
  isNumber?: boolean
}

export interface ReportTableCell {
  text: string
  status?: Verdict | null
  /** Where the cell leads: what it is made of. */
  href?: string
}

export interface ReportTableRow {
  /** Rows that follow with a higher level are its parts, hidden until it is opened. */
  level: number
  /** Its parts are shown at first. */
  isOpen?: boolean
  /** The first is the name of the row. */
  cells: readonly ReportTableCell[]
}

export interface ReportTableProps {
  caption: string
  /** The first is of the names. */
  columns: readonly ReportTableColumn[]
  rows: readonly ReportTableRow[]
  /** Label of the button that opens all rows, and of the one that closes them. */
  openAllText: string
  closeAllText: string
}
