import { Readable } from 'node:stream'

import { CsvError, parse } from 'csv-parse'

import { message, type Translate } from '../../shared/messages.ts'
import {
  canBeMapped,
  downloadHeader,
  mappedHeader,
  readHeader,
  unnamedColumns,
  type Column,
  type ImportKind,
} from './columns.ts'
import { headerHash } from './header-hash.ts'
import { headerRow, headRows } from './header-row.ts'
import { shownValue } from './cells.ts'
import { isDownload, readDownload } from './read-download.ts'
import { isZip, readWorkbook } from './read-workbook.ts'
import { createRowReader, type ReadRow } from './rows.ts'
import type { FileContext } from './file-context.ts'
import { decodeText, FileProblem } from './decode-text.ts'
import { delimiterOf } from './delimiter.ts'

/** Rows are staged in batches, each in a short transaction, so that other requests are served in between. */
const batchSize = 500
export const previewRows = 20

export interface FileEvents {
  /** The fields that someone chose for the columns of files with this header row. */
  findMapping: (hash: string) => Promise<(string | null)[] | null>
  /** `kind`: null until the columns are known. */
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
  /** As in a spreadsheet: the first line is row 1. */
  row: number
}

/** Reads a whole CSV file, Excel workbook or download of USDA. Throws a `FileProblem` if it cannot be imported at all. */
export async function readFile(
  pieces: AsyncIterable<Uint8Array>,
  context: FileContext,
  t: Translate,
  events: FileEvents,
): Promise<void> {
  try {
    const file = await openFile(pieces)
    const { header, samples, rest } = await findHeader(file.rows)
    if (!header) throw new FileProblem(message('imports.file.noRows'))
    const { readRow, unreadable } = await readColumns(header.cells, samples, file.isDownload, context, t, events)
    const count = await stage(rest, header.cells.length, readRow, unreadable !== null, events)
    if (count === 0) throw new FileProblem(message('imports.file.noRows'))
    if (unreadable) throw unreadable
  } catch (error) {
    throw error instanceof CsvError ? toFileProblem(error) : error
  }
}

/** The header row, the first rows below it, and every row below it. Empty rows are left out: spreadsheets save them, too. */
async function findHeader(rows: AsyncIterable<FileRow>) {
  const filled = withoutEmpty(rows)
  const head: FileRow[] = []
  while (head.length < headRows) {
    const next = await filled.next()
    if (next.done) break
    head.push(next.value)
  }
  const at = headerRow(head.map(({ cells }) => cells))
  const below = head.slice(at + 1)
  async function* rest() {
    yield* below
    yield* filled
  }
  return { header: head[at], samples: below.map(({ cells }) => cells), rest: rest() }
}

async function* withoutEmpty(rows: AsyncIterable<FileRow>): AsyncGenerator<FileRow> {
  for await (const row of rows) if (row.cells.some((cell) => cell.trim() !== '')) yield row
}

type RowReader = ReturnType<typeof createRowReader>

/** How the rows are read. `unreadable`: why they are not, until someone names the columns. */
async function readColumns(
  cells: string[],
  samples: string[][],
  isOfUsda: boolean,
  context: FileContext,
  t: Translate,
  { findMapping, onHeader }: FileEvents,
): Promise<{ readRow: RowReader; unreadable: FileProblem | null }> {
  const hash = headerHash(cells.map(shownValue), context.vendorId)
  const fields = await findMapping(hash)
  const guess = () => (isOfUsda ? downloadHeader(cells) : readHeader(cells, samples))
  const header = fields?.length === cells.length ? mappedHeader(cells, fields) : guess()
  if (!('problem' in header)) {
    await onHeader(header.kind, header.columns, hash)
    // USDA's download has decimal points, whatever the language of its reader.
    const file = isOfUsda ? { ...context, numbers: '.' as const } : context
    return { readRow: createRowReader(header.kind, header.columns, file, t, samples), unreadable: null }
  }
  const unreadable = new FileProblem(header.problem, { canBeMapped: canBeMapped(header.problem) })
  if (!unreadable.canBeMapped) throw unreadable
  await onHeader(null, unnamedColumns(cells, samples), hash)
  return { readRow: () => ({ data: null, problems: [], warnings: [], blanks: 0 }), unreadable }
}

/** Stages the rows in batches, or only the preview of a file whose columns are unknown. Returns how many it read. */
async function stage(
  rows: AsyncIterable<FileRow>,
  width: number,
  readRow: RowReader,
  isPreview: boolean,
  { onRows }: FileEvents,
): Promise<number> {
  let batch: (ReadRow & { row: number })[] = []
  let preview: string[][] = []
  let count = 0
  for await (const { cells, row } of rows) {
    batch.push({ ...readRow(withoutBlankEnd(cells, width), row), row })
    if (count < previewRows) preview.push(cells.slice(0, width).map(shownValue))
    count++
    if (isPreview && count === previewRows) break
    if (!isPreview && batch.length === batchSize) {
      await onRows(batch, preview)
      batch = []
      preview = []
    }
  }
  if (isPreview) await onRows([], preview)
  else if (batch.length > 0) await onRows(batch, preview)
  return count
}

/** Some programs end each row with more separators than the header has. */
const withoutBlankEnd = (cells: string[], width: number): string[] =>
  cells.slice(width).every((cell) => cell.trim() === '') ? cells.slice(0, width) : cells

interface OpenedFile {
  rows: AsyncGenerator<FileRow>
  /** A download of USDA's FoodData Central. */
  isDownload: boolean
}

/** The rows of a CSV file, of the first sheet of a workbook, or of the foods in a download. */
async function openFile(pieces: AsyncIterable<Uint8Array>): Promise<OpenedFile> {
  const { first, all } = await peek(pieces)
  if (!first || !isZip(first)) return { rows: readTable(all), isDownload: false }
  const parts: Uint8Array[] = []
  for await (const piece of all) parts.push(piece)
  const bytes = Buffer.concat(parts)
  if (isDownload(bytes)) {
    const foods = await readDownload(bytes)
    return { rows: readCsv(Readable.from([foods])), isDownload: true }
  }
  const rows = await readWorkbook(bytes)
  async function* numbered() {
    for (const [index, cells] of rows.entries()) yield { cells, row: index + 1 }
  }
  return { rows: numbered(), isDownload: false }
}

/** The rows of a CSV file. Throws a `FileProblem` or a `CsvError` while they are read. */
export const readTable = (pieces: AsyncIterable<Uint8Array>): AsyncGenerator<FileRow> => readCsv(decodeText(pieces))

async function* readCsv(text: AsyncIterable<string>): AsyncGenerator<FileRow> {
  const { first, all } = await peek(text)
  const parser = Readable.from(all).compose(
    parse({
      delimiter: delimiterOf(first ?? ''),
      info: true,
      relax_column_count: true,
      // Lists write inches inside a text: 8" TORTILLA.
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: 1024 * 1024,
    }),
  ) as AsyncIterable<CsvRecord>
  for await (const { record, info } of parser) yield { cells: record, row: info.records + info.empty_lines }
}

/** The first piece of a file, and all of them. */
async function peek<Piece>(pieces: AsyncIterable<Piece>) {
  const rest = pieces[Symbol.asyncIterator]()
  const { value: first, done } = await rest.next()
  async function* all() {
    if (done || first === undefined) return
    yield first
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
  }
  return { first: done ? null : first, all: all() }
}

export function toFileProblem(error: CsvError): FileProblem {
  const line = typeof error['lines'] === 'number' ? error['lines'] : '?'
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
    case 'CSV_MAX_RECORD_SIZE':
      return new FileProblem(message('imports.file.quoteNotClosed', { line }))
    default:
      return new FileProblem(message('imports.file.quoteInText', { line }))
  }
}
