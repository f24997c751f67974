import { isUtf8 } from 'node:buffer'

import { countKnown } from './columns.ts'

/** Why a file as a whole cannot be loaded, as a sentence with the fix. */
export class FileProblem extends Error {
  override name = 'FileProblem'
}

const saveAs = 'Save it as "CSV UTF-8 (comma delimited)" and upload that file.'
/** A row longer than this is none: a quotation mark was not closed. */
const longestRow = 1024 * 1024

/** Kinds of files by their first bytes. */
const kinds: [bytes: string, problem: string][] = [
  ['PK\x03\x04', `This is a spreadsheet or a zip file, not a CSV. Open it in the spreadsheet program. ${saveAs}`],
  [
    '\xD0\xCF\x11\xE0',
    `This is a spreadsheet of an old kind, not a CSV. Open it in the spreadsheet program. ${saveAs}`,
  ],
  ['%PDF', 'This is a PDF, not a CSV. Ask for the table as a CSV file and upload that.'],
  ['\x1F\x8B', 'This is a compressed file, not a CSV. Unpack it and upload the CSV file inside.'],
  ['\xFF\xFE', `The file is UTF-16, not UTF-8. ${saveAs}`],
  ['\xFE\xFF', `The file is UTF-16, not UTF-8. ${saveAs}`],
]

/** Text of a file, line by whole line as the pieces come. Throws a `FileProblem` for what is no CSV in UTF-8. */
export async function* decodeText(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest = Buffer.alloc(0)
  let rowsBefore = 0
  let isFirst = true
  for await (const piece of pieces) {
    const bytes = Buffer.concat([rest, piece])
    if (isFirst) refuseOtherKinds(bytes)
    isFirst = false
    const end = bytes.lastIndexOf(0x0a) + 1
    if (end > 0) {
      yield decode(bytes.subarray(0, end), rowsBefore)
      rowsBefore += countLines(bytes.subarray(0, end))
    }
    rest = bytes.subarray(end)
    if (rest.length > longestRow) {
      throw new FileProblem(
        `The row that begins in line ${rowsBefore + 1} is too long. A quotation mark is probably not closed: close it.`,
      )
    }
  }
  if (isFirst) throw new FileProblem('The file is empty. Choose another one.')
  if (rest.length > 0) yield decode(rest, rowsBefore)
}

function refuseOtherKinds(bytes: Buffer): void {
  const start = bytes.subarray(0, 4).toString('latin1')
  const kind = kinds.find(([magic]) => start.startsWith(magic))
  if (kind) throw new FileProblem(kind[1])
  if (bytes.subarray(0, 64 * 1024).includes(0)) {
    throw new FileProblem(`This is not a text file, so it is no CSV. ${saveAs}`)
  }
}

function decode(bytes: Buffer, rowsBefore: number): string {
  if (!isUtf8(bytes)) {
    const line = rowsBefore + firstForeignLine(bytes)
    throw new FileProblem(
      `Row ${line} holds a letter that is not UTF-8 (the file is probably in an older encoding). ${saveAs}`,
    )
  }
  const text = bytes.toString('utf8')
  return rowsBefore === 0 ? text.replace(/^\uFEFF/, '') : text
}

/** Which line, from 1, is not UTF-8. Lines end with a byte that is part of no other character. */
function firstForeignLine(bytes: Buffer): number {
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

const delimiters: [sign: string, name: string][] = [
  [';', 'semicolons'],
  ['\t', 'tabs'],
  ['|', 'bars'],
]

/** Refuses columns that something else than commas separates, told from the first line. */
export function refuseOtherDelimiters(firstLine: string): void {
  const known = (sign: string) => countKnown(firstLine.split(sign).map((cell) => cell.replaceAll('"', '')))
  for (const [sign, name] of delimiters) {
    if (firstLine.includes(sign) && known(sign) > known(',')) {
      throw new FileProblem(`The columns are separated by ${name}, not by commas. ${saveAs}`)
    }
  }
}
