import { type Priced, pricedBy } from '@commissary/domain/packs'
import { latinDigits, type NumberStyle, readDecimal, twoReadings } from '@commissary/domain/spreadsheets'
import { toDecimal } from '@commissary/domain/units'

import { message, type Message } from '../../shared/messages.ts'

/** A price as a cell states it. `priced`: what the price is per, if the cell says so ("2.19/LB"). */
export type MoneyReading = { amount: string; priced: Priced | null } | { problem: Message }

const maxPrice = 1_000_000

/** How the caterer's country writes money. */
export interface MoneyStyle {
  currency: string
  decimal: '.' | ','
  /** The currency's signs: "$", "US$", "USD". */
  signs: ReadonlySet<string>
}

/** How a country writes money: "41,85 €" in Germany, "$41.85" in the United States. `locale`: "en-US". */
export function moneyStyle(locale: string, currency: string): MoneyStyle {
  const country = new Intl.Locale(locale).region ?? 'US'
  const own = new Intl.NumberFormat(new Intl.Locale(`und-${country}`).maximize(), { style: 'currency', currency })
  const decimal = own.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.'
  const sign = (currencyDisplay: 'symbol' | 'narrowSymbol') =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
      .formatToParts(1)
      .find(({ type }) => type === 'currency')?.value ?? currency
  const narrow = sign('narrowSymbol')
  // "US$" and "CA$" name the country of the dollar.
  const signs = new Set([currency, sign('symbol'), narrow, `${currency.slice(0, 2)}${narrow}`])
  return { currency, decimal, signs }
}

/**
 * Reads a price: "$41.85", "41.85", "1,041.85", "2.19/LB", and "41,85" only if the country writes it that way. Zero, a negative
 * amount, another currency and a text that can be read in two ways are problems, never guessed. `file`: how the file writes
 * numbers, if its reader's language is not English.
 */
export function readMoney(cell: string, style: MoneyStyle, file: NumberStyle = '.'): MoneyReading {
  const [, before = '', digits = '', after = ''] =
    /^([^\d.,٫٬]*)([\d.,٫٬](?:[\d.,٫٬' \u00A0\u202F]*\d)?[.,]?)([^\d]*)$/.exec(latinDigits(cell).trim()) ?? []
  if (!/\d/.test(digits)) return { problem: message('imports.price.notPrice') }
  const sign = before.replaceAll(/[\s(+-]/g, '')
  const [, code = '', word = ''] = /^\s*([A-Z]{3}\b|[^\w\s/.)-]*)[\s)]*(.*?)[\s)]*$/.exec(after) ?? []
  const isCode = code !== '' && (!/^[A-Z]{3}$/.test(code) || isCurrency(code))
  const unit = (isCode ? word : after).replace(/^[\s/)]+/, '').trim()
  const other = [sign, isCode ? code : ''].find((one) => one !== '' && !style.signs.has(one.toUpperCase()))
  if (other !== undefined) {
    return { problem: message('imports.price.otherCurrency', { sign: other, currency: style.currency }) }
  }
  const priced = unit === '' ? null : pricedBy(unit)
  if (unit !== '' && priced === null) return { problem: message('imports.price.unit', { unit }) }
  const number = inFile(digits, file) ?? plainNumber(digits.replaceAll(/[' \u00A0\u202F]/g, ''), style.decimal)
  if (typeof number !== 'string') return { problem: number }
  if (/[-(]/.test(before) || after.startsWith('-')) return { problem: message('imports.price.negative') }
  if (Number(number) === 0) return { problem: message('imports.price.zero') }
  if (Number(number) > maxPrice) return { problem: message('imports.row.tooHigh', { limit: maxPrice }) }
  return { amount: toDecimal(Number(number)), priced }
}

const currencies = new Set(Intl.supportedValuesOf('currency'))
const isCurrency = (code: string) => currencies.has(code)

/** The number as the file writes it; null where the country decides: in a file with decimal points. */
function inFile(digits: string, file: NumberStyle): string | Message | null {
  if (file === '.' && !/[٫٬]/.test(digits)) return null
  const number = readDecimal(digits, file)
  if (number === twoReadings) return message('imports.price.twoReadings')
  return number ?? message('imports.price.notPrice')
}

/** The digits with a decimal point; a problem if the country writes numbers differently, or if two readings remain. */
function plainNumber(digits: string, decimal: '.' | ','): string | Message {
  const group = decimal === '.' ? ',' : '.'
  const [whole = '', ...fractions] = digits.split(decimal)
  const isGrouped = new RegExp(`^\\d{1,3}(\\${group}\\d{3})+$`).test(whole)
  if (fractions.length <= 1 && /^\d*$/.test(fractions[0] ?? '') && (isGrouped || /^\d*$/.test(whole))) {
    // Spreadsheets store 41.85 in every country, and "1.234" is a thousand in some.
    const isLoneGroup = isGrouped && fractions.length === 0 && decimal === ','
    if (isLoneGroup) return message('imports.price.twoReadings')
    return `${whole.replaceAll(group, '') || '0'}.${fractions[0] || '0'}`
  }
  const other = /^\d+$/.test(digits.replace(group, '')) ? digits.replace(group, '.') : null
  if (other === null) return message('imports.price.notPrice')
  return decimal === ',' ? other : message('imports.row.decimalComma', { number: other })
}
