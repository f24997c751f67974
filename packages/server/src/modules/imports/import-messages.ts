import type { Column, ImportKind } from './columns.ts'
import type { FileContext } from './file-context.ts'
import type { ReadRow } from './rows.ts'

/** Initial data of the reading thread. */
export type WorkerData = FileContext

/** A row of the file. `row` is numbered as in a spreadsheet: the header is 1. */
export type NumberedRow = ReadRow & { row: number }

/** A request of the reading thread. It waits for the reply, so it never runs far ahead of the database. */
export type Question =
  | { type: 'piece' }
  /** The reply is the fields chosen for the columns of such files, as JSON. */
  | { type: 'findMapping'; hash: string }
  | { type: 'storeHeader'; kind: ImportKind | null; columns: Column[]; hash: string }
  | { type: 'storeRows'; rows: NumberedRow[]; preview: string[][] }

/** Two questions can be open at once, because text is read ahead while rows are stored. The id matches them with their replies. */
export interface NumberedQuestion {
  id: number
  question: Question
}

/** The final message of the reading thread. */
export type Ending = { end: 'read' } | { end: 'problem'; problem: string; canBeMapped: boolean }

/** A piece of the file; null after the last one, and for other questions. */
export type Reply = Uint8Array | null

export interface NumberedReply {
  id: number
  reply: Reply
}
