import type { MenuType } from '../menu/model.ts'
import { plainWord } from '../spreadsheets/headers.ts'
import { latinDigits, twoReadings } from '../spreadsheets/numbers.ts'
import { parseMoney } from './file-cells.ts'
import type { ImportField } from './import-model.ts'
import type { PayType } from './model.ts'
import { fromMinor, toMinor } from './money.ts'
import { cellOf, readDay, type FileColumns, type ReadContext, type RowProblem } from './settlement-row.ts'

/** What a student took, as a till records it. */
export interface TillRow {
  date: string | null
  studentNumber: string | null
  studentName: string | null
  schoolName: string | null
  menuType: MenuType | null
  item: string | null
  quantity: number | null
  unitPrice: string | null
  payType: PayType | null
  problems: RowProblem[]
}

/** Words of tills, in English, Spanish and Arabic. */
const menuTypeWords: Record<string, MenuType> = {
  breakfast: 'BREAKFAST',
  lunch: 'MEAL',
  meal: 'MEAL',
  snack: 'SNACK',
  supper: 'DINNER',
  dinner: 'DINNER',
  extra: 'EXTRA',
  side: 'SIDE',
  desayuno: 'BREAKFAST',
  almuerzo: 'MEAL',
  comida: 'MEAL',
  merienda: 'SNACK',
  refrigerio: 'SNACK',
  cena: 'DINNER',
  acompañamiento: 'SIDE',
  الفطور: 'BREAKFAST',
  الإفطار: 'BREAKFAST',
  الغداء: 'MEAL',
  'الوجبة الخفيفة': 'SNACK',
  العشاء: 'DINNER',
  إضافي: 'EXTRA',
  'طبق جانبي': 'SIDE',
}
const payTypeWords: Record<string, PayType> = {
  online: 'Online',
  check: 'Check',
  cheque: 'Check',
  cash: 'Cash',
  card: 'CreditCard',
  credit: 'CreditCard',
  creditcard: 'CreditCard',
  'credit card': 'CreditCard',
  'debit card': 'CreditCard',
  'en línea': 'Online',
  efectivo: 'Cash',
  tarjeta: 'CreditCard',
  'tarjeta de crédito': 'CreditCard',
  'tarjeta de débito': 'CreditCard',
  'عبر الإنترنت': 'Online',
  شيك: 'Check',
  نقدًا: 'Cash',
  بطاقة: 'CreditCard',
  'بطاقة ائتمان': 'CreditCard',
}
/** Pay types that mean the household's balance. */
const fromBalance = new Set(
  ['', 'account', 'balance', 'prepaid', 'on account', 'cuenta', 'saldo', 'prepago', 'الحساب', 'الرصيد'].map(plainWord),
)

const findWord = <Value>(words: Record<string, Value>) => {
  const values = new Map(Object.entries(words).map(([word, value]) => [plainWord(word), value]))
  return (word: string): Value | null => values.get(plainWord(word)) ?? null
}
const menuTypeOf = findWord(menuTypeWords)
const payTypeOf = findWord(payTypeWords)

/** Reads a row of a till's file. A row without a menu type is for lunch; without a quantity, the quantity is 1. */
export function readTillRow(columns: FileColumns, cells: readonly string[], context: ReadContext): TillRow {
  const problems: RowProblem[] = []
  const text = (field: ImportField) => cellOf(columns, cells, field) || null
  const date = readDay(columns, cells, context, problems)
  const [studentNumber, studentName] = [text('studentNumber'), text('studentName')]
  if (!studentNumber && !studentName) {
    const field = columns.fields.includes('studentNumber') ? 'studentNumber' : 'studentName'
    problems.push({ field, code: 'missing' })
  }
  const count = latinDigits(text('quantity') ?? '1')
  const quantity = /^[1-9]\d?$/.test(count) ? Number(count) : null
  if (quantity === null) problems.push({ field: 'quantity', code: 'quantity' })
  const meal = text('menuType')
  const menuType = meal === null ? 'MEAL' : menuTypeOf(meal)
  if (menuType === null) problems.push({ field: 'menuType', code: 'menuType' })
  const tender = text('payType') ?? ''
  const payType = payTypeOf(tender)
  if (payType === null && !fromBalance.has(plainWord(tender))) problems.push({ field: 'payType', code: 'payType' })
  return {
    date,
    studentNumber,
    studentName,
    schoolName: text('schoolName'),
    menuType,
    item: text('item'),
    quantity,
    unitPrice: priceOf(text, quantity, context, problems),
    payType,
    problems,
  }
}

/** The unit price: as written, else the amount by the quantity if it divides evenly. If a row has both, they must agree. */
function priceOf(
  text: (field: ImportField) => string | null,
  quantity: number | null,
  context: ReadContext,
  problems: RowProblem[],
): string | null {
  const money = (field: 'unitPrice' | 'amount'): string | null => {
    const value = text(field)
    if (value === null) return null
    const parsed = parseMoney(value, context)
    if (typeof parsed === 'string' && !parsed.startsWith('-')) return parsed
    problems.push({ field, code: parsed === twoReadings ? 'twoReadings' : 'amount' })
    return null
  }
  const [price, total] = [money('unitPrice'), money('amount')]
  if (text('unitPrice') === null && text('amount') === null) problems.push({ field: 'amount', code: 'missing' })
  if (quantity === null || total === null) return price
  if (price !== null) {
    if (toMinor(price) * BigInt(quantity) !== toMinor(total)) problems.push({ field: 'amount', code: 'totalDiffers' })
    return price
  }
  if (text('unitPrice') !== null) return null
  if (toMinor(total) % BigInt(quantity) === 0n) return fromMinor(toMinor(total) / BigInt(quantity))
  problems.push({ field: 'unitPrice', code: 'unevenPrice' })
  return null
}
