import type { Column, ImportKind } from './columns.ts'
import type { ReadRow } from './rows.ts'

/** A row of the file: `row` as a spreadsheet counts, the header is 1. */
export type NumberedRow = ReadRow & { row: number }

/** What the reading thread asks for. It waits for the answers, so it never runs far ahead of the database. */
export type Question =
  | { ask: 'piece' }
  | { ask: 'keepHeader'; kind: ImportKind; columns: Column[] }
  | { ask: 'keepRows'; rows: NumberedRow[]; preview: string[][] }

/** Two questions can be open at once: text is read ahead while rows are kept. The number tells their answers apart. */
export interface NumberedQuestion {
  id: number
  question: Question
}

/** The end of the reading thread. */
export type Ending = { end: 'read' } | { end: 'problem'; problem: string }

/** A piece of the file; null after the last. Other questions are answered with null. */
export type Reply = Uint8Array | null

export interface NumberedReply {
  id: number
  reply: Reply
}
