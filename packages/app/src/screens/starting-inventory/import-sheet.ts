import { findStockIngredients, type StockIngredient } from '@commissary/api-client'
import { readStockSheet, type SheetLine, type StockSheet } from '@commissary/domain/stock'
import type { Translate } from '@commissary/messages'
import type { Language } from '@commissary/messages/languages'

import { type LineValues, newLine, packOf } from './start-values.ts'

/** Bytes; two thousand lines fit easily. */
const maxFileSize = 1024 * 1024
export const mostRows = 2000

const templateColumns = ['item', 'cases', 'inners', 'eaches', 'amount', 'cost', 'lotCode', 'expiresOn'] as const

/** A template with one line. The columns are named in the reader's language. */
export function templateFile(t: Translate) {
  const names = templateColumns.map((column) => t(`startingInventory.import.columnNames.${column}`))
  // The mark tells Excel that the file is UTF-8.
  return new File(
    [`\uFEFF${names.join(',')}\r\nI0001,2,,1,,59.40,L2207,2027-01-31\r\n`],
    t('startingInventory.import.templateName'),
    { type: 'text/csv' },
  )
}

/** Files that can be read, as `<input type="file">` names them. */
export const fileTypes = '.xlsx,.csv,.tsv,.txt,text/csv'

/** Why a file is not read: a message of `startingInventory.import`; undefined when it is. */
export function refusalOf({ name, size }: File): 'notSheet' | 'tooLarge' | undefined {
  if (!/\.(xlsx|csv|tsv|txt)$/i.test(name)) return 'notSheet'
  return size > maxFileSize ? 'tooLarge' : undefined
}

/** Reads the first sheet of an Excel workbook, or a file of CSV text. Throws when an .xlsx file is not a workbook. */
export async function readFile(file: File, language: Language = 'en'): Promise<StockSheet> {
  if (!/\.xlsx$/i.test(file.name)) return readText(await file.text(), language)
  // Without workers, which it would make from code that the content security policy forbids.
  const { readSheet } = await import('read-excel-file/universal')
  const rows = await readSheet(file, { parseNumber: (text) => text })
  return readStockSheet(
    rows.map((cells) => cells.map(cellText)),
    language === 'en',
  )
}

function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return typeof cell === 'string' ? cell : ''
}

/** Reads CSV text, or rows copied from a spreadsheet: the separator is found by itself. */
export async function readText(text: string, language: Language = 'en'): Promise<StockSheet> {
  const { default: papa } = await import('papaparse')
  return readStockSheet(papa.parse<string[]>(text.trimEnd(), { skipEmptyLines: false }).data, language === 'en')
}

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

/** The lines of a sheet, whose items are looked up by code, GTIN or name, and the rows to fix. */
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
