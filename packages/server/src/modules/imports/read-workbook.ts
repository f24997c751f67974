import { readSheet } from 'read-excel-file/universal'

import { message } from '../../shared/messages.ts'
import { FileProblem } from './decode-text.ts'
import { zipSize } from './zip-size.ts'

/** Bytes after unpacking. 200,000 products are about 100 MB of XML. */
const maxUnpacked = 192 * 1024 * 1024
const maxFiles = 1000

/** Whether a file begins as an Excel workbook: it is a zip archive. */
export const isZip = (start: Uint8Array) =>
  Buffer.from(start.subarray(0, 4)).equals(Buffer.from('PK\x03\x04', 'latin1'))

/**
 * The rows of the first sheet of an Excel workbook, as text; numbers keep their digits. Throws a `FileProblem` for any
 * other archive, and for one that is too large once unpacked.
 */
export async function readWorkbook(bytes: Buffer): Promise<string[][]> {
  const size = zipSize(bytes)
  if (!size) throw new FileProblem(message('imports.file.brokenWorkbook'))
  if (size.unpacked > maxUnpacked || size.files > maxFiles) {
    throw new FileProblem(message('imports.file.largeWorkbook', { megabytes: maxUnpacked / 1024 / 1024 }))
  }
  const content = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer
  const rows = await readSheet(content, { parseNumber: (text) => text }).catch(() => {
    throw new FileProblem(message('imports.file.brokenWorkbook'))
  })
  return rows.map((cells) => cells.map(cellText))
}

function cellText(cell: unknown): string {
  if (typeof cell === 'string') return cell
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return typeof cell === 'boolean' ? String(cell) : ''
}
