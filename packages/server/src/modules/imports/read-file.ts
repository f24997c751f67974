import { Readable } from 'node:stream'

import { CsvError, parse } from 'csv-parse'

import { message, type Translate } from '../../shared/messages.ts'
import { readHeader, type Column, type ImportKind } from './columns.ts'
import { createRowReader, shownValue, type ReadRow } from './rows.ts'
import { decodeText, FileProblem, refuseOtherDelimiters } from './decode-text.ts'

/** Rows are staged in batches, each in a short transaction, so that other requests are served in between. */
const batchSize = 500
export const previewRows = 20

export interface FileEvents {
  onHeader: (kind: ImportKind, columns: Column[]) => Promise<void>
  /** `preview`: the cells of those rows that are among the first `previewRows` of the file. */
  onRows: (rows: (ReadRow & { row: number })[], preview: string[][]) => Promise<void>
}

interface CsvRecord {
  record: string[]
  info: { records: number; empty_lines: number }
}

/** Reads a whole CSV file. Throws a `FileProblem` if the file cannot be imported at all. */
export async function readFile(
  pieces: AsyncIterable<Uint8Array>,
  t: Translate,
  { onHeader, onRows }: FileEvents,
): Promise<void> {
  const parser = Readable.from(checkedText(pieces)).compose(
    parse({ info: true, relax_column_count: true, skip_empty_lines: true, max_record_size: 1024 * 1024 }),
  ) as AsyncIterable<CsvRecord>

  let readRow: ReturnType<typeof createRowReader> | undefined
  let rows: (ReadRow & { row: number })[] = []
  let preview: string[][] = []
  let count = 0
  try {
    for await (const { record, info } of parser) {
      if (!readRow) {
        const header = readHeader(record)
        if ('problem' in header) throw new FileProblem(header.problem)
        await onHeader(header.kind, header.columns)
        readRow = createRowReader(header.kind, header.columns, t)
        continue
      }
      // Spreadsheets also save the empty rows below a table.
      if (record.every((cell) => cell.trim() === '')) continue
      const row = info.records + info.empty_lines
      rows.push({ ...readRow(record, row), row })
      if (count < previewRows) preview.push(record.map(shownValue))
      count++
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
  if (rows.length > 0) await onRows(rows, preview)
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
