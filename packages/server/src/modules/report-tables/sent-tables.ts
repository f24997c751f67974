import type { Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { readLetterhead } from '../../documents/read-letterhead.ts'
import type { Source } from './export-types.ts'

/** Tables that the app computed, ready to be written to a file. */
export async function sent(tx: Tx, { title, notice = '', sections: tables }: Schemas['ReportExport']): Promise<Source> {
  const sections = tables.map(toSection)
  const count = sections.reduce((sum, { rows }) => sum + rows.length, 0)
  return { head: { ...(await readLetterhead(tx)), title, notice, sections }, count, rows: [], name: title }
}

/** A section as sent, with every row as long as its columns. */
const toSection = ({ title, facts, columns, rows }: Schemas['ReportSection']) => ({
  title,
  facts,
  columns: columns.map(({ label, isNumber = false }) => ({ label, isNumber })),
  rows: rows.map(({ level = 0, cells }) => ({
    level,
    cells: cells.slice(0, columns.length).map(({ text, value = null, status = null }) => ({ text, value, status })),
  })),
})
