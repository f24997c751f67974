import { toDecimal } from '../../units/decimal.ts'
import { formatAmount, kitchenFractions, parseAmount } from '../../units/fractions.ts'
import { convertDirectly } from '../../units/units.ts'
import { isUnit } from '../line-quantity.ts'
import type { LineUnit } from '../model.ts'
import { readUnit } from './line-units.ts'

/** A quantity at the start of a text, and the text after it. */
export interface WrittenQuantity {
  amount: string
  unit: LineUnit
  rest: string
}

const digits = String.raw`\d\u00BC-\u00BE\u2150-\u215E`
const amount = new RegExp(String.raw`^[${digits}][${digits}\s./\u2044\u2013-]*|^\.\d+\s*`)
/** Longest first: "fl oz" is not "fl", and "#10 can" starts with its size. */
const unitPhrase = new RegExp(
  String.raw`^(?:fl\.?\s*oz|fl\.?\s*ounces?|fluid\s+(?:oz|ounces?)|(?:#|no\.?\s|number\s)\s*\d[\d\s/.½]*-?\s*(?:cans?|cn|scoops?|dishers?)|[a-z]+)\.?(?=[\s,)]|$)`,
  'i',
)
const separator = /^\s*(?:,|\+|&|and\b|plus\b)?\s*/i

/**
 * Reads "2-1/2 cups flour", "12 fl oz milk", "1 #10 can tomatoes", "No. 16 scoop" (one of them) and sums such as
 * "1 lb 2 oz". Null for a text that does not start with a quantity in a known unit.
 */
export function readQuantity(text: string): WrittenQuantity | null {
  const first = readOne(text.trim()) ?? readScoop(text.trim())
  if (!first) return null
  const second = readOne(first.rest.replace(separator, ''))
  return (second && sumOf(first, second)) ?? first
}

function readOne(text: string): WrittenQuantity | null {
  const typed = amount.exec(text)?.[0] ?? ''
  const parsed = parseAmount(typed.replace(/[\s-]+$/, ''))
  const phrase = unitPhrase.exec(text.slice(typed.length))?.[0] ?? ''
  const unit = readUnit(phrase)
  if (!parsed.ok || unit === null) return null
  return { amount: typed.replace(/[\s-]+$/, ''), unit, rest: text.slice(typed.length + phrase.length) }
}

/** A scoop without a number of scoops is one scoop. */
function readScoop(text: string): WrittenQuantity | null {
  const phrase = unitPhrase.exec(text)?.[0] ?? ''
  const unit = readUnit(phrase)
  return unit?.startsWith('scoop') ? { amount: '1', unit, rest: text.slice(phrase.length) } : null
}

/** "1 lb 2 oz" as 1 1/8 lb, "1 lb 3 oz" as 19 oz: the larger unit if kitchens can measure it. Null if it is no sum. */
function sumOf(first: WrittenQuantity, second: WrittenQuantity): WrittenQuantity | null {
  const [large, small] = [valueOf(first), valueOf(second)]
  if (first.unit === second.unit || !isUnit(first.unit) || !isUnit(second.unit)) return null
  const smallInLarge = convertDirectly(1, second.unit, first.unit)
  if (smallInLarge === null || smallInLarge >= 1) return null

  const total = large + small * smallInLarge
  const rest = total % 1
  if (kitchenFractions.some(([, size]) => Math.abs(size - rest) < 1e-6) || Math.min(rest, 1 - rest) < 1e-6) {
    return { amount: formatAmount(toDecimal(total)), unit: first.unit, rest: second.rest }
  }
  return { amount: formatAmount(toDecimal(total / smallInLarge)), unit: second.unit, rest: second.rest }
}

function valueOf({ amount: text }: WrittenQuantity): number {
  const parsed = parseAmount(text)
  return parsed.ok ? Number(parsed.amount) : 0
}
