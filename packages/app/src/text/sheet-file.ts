/** Bytes; thousands of rows fit easily. */
const maxFileSize = 1024 * 1024

/** Files that can be read, as the `accept` of `<input type="file">` lists them. */
export const sheetTypes = '.xlsx,.csv,.tsv,.txt,text/csv'

/** Why a file is not read; undefined when it is. */
export function sheetRefusal({ name, size }: File): 'notSheet' | 'tooLarge' | undefined {
  if (!/\.(xlsx|csv|tsv|txt)$/i.test(name)) return 'notSheet'
  return size > maxFileSize ? 'tooLarge' : undefined
}

/** A CSV file with a header and one row as an example, which opens in every spreadsheet program. */
export const sheetTemplate = (fileName: string, header: readonly string[], example: readonly string[]): File =>
  // The byte order mark tells Excel that the file is UTF-8.
  new File([`\uFEFF${header.join(',')}\r\n${example.join(',')}\r\n`], fileName, { type: 'text/csv' })

/**
 * The cells of the first sheet of an Excel workbook, or of a CSV file. `cellText` turns the workbook cells that are not text, such
 * as dates, into text. Throws when an .xlsx file is not a workbook.
 */
export async function readSheetFile(file: File, cellText: (cell: unknown) => string): Promise<string[][]> {
  if (!/\.xlsx$/i.test(file.name)) return readSheetText(await file.text())
  // Without workers, because the content security policy forbids the code that it would create them from.
  const { readSheet } = await import('read-excel-file/universal')
  const rows = await readSheet(file, { parseNumber: (text) => text })
  return rows.map((cells) => cells.map(cellText))
}

/** The cells of CSV text, or of rows copied from a spreadsheet: the separator is detected. */
export async function readSheetText(text: string): Promise<string[][]> {
  const { default: papa } = await import('papaparse')
  return papa.parse<string[]>(text.trimEnd(), { skipEmptyLines: false }).data
}
