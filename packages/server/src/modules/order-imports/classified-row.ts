import { oneSpelling, type ImportField, type RowProblem } from '@commissary/domain/orders'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

import { textKey } from '../../db/schema/columns.ts'
import type { ImportedOrder, orderImportRow } from '../../db/schema/order-import.ts'
import { message, type Message } from '../../shared/messages.ts'

type Stored = typeof orderImportRow.$inferSelect

/** A row of a file, and what applying does with it. */
export interface ClassifiedRow extends Pick<Stored, 'result' | 'date' | 'amount' | 'fee' | 'reference'> {
  rowNumber: number
  cells: string[]
  problems: { field: ImportField | null; text: Message }[]
  householdId: number | null
  studentId: number | null
  schoolId: number | null
  order: ImportedOrder | null
  /** The payment that it matches. */
  matchedId: number | null
  /** A provider recorded that it was paid in cash. */
  isCash?: boolean
}

export const emptyRow = ({ row, cells }: { row: number; cells: string[] }): ClassifiedRow => ({
  rowNumber: row,
  cells,
  result: 'problem',
  problems: [],
  date: null,
  amount: null,
  fee: null,
  reference: null,
  householdId: null,
  studentId: null,
  schoolId: null,
  order: null,
  matchedId: null,
})

/** The sentence for a problem of a row. */
export function problemText(problem: RowProblem): Message {
  return problem.code === 'currency'
    ? message('orderImports.problem.currency', { value: problem.value })
    : message(`orderImports.problem.${problem.code}`)
}

/** The same texts, whatever their letter case and spaces. `textKey` is the same in SQL. */
export const keyOf = (text: string): string => oneSpelling(text).toLowerCase()

/** Whether a column is one of the texts, whatever their letter case and spaces. One parameter, however many. */
export const isOneOf = (column: SQLWrapper, texts: readonly string[]): SQL =>
  sql`${textKey(column)} = any(${sql.param([...new Set(texts.map(keyOf))])}::text[])`
