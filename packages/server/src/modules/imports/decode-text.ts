import { isUtf8 } from 'node:buffer'

import { message, type Message } from '../../shared/messages.ts'

/** A file that cannot be imported at all, with a sentence for the user. */
export class FileProblem extends Error {
  override name = 'FileProblem'
  readonly text: Message
  /** The file is a table; someone only has to say what its columns are. */
  readonly canBeMapped: boolean

  constructor(text: Message, { canBeMapped = false }: { canBeMapped?: boolean } = {}) {
    super(text.key)
    this.text = text
    this.canBeMapped = canBeMapped
  }
}

/** Bytes. A longer row has a quotation mark that was not closed. */
const maxRowLength = 1024 * 1024

/** File types by their first bytes. */
const otherTypes: [bytes: string, problem: Message][] = [
  ['\xD0\xCF\x11\xE0', message('imports.file.oldSpreadsheet')],
  ['%PDF', message('imports.file.pdf')],
  ['\x1F\x8B', message('imports.file.compressed')],
  ['\xFF\xFE', message('imports.file.utf16')],
  ['\xFE\xFF', message('imports.file.utf16')],
]

/** Decodes a file in whole lines as its pieces arrive. Throws a `FileProblem` unless it is text in UTF-8. */
export async function* decodeText(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest = Buffer.alloc(0)
  let rowsBefore = 0
  let isFirst = true
  for await (const piece of pieces) {
    const bytes = Buffer.concat([rest, piece])
    if (isFirst) refuseOtherTypes(bytes)
    isFirst = false
    const end = bytes.lastIndexOf(0x0a) + 1
    if (end > 0) {
      yield decode(bytes.subarray(0, end), rowsBefore)
      rowsBefore += countLines(bytes.subarray(0, end))
    }
    rest = bytes.subarray(end)
    if (rest.length > maxRowLength) {
      throw new FileProblem(message('imports.file.rowTooLong', { line: rowsBefore + 1 }))
    }
  }
  if (isFirst) throw new FileProblem(message('imports.file.empty'))
  if (rest.length > 0) yield decode(rest, rowsBefore)
}

function refuseOtherTypes(bytes: Buffer): void {
  const start = bytes.subarray(0, 4).toString('latin1')
  const other = otherTypes.find(([magic]) => start.startsWith(magic))
  if (other) throw new FileProblem(other[1])
  if (bytes.subarray(0, 64 * 1024).includes(0)) {
    throw new FileProblem(message('imports.file.notText'))
  }
}

function decode(bytes: Buffer, rowsBefore: number): string {
  if (!isUtf8(bytes)) {
    throw new FileProblem(message('imports.file.notUtf8', { row: rowsBefore + firstInvalidLine(bytes) }))
  }
  const text = bytes.toString('utf8')
  return rowsBefore === 0 ? text.replace(/^\uFEFF/, '') : text
}

/** The first line, from 1, that is not UTF-8. In UTF-8, the byte of a line break occurs in no other character. */
function firstInvalidLine(bytes: Buffer): number {
  let line = 1
  for (let start = 0; start < bytes.length; line++) {
    const newline = bytes.indexOf(0x0a, start)
    const end = newline < 0 ? bytes.length : newline + 1
    if (!isUtf8(bytes.subarray(start, end))) return line
    start = end
  }
  return line
}

function countLines(bytes: Buffer): number {
  let lines = 0
  for (let at = bytes.indexOf(0x0a); at >= 0; at = bytes.indexOf(0x0a, at + 1)) lines++
  return lines
}
