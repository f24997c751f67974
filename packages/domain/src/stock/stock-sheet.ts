import { type DayOrder, writtenDay } from '../dates/index.ts'
import { columnFinder, listed } from '../spreadsheets/headers.ts'
import { latinDigits, type NumberStyle, numberStyleOf, readDecimal, twoReadings } from '../spreadsheets/numbers.ts'

const headers = {
  item: listed(
    'item, code, item code, name, ingredient, product, gtin, description, ' +
      'artículo, código, código de artículo, nombre, ingrediente, producto, descripción, ' +
      'الصنف, الرمز, رمز الصنف, الاسم, المادة الغذائية, المنتج, الوصف',
  ),
  cases: ['cases', 'case', 'cs', 'cajas', 'caja', 'صناديق', 'صندوق'],
  inners: listed(
    'inner packs, inner pack, inners, inner, packs, ' +
      'paquetes internos, paquete interno, paquetes, عبوات داخلية, عبوة داخلية, عبوات',
  ),
  eaches: listed('each, eaches, units, pieces, ea, unidades, unidad, piezas, pieza, قطع, قطعة, وحدات, وحدة'),
  amount: ['amount', 'quantity', 'qty', 'weight', 'cantidad', 'peso', 'الكمية', 'الوزن'],
  cost: listed(
    'cost, unit cost, cost per case, case cost, price, ' +
      'costo, coste, costo unitario, costo por caja, costo de la caja, precio, ' +
      'التكلفة, تكلفة الصندوق, السعر',
  ),
  lotCode: listed(
    'lot, lot code, lot number, lot no, lot no., lote, código de lote, número de lote, ' +
      'الدفعة, رمز الدفعة, رقم الدفعة',
  ),
  expiresOn: listed(
    'expires, expiry, expiry date, expiration, expiration date, use by, best by, ' +
      'vence, vencimiento, fecha de vencimiento, caducidad, fecha de caducidad, ' +
      'تاريخ الانتهاء, تاريخ انتهاء الصلاحية, الصلاحية',
  ),
} as const
export type StockColumn = keyof typeof headers

/** A line of stock as a row of a spreadsheet names it. Numbers are decimal texts; empty = blank. */
export type SheetLine = Record<StockColumn, string> & {
  /** The row's number in the sheet, from 1 for the header. */
  row: number
  problems: { column: StockColumn; kind: 'required' | 'number' | 'twoReadings' | 'date' | 'quantity' }[]
}

export interface StockSheet {
  lines: SheetLine[]
  /** Headers that match no column. */
  ignored: string[]
  /** Whether there is a header for the item; without one nothing can be read. */
  hasItems: boolean
}

const numbers = ['cases', 'inners', 'eaches', 'amount', 'cost'] as const

/** How the people of a sheet write. */
export interface SheetStyle {
  isEnglish: boolean
  dayOrder: DayOrder
}

/**
 * Reads the cells of a spreadsheet, the header first. Prices may have a currency sign, and dates may be written as in the caterer's
 * country. In languages other than English, decimals may have a comma if the file's numbers do.
 */
export function readStockSheet(
  [head = [], ...rows]: readonly (readonly string[])[],
  { isEnglish, dayOrder }: SheetStyle,
): StockSheet {
  const columns = head.map(columnOf)
  const isNumber = columns.map((column) => (numbers as readonly (string | null)[]).includes(column))
  const numberStyle = numberStyleOf(
    rows.flatMap((cells) => cells.filter((_, at) => isNumber[at])),
    isEnglish,
  )
  const hasItems = columns.includes('item')
  const lines = rows.flatMap((cells, index): SheetLine[] => {
    if (!hasItems || cells.every((cell) => cell.trim() === '')) return []
    return [readLine((column) => cells[columns.indexOf(column)]?.trim() ?? '', index + 2, { numberStyle, dayOrder })]
  })
  return { hasItems, lines, ignored: head.filter((text, at) => columns[at] === null && text.trim() !== '') }
}

const columnOf = columnFinder<StockColumn>(headers)

function readLine(
  cell: (column: StockColumn) => string,
  row: number,
  { numberStyle, dayOrder }: { numberStyle: NumberStyle; dayOrder: DayOrder },
): SheetLine {
  const problems: SheetLine['problems'] = []
  const read = Object.fromEntries(
    numbers.map((column) => {
      const number = readNumber(cell(column), numberStyle)
      if (number === twoReadings) problems.push({ column, kind: 'twoReadings' })
      else if (number === null) problems.push({ column, kind: 'number' })
      return [column, typeof number === 'string' ? number : cell(column)]
    }),
  ) as Record<(typeof numbers)[number], string>
  const expiresOn = readDay(cell('expiresOn'), dayOrder)
  if (expiresOn === null) problems.push({ column: 'expiresOn', kind: 'date' })
  if (cell('item') === '') problems.unshift({ column: 'item', kind: 'required' })
  const hasQuantity = (['cases', 'inners', 'eaches', 'amount'] as const).some((column) => Number(read[column]) > 0)
  if (!hasQuantity && problems.length === 0) problems.push({ column: 'amount', kind: 'quantity' })
  return {
    row,
    item: cell('item'),
    lotCode: cell('lotCode'),
    expiresOn: expiresOn ?? cell('expiresOn'),
    ...read,
    problems,
  }
}

/** "$1,234.50" as 1234.50; null for anything but a number of at most six decimals. */
function readNumber(text: string, style: NumberStyle): string | typeof twoReadings | null {
  const digits = text.replaceAll(/[\s$€£]/g, '')
  if (digits === '') return ''
  const number = readDecimal(digits, style)
  return typeof number !== 'string' || /^\d{1,12}(\.\d{1,6})?$/.test(number) ? number : null
}

/** A written day as YYYY-MM-DD, '' for a blank cell; null for anything but a calendar day. */
function readDay(text: string, order: DayOrder): string | null {
  return text === '' ? '' : (writtenDay(latinDigits(text), order)?.toString() ?? null)
}
