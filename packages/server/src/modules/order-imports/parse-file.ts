import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'

import { CsvError } from 'csv-parse'

import { rejected, tooLarge } from '../../contract/api-error.ts'
import { message } from '../../shared/messages.ts'
import { FileProblem } from '../imports/decode-text.ts'
import { readTable, toFileProblem } from '../imports/read-file.ts'

const maxMegabytes = 2
const maxRows = 5000
const maxColumns = 200
const maxCell = 500

export interface ParsedFile {
  headers: string[]
  sha256: string
  /** `row` as in a spreadsheet: the header is row 1. */
  rows: { row: number; cells: string[] }[]
}

/**
 * Reads a small CSV file whole. Throws a 413 above 2 MB, and a 422 for what is not a table with rows.
 */
export async function parseFile(body: Readable): Promise<ParsedFile> {
  const bytes = await collect(body)
  try {
    const all = []
    for await (const row of readTable(once(bytes))) all.push(row)
    return { ...toTable(all), sha256: createHash('sha256').update(bytes).digest('hex') }
  } catch (error) {
    const problem = error instanceof CsvError ? toFileProblem(error) : error
    throw problem instanceof FileProblem ? rejected({ file: problem.text }, problem.text) : error
  }
}

/** Providers write titles above the header, so the header is the first row with at least three filled cells. */
function toTable(all: readonly { cells: string[]; row: number }[]): Omit<ParsedFile, 'sha256'> {
  const at = all.findIndex(({ cells }) => cells.filter((cell) => cell.trim() !== '').length >= 3)
  const rows = all.slice(at + 1).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (at < 0 || rows.length === 0) throw new FileProblem(message('imports.file.noRows'))
  if (rows.length > maxRows) throw new FileProblem(message('orderImports.tooManyRows', { rows: maxRows }))
  const headers = (all[at]?.cells ?? []).map(shorten)
  if (headers.length > maxColumns)
    throw new FileProblem(message('orderImports.tooManyColumns', { columns: maxColumns }))
  const shown = rows.map(({ cells, row }) => ({ row, cells: headers.map((_, index) => shorten(cells[index] ?? '')) }))
  return { headers, rows: shown }
}

/** No amount, date or name is longer, and the rows are kept as they are. A NUL cannot be stored. */
const shorten = (cell: string) => cell.replaceAll('\0', '').trim().slice(0, maxCell).toWellFormed()

async function collect(body: Readable): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of body as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > maxMegabytes * 1024 * 1024) throw tooLarge(message('imports.tooLarge', { megabytes: maxMegabytes }))
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  if (bytes.length > 0) yield bytes
}
