import type { DayOrder } from '../dates/index.ts'
import { type NumberStyle, numberStyleOf, twoReadings } from '../spreadsheets/numbers.ts'
import { parseDay, parseMoney } from './file-cells.ts'
import type { ImportField } from './import-model.ts'
import { fromMinor, toMinor } from './money.ts'
import { isInUtc } from './recognize-layout.ts'

/** How the rows of a file are read. */
export interface FileColumns {
  headers: readonly string[]
  fields: readonly (ImportField | null)[]
}

export interface ReadContext {
  order: DayOrder
  ownZone: string
  /** ISO 4217. */
  currency: string
  /** How the file writes its amounts. */
  numbers: NumberStyle
}

export type RowProblem =
  | { field: ImportField; code: 'missing' | 'date' | 'amount' | 'twoReadings' | 'quantity' | 'menuType' | 'payType' }
  | { field: 'currency'; code: 'currency'; value: string }
  | { field: 'net'; code: 'netDiffers' }
  | { field: 'unitPrice'; code: 'unevenPrice' }
  | { field: 'amount'; code: 'severalTenders' | 'totalDiffers' }

/** A payment as a settlement lists it. */
export interface SettlementRow {
  date: string | null
  /** In one spelling, whatever the file's spaces and widths are: it is stored, and found by hand. */
  reference: string | null
  /** Of the payment; null = unreadable. */
  amount: string | null
  /** What the provider kept; null = not stated. */
  fee: string | null
  /** All of it was paid in cash, which the provider only records. */
  isCash: boolean
  email: string | null
  name: string | null
  accountCode: string | null
  /** What the row says it is if it is not a payment: a refund, a payout, a fee, or a failed payment. */
  isOther: string | null
  problems: RowProblem[]
}

/** The cell of a field; undefined where the file has no such column. */
export const cellOf = ({ fields }: FileColumns, cells: readonly string[], field: ImportField): string | undefined => {
  const at = fields.indexOf(field)
  return at < 0 ? undefined : (cells[at] ?? '').trim()
}

const amountFields: ReadonlySet<ImportField | null> = new Set(['amount', 'card', 'cash', 'fee', 'net', 'unitPrice'])

/** How a file writes its amounts. `isEnglish`: the person who imports it uses English. */
export const amountStyleOf = (
  { fields }: FileColumns,
  rows: readonly { cells: readonly string[] }[],
  isEnglish: boolean,
): NumberStyle =>
  numberStyleOf(
    rows.flatMap(({ cells }) => cells.filter((_, at) => amountFields.has(fields[at] ?? null))),
    isEnglish,
  )

const paymentTypes = /^(charge|payment|sale|.*\bpayment\b(?!.*\b(refund|reversal|hold|release)\b).*|.*\bcheckout\b.*)$/i
const settledStates = /^(|completed?|succeeded|paid|available|captured|settled)$/i

/** Without the differences that no one sees: widths, ligatures, kinds and numbers of spaces. Letter case stays. */
export const oneSpelling = (text: string): string => text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ')

/** Reads a row of a settlement. */
export function readSettlementRow(columns: FileColumns, cells: readonly string[], context: ReadContext): SettlementRow {
  const cell = (field: ImportField) => cellOf(columns, cells, field)
  const problems: RowProblem[] = []
  const text = (field: ImportField) => cell(field) || null
  const money = (field: ImportField): string | null => {
    const value = text(field)
    if (!value) return null
    const parsed = parseMoney(value, context)
    if (typeof parsed === 'string') return parsed
    problems.push({ field, code: parsed === twoReadings ? 'twoReadings' : 'amount' })
    return null
  }
  const amount = money('amount')
  const [kind, state] = [cell('type') ?? '', cell('status') ?? '']
  const isPayment = kind === '' || paymentTypes.test(kind)
  const isSettled = settledStates.test(state)
  const isOther =
    !isPayment || !isSettled || (amount !== null && toMinor(amount) <= 0n) ? (isPayment ? state : kind) || '−' : null
  if (!text('amount')) problems.push({ field: 'amount', code: 'missing' })
  const reference = oneSpelling(text('reference') ?? '') || null
  if (!reference) problems.push({ field: 'reference', code: 'missing' })
  const date = readDay(columns, cells, context, problems)
  const currency = text('currency')
  if (currency && currency.toUpperCase() !== context.currency) {
    problems.push({ field: 'currency', code: 'currency', value: currency })
  }
  const isCash = isPaidInCash(amount, money('card'), money('cash'), problems)
  const fee = feeOf(amount, money('fee'), money('net'), problems)
  return {
    date,
    reference,
    amount,
    fee,
    isCash,
    email: text('email'),
    name: text('name'),
    accountCode: text('accountCode'),
    isOther,
    problems: isOther === null ? problems : [],
  }
}

/** The day of a row in the caterer's time zone; adds to the problems if it has none. */
export function readDay(
  columns: FileColumns,
  cells: readonly string[],
  { order, ownZone }: ReadContext,
  problems: RowProblem[],
): string | null {
  const date = cellOf(columns, cells, 'date')
  if (!date) {
    problems.push({ field: 'date', code: 'missing' })
    return null
  }
  const header = columns.headers[columns.fields.indexOf('date')] ?? ''
  const timeZone = isInUtc(header) ? 'UTC' : cellOf(columns, cells, 'timeZone')
  const day = parseDay({ date, time: cellOf(columns, cells, 'time'), timeZone }, { order, ownZone })
  if (!day) problems.push({ field: 'date', code: 'date' })
  return day
}

/** Whether all of an amount is cash. Adds to the problems if only a part is, or if a part is neither card nor cash. */
function isPaidInCash(
  amount: string | null,
  card: string | null,
  cash: string | null,
  problems: RowProblem[],
): boolean {
  if (amount === null || (card === null && cash === null)) return false
  const total = toMinor(amount)
  if (cash !== null && toMinor(cash) === total) return true
  if ((card === null ? total : toMinor(card)) !== total || toMinor(cash ?? '0') !== 0n) {
    problems.push({ field: 'amount', code: 'severalTenders' })
  }
  return false
}

/** The fee as a positive amount, whatever its sign in the file; if not stated, the amount minus the net amount. */
function feeOf(amount: string | null, fee: string | null, net: string | null, problems: RowProblem[]): string | null {
  const kept = fee === null ? null : fromMinor(absolute(toMinor(fee)))
  if (amount === null || net === null) return kept
  const missing = fromMinor(toMinor(amount) - toMinor(net))
  if (kept === null) return missing.startsWith('-') ? null : missing
  if (missing !== kept) problems.push({ field: 'net', code: 'netDiffers' })
  return kept
}

const absolute = (minor: bigint) => (minor < 0n ? -minor : minor)
