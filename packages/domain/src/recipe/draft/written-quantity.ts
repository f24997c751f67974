import { parseAmount } from '../../units/fractions.ts'
import { convertDirectly } from '../../units/units.ts'
import { isUnit } from '../line-quantity.ts'
import type { LineUnit } from '../model.ts'
import { readUnit } from './line-units.ts'
import type { DraftAmount, DraftLine } from './recipe-draft.ts'

/** A quantity at the start of a text, and the text after it. */
export interface WrittenQuantity {
  amount: string
  unit: LineUnit
  /** The second amount of "1 qt + 8 oz". */
  plus: DraftAmount | null
  rest: string
}

const digits = String.raw`\d\u00BC-\u00BE\u2150-\u215E`
const amount = new RegExp(String.raw`^[${digits}][${digits}\s./\u2044\u2013-]*|^\.\d+\s*`)
/** Longest first: "fl oz" is not "fl", and "#10 can" starts with its size. */
const unitPhrase = new RegExp(
  String.raw`^(?:fl\.?\s*oz|fl\.?\s*ounces?|fluid\s+(?:oz|ounces?)|(?:#|no\.?\s|number\s)\s*\d[\d\s/.½]*-?\s*(?:cans?|cn|scoops?|dishers?)|[a-z]+)\.?(?=[\s,)]|$)`,
  'i',
)
const separator = /^\s*(,|\+|&|and\b|plus\b)?\s*/i

/**
 * Reads "2-1/2 cups flour", "12 fl oz milk", "1 #10 can tomatoes", "No. 16 scoop" (one of them) and two amounts such as
 * "1 lb 2 oz" and "1 qt + 8 oz". Null for a text that does not start with a quantity in a known unit.
 */
export function readQuantity(text: string): WrittenQuantity | null {
  const first = readOne(text.trim()) ?? readScoop(text.trim())
  if (!first) return null
  const [joint = '', sign = ''] = separator.exec(first.rest) ?? []
  const second = readOne(first.rest.slice(joint.length))
  if (!second || !areOneAmount(first, second, sign)) return first
  return { ...first, plus: { amount: second.amount, unit: second.unit }, rest: second.rest }
}

/**
 * A line whose amount holds a whole quantity ("1 qt + 8 oz", "2 cup, shredded") with its parts in their own fields. Any
 * other line is returned unchanged.
 */
export function settledLine(line: DraftLine): DraftLine {
  // Nearly every amount is a number.
  if (!/[\p{L}#]/u.test(line.amount)) return line
  const quantity = readQuantity(line.amount)
  if (quantity?.rest === '') {
    const { amount: first, unit, plus } = quantity
    return { ...line, amount: first, unit, plus }
  }
  // "2 lb salt" names a food, not a measure.
  if (!/\+|^[^,]*\w\s*,/.test(line.amount) || (quantity && !/^\s*[,+]/.test(quantity.rest))) return line
  const [one, two, ...others] = line.amount.split('+').map(readNamed)
  if (!one || two === null || others.length > 0) return line
  return { ...line, ...one, plus: two ?? null }
}

/** "2 cup, shredded": an amount and anything after it, which may be one of the food's measures. */
function readNamed(text: string): DraftAmount | null {
  const typed = amount.exec(text.trim())?.[0] ?? ''
  const written = typed.replace(/[\s-]+$/, '')
  const unit = text.trim().slice(typed.length).trim()
  return parseAmount(written).ok && unit !== '' ? { amount: written, unit: readUnit(unit) ?? unit } : null
}

function readOne(text: string): WrittenQuantity | null {
  const typed = amount.exec(text)?.[0] ?? ''
  const parsed = parseAmount(typed.replace(/[\s-]+$/, ''))
  const phrase = unitPhrase.exec(text.slice(typed.length))?.[0] ?? ''
  const unit = readUnit(phrase)
  if (!parsed.ok || unit === null) return null
  return { amount: typed.replace(/[\s-]+$/, ''), unit, plus: null, rest: text.slice(typed.length + phrase.length) }
}

/** A scoop without a number of scoops is one scoop. */
function readScoop(text: string): WrittenQuantity | null {
  const phrase = unitPhrase.exec(text)?.[0] ?? ''
  const unit = readUnit(phrase)
  return unit?.startsWith('scoop') ? { amount: '1', unit, plus: null, rest: text.slice(phrase.length) } : null
}

/**
 * Whether two quantities in a row are one amount: a larger and a smaller unit of one kind ("1 lb 2 oz"), or any two units with a
 * word or sign between them ("1 qt + 8 oz"). Without it the second belongs to the food: "1 cup 8 oz yogurt".
 */
function areOneAmount(first: WrittenQuantity, second: WrittenQuantity, sign: string): boolean {
  if (first.unit === second.unit || !isUnit(first.unit) || !isUnit(second.unit)) return false
  const secondInFirst = convertDirectly(1, second.unit, first.unit)
  return secondInFirst === null ? sign !== '' && sign !== ',' : secondInFirst < 1
}
