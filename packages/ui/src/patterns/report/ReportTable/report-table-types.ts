import type { Verdict } from '../../nutrition-types.ts'

export interface ReportTableColumn {
  label: string
  isNumber?: boolean
}

export interface ReportTableCell {
  text: string
  status?: Verdict | null
  /** Address of what the cell is made of. */
  href?: string
}

export interface ReportTableRow {
  /** The rows after it with a higher level are its parts, hidden until it is opened. */
  level: number
  /** Its parts are shown at first. */
  isOpen?: boolean
  /** The first is the name of the row. */
  cells: readonly ReportTableCell[]
}

export interface ReportTableProps {
  caption: string
  /** The first column has the names. */
  columns: readonly ReportTableColumn[]
  rows: readonly ReportTableRow[]
  /** Label of the button that opens all rows, and of the one that closes them. */
  openAllText: string
  closeAllText: string
}
