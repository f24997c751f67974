import { type ParsedPack, type Priced, pricedBy, pricedQuantity } from '@commissary/domain/packs'
import type { Quantity } from '@commissary/domain/units'

import { message } from '../../shared/messages.ts'
import type { Cells } from './cells.ts'
import type { FileContext } from './file-context.ts'
import { moneyStyle, type MoneyStyle, readMoney } from './money.ts'

/** A price that a row states, in the caterer's currency. */
export interface RowPrice {
  amount: string
  per: Quantity
  /** `YYYY-MM-DD` */
  validFrom: string
}

/** The price columns, the most specific first, and what each price is per. */
const priceColumns = [
  ['casePrice', 'case'],
  ['price', null],
  ['poundPrice', { amount: '1', unit: 'lb' }],
  ['unitPrice', 'piece'],
] as const

type PriceField = (typeof priceColumns)[number][0]

const styles = new Map<string, MoneyStyle>()

function styleOf({ locale, currency }: FileContext): MoneyStyle {
  const key = `${locale} ${currency}`
  const style = styles.get(key) ?? moneyStyle(locale, currency)
  styles.set(key, style)
  return style
}

/**
 * A row's price: per case, else per pound, else per piece. A cell that cannot be read, or whose amount of food the pack does not
 * state, gets a warning, and the next column counts. Null without a price.
 */
export function priceOf(read: Cells, pack: ParsedPack | null, context: FileContext): RowPrice | null {
  for (const [field, priced] of priceColumns) {
    const price = read.has(field) ? priceIn(read, field, priced, pack, context) : null
    if (price) return price
  }
  return null
}

function priceIn(
  read: Cells,
  field: PriceField,
  ofColumn: Priced | null,
  pack: ParsedPack | null,
  context: FileContext,
): RowPrice | null {
  const text = read.text(field, false)
  if (text === '') return null
  const money = readMoney(text, styleOf(context), context.numbers)
  if ('problem' in money) {
    read.warning(field, money.problem)
    return null
  }
  const priced = money.priced ?? ofColumn ?? pricedByUnit(read)
  const per = priced && pricedQuantity(priced, pack)
  if (!per) {
    if (priced) read.warning(field, message(pack === null ? 'imports.price.noPack' : 'imports.price.packUnclear'))
    return null
  }
  return { amount: money.amount, per, validFrom: context.today }
}

/** What the row's unit column says; a case if it is blank or absent. Null, with a warning, for an unknown word. */
function pricedByUnit(read: Cells): Priced | null {
  const unit = read.has('priceUnit') ? read.text('priceUnit', false) : ''
  if (unit === '') return 'case'
  const priced = pricedBy(unit)
  if (!priced) read.warning('priceUnit', message('imports.price.unit', { unit }))
  return priced
}
