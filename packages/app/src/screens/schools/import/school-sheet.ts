import type { SchoolRecord, SchoolRecordInput } from '@commissary/api-client'
import { readSchoolSheet, type SchoolSheet, type SheetSchool } from '@commissary/domain/school'
import type { Translate } from '@commissary/messages'

/** Bytes; a thousand schools fit easily. */
const maxFileSize = 1024 * 1024

const templateColumns = [
  'schoolName',
  'grades',
  'lunchMeals',
  'breakfastMeals',
  'snackMeals',
  'dinnerMeals',
  'extraMeals',
  'sideMeals',
  'sharedMenu',
  'offerVersusServe',
  'address',
  'subdomain',
] as const

/** A template with one school, which opens in every spreadsheet program. The columns are named in the reader's language. */
export function templateFile(t: Translate) {
  const names = templateColumns.map((column) => t(`schools.import.columnNames.${column}`))
  return new File(
    // The mark tells Excel that the file is UTF-8.
    [`\uFEFF${names.join(',')}\r\nOak Street School,K-5,240,90,,,,,,,12 Oak Street,\r\n`],
    t('schools.import.templateName'),
    { type: 'text/csv' },
  )
}

/** Files that can be read, as `<input type="file">` names them. */
export const fileTypes = '.xlsx,.csv,.tsv,.txt,text/csv'

/** Why a file is not read: a message of `schools.import`; undefined when it is. */
export function refusalOf({ name, size }: File): 'notSheet' | 'tooLarge' | undefined {
  if (!/\.(xlsx|csv|tsv|txt)$/i.test(name)) return 'notSheet'
  return size > maxFileSize ? 'tooLarge' : undefined
}

/** Reads the first sheet of an Excel workbook, or a file of CSV text. Throws when an .xlsx file is not a workbook. */
export async function readFile(file: File): Promise<SchoolSheet> {
  if (!/\.xlsx$/i.test(file.name)) return readText(await file.text())
  // Without workers, which it would make from code that the content security policy forbids.
  const { readSheet } = await import('read-excel-file/universal')
  const rows = await readSheet(file, { parseNumber: (text) => text })
  return readSchoolSheet(rows.map((cells) => cells.map(cellText)))
}

function cellText(cell: unknown): string {
  // Typed as grades: 6-8 is June 8 to Excel.
  if (cell instanceof Date) return `${cell.getUTCMonth() + 1}-${cell.getUTCDate()}`
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  return typeof cell === 'string' ? cell : ''
}

/** Reads CSV text, or rows copied from a spreadsheet: the separator is found by itself. */
export async function readText(text: string): Promise<SchoolSheet> {
  const { default: papa } = await import('papaparse')
  return readSchoolSheet(papa.parse<string[]>(text.trimEnd(), { skipEmptyLines: false }).data)
}

/** What happens to a row. `taken`: a school of that name exists, so the row is left out. */
export type RowState = 'ready' | 'taken' | 'incomplete' | 'added' | { refused: string }

/** The state of a row before anything was sent. A name that appears twice in the sheet is added once. */
export function firstState(
  { schoolName, problems, row }: SheetSchool,
  sheet: SchoolSheet,
  existing: readonly Pick<SchoolRecord, 'schoolName'>[],
): RowState {
  if (problems.length > 0) return 'incomplete'
  const isSame = (name: string) => name.toLowerCase() === schoolName.toLowerCase()
  const isRepeated = sheet.schools.some((one) => one.row < row && isSame(one.schoolName))
  return isRepeated || existing.some((one) => isSame(one.schoolName)) ? 'taken' : 'ready'
}

/** The request body of a row. */
export const toInput = ({
  schoolName,
  address,
  subdomain,
  lowestGrade,
  highestGrade,
  meals,
}: SheetSchool): SchoolRecordInput => ({
  schoolName,
  address: address || null,
  subdomain: subdomain || null,
  lowestGrade,
  highestGrade,
  meals,
})
