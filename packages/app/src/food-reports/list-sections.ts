import type { ReportExport } from '@commissary/api-client'
import type { Column } from '@commissary/ui/table'

/** The contract's limits of a section and of a text. */
const mostRows = 3000
const longest = 500

interface ListSections<Row> {
  title: string
  facts: { label: string; value: string }[]
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** Headers that are message keys become texts; others stay. */
  translate: (key: never) => string
  /** The title of the second part and those after it. */
  titleOf: (number: number) => string
}

/** A list as sections of an exported report: the texts of its cells, with numbers for spreadsheets. A long list has several. */
export function toSections<Row>({ title, facts, columns, rows, translate, titleOf }: ListSections<Row>) {
  const parts = Math.max(1, Math.ceil(rows.length / mostRows))
  return Array.from({ length: parts }, (_, part): ReportExport['sections'][number] => ({
    title: part === 0 ? title : titleOf(part + 1),
    facts: facts.map(({ label, value }) => ({ label, value: short(value) })),
    columns: columns.map(({ header, align }) => ({
      label: short(isKey(header) ? translate(header as never) : header),
      isNumber: align === 'end',
    })),
    rows: rows.slice(part * mostRows, (part + 1) * mostRows).map((row) => ({
      level: 0,
      cells: columns.map((column) => cellOf(column, row)),
    })),
  }))
}

const isKey = (header: string) => header.startsWith('foodReports.')

const short = (text: string) => (text.length <= longest ? text : `${text.slice(0, longest - 1)}…`)

function cellOf<Row>({ text, value, csv }: Column<Row>, row: Row) {
  const exact = csv ? csv(row) : value(row)
  const shown = text ? text(row) : (value(row) ?? '')
  return { text: short(String(shown)), value: typeof exact === 'number' ? exact : null, status: null }
}
