import { findStockIngredients, type StockIngredient } from '@commissary/api-client'
import { dayOrderOf } from '@commissary/domain/dates'
import { readStockSheet, type SheetLine, type SheetStyle, type StockSheet } from '@commissary/domain/stock'
import type { Translate } from '@commissary/messages'
import type { Language } from '@commissary/messages/languages'

import { readSheetFile, readSheetText, sheetTemplate } from '../../text/sheet-file.ts'
import { type LineValues, newLine, packOf } from './start-values.ts'

/** The most rows of one import. */
export const mostRows = 2000

const templateColumns = ['item', 'cases', 'inners', 'eaches', 'amount', 'cost', 'lotCode', 'expiresOn'] as const

/** A template with one line. The columns are named in the reader's language. */
export const templateFile = (t: Translate): File =>
  sheetTemplate(
    t('startingInventory.import.templateName'),
    templateColumns.map((column) => t(`startingInventory.import.columnNames.${column}`)),
    ['I0001', '2', '', '1', '', '59.40', 'L2207', '2027-01-31'],
  )

/** Who reads a sheet: the language of the person, and the country of the caterer. */
interface SheetReader {
  language: Language
  country: string
}

const styleOf = ({ language, country }: SheetReader): SheetStyle => ({
  isEnglish: language === 'en',
  dayOrder: dayOrderOf(country),
})

/** Throws when an .xlsx file is not a workbook. */
export const readFile = async (file: File, reader: SheetReader): Promise<StockSheet> =>
  readStockSheet(await readSheetFile(file, cellText), styleOf(reader))

function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return typeof cell === 'string' ? cell : ''
}

/** Reads CSV text, or rows copied from a spreadsheet. */
export const readText = async (text: string, reader: SheetReader): Promise<StockSheet> =>
  readStockSheet(await readSheetText(text), styleOf(reader))

/** A row that cannot be added, and why. */
export interface RowProblem {
  row: number
  item: string
  problem: string
}

export interface ReadRows {
  lines: LineValues[]
  problems: RowProblem[]
}

/** The lines of a sheet, with items looked up by code, GTIN or name, and the rows to fix. */
export async function matchRows(sheet: StockSheet, catererId: number, t: Translate): Promise<ReadRows> {
  const texts = sheet.lines.map(({ item }) => item)
  const { found } = await findStockIngredients({ texts }, { catererId })
  const rows = sheet.lines.map((line, index) => {
    const ingredients = found[index]?.ingredients ?? []
    const [ingredient, ...others] = ingredients
    const problem = problemOf(line, ingredient, others.length > 0, t)
    return { line, ingredient, problem }
  })
  return {
    lines: rows.flatMap(({ line, ingredient, problem }) =>
      problem === null && ingredient ? [toLine(line, ingredient)] : [],
    ),
    problems: rows.flatMap(({ line: { row, item }, problem }) => (problem === null ? [] : [{ row, item, problem }])),
  }
}

function problemOf(line: SheetLine, ingredient: StockIngredient | undefined, isAmbiguous: boolean, t: Translate) {
  const [first] = line.problems
  if (first?.kind === 'required') return t('startingInventory.import.itemMissing')
  if (first?.kind === 'date') return t('startingInventory.import.date')
  if (first?.kind === 'quantity') return t('startingInventory.import.quantity')
  if (first)
    return t(`startingInventory.import.${first.kind}`, {
      column: t(`startingInventory.import.columnNames.${first.column}`),
    })
  if (!ingredient) return t('startingInventory.import.unknown')
  if (isAmbiguous) return t('startingInventory.import.several')
  const sizes = packOf({ ingredient, packText: '' })?.sizes ?? {}
  const levels = { cases: sizes.case, inners: sizes.inner, eaches: sizes.each }
  const unsized = (['cases', 'inners', 'eaches'] as const).find(
    (name) => line[name] !== '' && levels[name] === undefined,
  )
  return unsized ? t('startingInventory.import.noSize') : null
}

const toLine = (
  { cases, inners, eaches, amount, cost, lotCode, expiresOn }: SheetLine,
  ingredient: StockIngredient,
) => ({
  ...newLine(),
  ingredient,
  cases,
  inners,
  eaches,
  amount,
  cost,
  lotCode: lotCode.slice(0, 60),
  expiresOn,
})
