/** Bytes; thousands of rows fit easily. */
const maxFileSize = 1024 * 1024

/** Files that can be read, as `<input type="file">` names them. */
export const sheetTypes = '.xlsx,.csv,.tsv,.txt,text/csv'

/** Why a file is not read; undefined when it is. */
export function sheetRefusal({ name, size }: File): 'notSheet' | 'tooLarge' | undefined {
  if (!/\.(xlsx|csv|tsv|txt)$/i.test(name)) return 'notSheet'
  return size > maxFileSize ? 'tooLarge' : undefined
}

/** A CSV file with a header and one row as an example, which opens in every spreadsheet program. */
export const sheetTemplate = (fileName: string, header: readonly string[], example: readonly string[]): File =>
  // The mark tells Excel that the file is UTF-8.
  new File([`\uFEFF${header.join(',')}\r\n${example.join(',')}\r\n`], fileName, { type: 'text/csv' })

/**
 * The cells of the first sheet of an Excel workbook, or of a file of CSV text. `cellText` words the cells of a workbook that are no
 * text, such as dates. Throws when an .xlsx file is not a workbook.
 */
export async function readSheetFile(file: File, cellText: (cell: unknown) => string): Promise<string[][]> {
  if (!/\.xlsx$/i.test(file.name)) return readSheetText(await file.text())
  // Without workers, which it would make from code that the content security policy forbids.
  const { readSheet } = await import('read-excel-file/universal')
  const rows = await readSheet(file, { parseNumber: (text) => text })
  return rows.map((cells) => cells.map(cellText))
}

/** The cells of CSV text, or of rows copied from a spreadsheet: the separator is found by itself. */
export async function readSheetText(text: string): Promise<string[][]> {
  const { default: papa } = await import('papaparse')
  return papa.parse<string[]>(text.trimEnd(), { skipEmptyLines: false }).data
}
