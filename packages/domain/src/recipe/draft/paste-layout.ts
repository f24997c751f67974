import { parseAmount } from '../../units/fractions.ts'
import { readUnit } from './line-units.ts'
import { readQuantity } from './written-quantity.ts'

/** "Salt, to taste": an amount that no one measures. The line has none, and says so in its preparation. */
export const unmeasured = /^(?:(.*?),?\s+)?(to taste|as needed)$/i

type Kind = 'number' | 'quantity' | 'unit' | 'form' | 'text'

const header =
  /^(?:#|no\.?|ingredients?|items?|foods?|names?|descriptions?|amounts?|qty\.?|quantit(?:y|ies)|units?|u\/?m|measures?|weights?|volumes?|prep(?:aration)?|notes?|forms?|ap ?\/ ?ep)$/i

function kindOf(cell: string): Kind {
  const text = cell.trim()
  if (parseAmount(text).ok) return 'number'
  if (readQuantity(text)?.rest === '' || (unmeasured.exec(text)?.[1] === undefined && unmeasured.test(text)))
    return 'quantity'
  if (readUnit(text) !== null) return 'unit'
  return /^(?:ap|ep)$/i.test(text) ? 'form' : 'text'
}

/**
 * The rows of a spreadsheet as amount, unit, food, preparation and form, in whatever order its columns are. A row of column names is
 * left out. Where the food comes first, a second amount is another measure of the same one, as the weight and the measure of USDA's
 * recipe cards: the first that a row has counts. Rows that begin with an amount stay as they are.
 */
export function orderedRows(cells: readonly string[][]): string[][] {
  const rows = cells.filter((row) => !isHeader(row))
  const width = Math.max(0, ...rows.map((row) => row.length))
  const kinds = Array.from({ length: width }, (_, column) => usualKind(rows.map((row) => row[column] ?? '')))
  const isAmount = (kind: Kind | null | undefined) => kind === 'number' || kind === 'quantity'
  const food = kinds.indexOf('text')
  if (food !== 0 || !kinds.some(isAmount)) return rows

  const amounts = kinds.flatMap((kind, column) => (isAmount(kind) ? [column] : []))
  const form = kinds.indexOf('form')
  return rows.map((row) => {
    const cell = (column: number) => (row[column] ?? '').trim()
    const amount = amounts.find((column) => cell(column) !== '') ?? amounts[0] ?? 0
    const unit = kinds[amount + 1] === 'unit' ? cell(amount + 1) : ''
    const notes = kinds.flatMap((kind, column) => (kind === 'text' && column !== food ? [cell(column)] : []))
    return [cell(amount), unit, cell(food), notes.filter(Boolean).join(', '), form < 0 ? '' : cell(form)]
  })
}

const isHeader = (row: readonly string[]) =>
  row.filter((cell) => cell.trim() !== '').length > 1 &&
  row.every((cell) => cell.trim() === '' || header.test(cell.trim()))

/** The kind of most of a column's cells; null for a blank column. */
function usualKind(cells: readonly string[]): Kind | null {
  const kinds = cells.filter((cell) => cell.trim() !== '').map(kindOf)
  const counts = Map.groupBy(kinds, (kind) => kind)
  return [...counts].toSorted(([, one], [, two]) => two.length - one.length)[0]?.[0] ?? null
}
