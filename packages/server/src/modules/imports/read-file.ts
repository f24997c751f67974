import { Readable } from 'node:stream'

import { CsvError, parse } from 'csv-parse'

import { message, type Message, type Translate } from '../../shared/messages.ts'
import { mappedHeader, readHeader, unnamedColumns, type Column, type ImportKind } from './columns.ts'
import { headerHash } from './header-hash.ts'
import { shownValue } from './cells.ts'
import { isZip, readWorkbook } from './read-workbook.ts'
import { createRowReader, type ReadRow } from './rows.ts'
import { decodeText, FileProblem, refuseOtherDelimiters } from './decode-text.ts'

/** Rows are staged in batches, each in a short transaction, so that other requests are served in between. */
const batchSize = 500
export const previewRows = 20

export interface FileEvents {
  /** The fields that someone gave the columns of files with this header row. */
  findMapping: (hash: string) => Promise<(string | null)[] | null>
  /** `kind`: null while no one knows what the columns are. */
  onHeader: (kind: ImportKind | null, columns: Column[], hash: string) => Promise<void>
  /** `preview`: the cells of those rows that are among the first `previewRows` of the file. */
  onRows: (rows: (ReadRow & { row: number })[], preview: string[][]) => Promise<void>
}

interface CsvRecord {
  record: string[]
  info: { records: number; empty_lines: number }
}

interface FileRow {
  cells: string[]
  /** As in a spreadsheet: the header is row 1. */
  row: number
}

/** Reads a whole CSV file or Excel workbook. Throws a `FileProblem` if the file cannot be imported at all. */
export async function readFile(
  pieces: AsyncIterable<Uint8Array>,
  t: Translate,
  { findMapping, onHeader, onRows }: FileEvents,
): Promise<void> {
  let readRow: ReturnType<typeof createRowReader> | undefined
  let rows: (ReadRow & { row: number })[] = []
  let preview: string[][] = []
  let count = 0
  let unreadable: FileProblem | undefined
  try {
    for await (const { cells, row } of readRows(pieces)) {
      if (!readRow) {
        const hash = headerHash(cells.map(shownValue))
        const fields = await findMapping(hash)
        const header = fields?.length === cells.length ? mappedHeader(cells, fields) : readHeader(cells)
        if ('problem' in header) {
          unreadable = new FileProblem(header.problem, { canBeMapped: canBeMapped(header.problem) })
          if (!unreadable.canBeMapped) throw unreadable
          await onHeader(null, unnamedColumns(cells), hash)
          readRow = () => ({ data: null, problems: [], warnings: [], blanks: 0 })
          continue
        }
        await onHeader(header.kind, header.columns, hash)
        readRow = createRowReader(header.kind, header.columns, t)
        continue
      }
      // Spreadsheets also save the empty rows below a table.
      if (cells.every((cell) => cell.trim() === '')) continue
      rows.push({ ...readRow(cells, row), row })
      if (count < previewRows) preview.push(cells.map(shownValue))
      count++
      if (unreadable && count === previewRows) break
      if (rows.length === batchSize) {
        await onRows(rows, preview)
        rows = []
        preview = []
      }
    }
  } catch (error) {
    throw error instanceof CsvError ? toFileProblem(error) : error
  }
  if (count === 0) throw new FileProblem(message('imports.file.noRows'))
  if (unreadable) {
    await onRows([], preview)
    throw unreadable
  }
  if (rows.length > 0) await onRows(rows, preview)
}

const mappable = new Set(['noHeader', 'noCode', 'noDescription', 'noNutrient'].map((key) => `imports.file.${key}`))

/** Problems that naming the columns solves. */
const canBeMapped = ({ key }: Message) => mappable.has(key)

/** The rows of a CSV file or of the first sheet of a workbook. */
async function* readRows(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<FileRow> {
  const { first, all } = await peek(pieces)
  if (first && isZip(first)) {
    const parts: Uint8Array[] = []
    for await (const piece of all) parts.push(piece)
    const rows = await readWorkbook(Buffer.concat(parts))
    for (const [index, cells] of rows.entries()) yield { cells, row: index + 1 }
    return
  }
  const parser = Readable.from(checkedText(all)).compose(
    parse({ info: true, relax_column_count: true, skip_empty_lines: true, max_record_size: 1024 * 1024 }),
  ) as AsyncIterable<CsvRecord>
  for await (const { record, info } of parser) yield { cells: record, row: info.records + info.empty_lines }
}

/** The first piece of a file, and all of them. */
async function peek(pieces: AsyncIterable<Uint8Array>) {
  const rest = pieces[Symbol.asyncIterator]()
  const { value: first, done } = await rest.next()
  async function* all() {
    if (done || !first) return
    yield first
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
  }
  return { first: done ? null : first, all: all() }
}

/** The text of the file, once its first line has the right delimiters. */
async function* checkedText(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let isFirst = true
  for await (const text of decodeText(pieces)) {
    if (isFirst) refuseOtherDelimiters(text.split(/\r?\n|\r/, 1)[0] ?? '')
    isFirst = false
    yield text
  }
}

function toFileProblem(error: CsvError): FileProblem {
  const line = typeof error['lines'] === 'number' ? error['lines'] : '?'
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
    case 'CSV_MAX_RECORD_SIZE':
      return new FileProblem(message('imports.file.quoteNotClosed', { line }))
    default:
      return new FileProblem(message('imports.file.quoteInText', { line }))
  }
}
