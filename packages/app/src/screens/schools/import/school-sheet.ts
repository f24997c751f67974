import type { SchoolRecord, SchoolRecordInput } from '@commissary/api-client'
import { readSchoolSheet, type SchoolSheet, type SheetSchool } from '@commissary/domain/school'
import type { Translate } from '@commissary/messages'

import { readSheetFile, readSheetText, sheetTemplate } from '../../../text/sheet-file.ts'

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

/** A template with one school. The columns are named in the reader's language. */
export const templateFile = (t: Translate): File =>
  sheetTemplate(
    t('schools.import.templateName'),
    templateColumns.map((column) => t(`schools.import.columnNames.${column}`)),
    ['Oak Street School', 'K-5', '240', '90', '', '', '', '', '', '', '12 Oak Street', ''],
  )

/** Throws when an .xlsx file is not a workbook. */
export const readFile = async (file: File): Promise<SchoolSheet> => readSchoolSheet(await readSheetFile(file, cellText))

function cellText(cell: unknown): string {
  // The user typed grades, but Excel reads 6-8 as June 8.
  if (cell instanceof Date) return `${cell.getUTCMonth() + 1}-${cell.getUTCDate()}`
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  return typeof cell === 'string' ? cell : ''
}

/** Reads CSV text, or rows copied from a spreadsheet. */
export const readText = async (text: string): Promise<SchoolSheet> => readSchoolSheet(await readSheetText(text))

/** What happens to a row. `taken`: a school with that name exists, so the row is left out. */
export type RowState = 'ready' | 'taken' | 'incomplete' | 'added' | { refused: string }

/** The state of a row before anything is sent. A name that appears twice in the sheet is added once. */
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
