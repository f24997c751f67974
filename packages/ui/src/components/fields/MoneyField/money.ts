import { latinDigits, numberSigns } from '../Field/digits.ts'

export const moneyProblems = ['empty', 'notAnAmount'] as const
export type MoneyProblem = (typeof moneyProblems)[number]

export type ParsedMoney = { ok: true; amount: string } | { ok: false; problem: MoneyProblem }

export interface CurrencySign {
  /** "$", "€", "kr". */
  sign: string
  /** Where the locale puts it: before or after the figure. */
  side: 'start' | 'end'
  /** Digits of the smallest coin: 2 for dollars, 0 for yen. */
  digits: number
  /** In which the locale writes sign and figure. */
  direction: 'ltr' | 'rtl'
}

/** Scripts that run from right to left; not every browser tells it of a locale. */
const rightToLeft = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg'])

const known = new Map<string, CurrencySign>()

/** How a locale (BCP 47) writes a currency (ISO 4217). */
export function currencySign(currency: string, locale: string): CurrencySign {
  const key = `${locale} ${currency}`
  const found = known.get(key)
  if (found) return found
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const parts = format.formatToParts(1)
  const at = parts.findIndex(({ type }) => type === 'currency')
  const made: CurrencySign = {
    sign: (parts[at]?.value ?? currency).replace(marks, ''),
    side: at < parts.findIndex(({ type }) => type === 'integer') ? 'start' : 'end',
    digits: format.resolvedOptions().maximumFractionDigits ?? 2,
    direction: rightToLeft.has(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr',
  }
  known.set(key, made)
  return made
}

/**
 * Reads money as it is typed or pasted: "12.5", "$1,234.50", "12,50 €", digits of any script. `amount` is a decimal
 * string with every digit that was typed: "12.50" stays "12.50" and "0.0375" is not rounded to a coin.
 */
export function parseMoney(text: string, currency: string, locale = 'en'): ParsedMoney {
  const typed = stripSign(latinDigits(text).replace(marks, ''), currency, locale)
  if (typed === '') return { ok: false, problem: text.trim() === '' ? 'empty' : 'notAnAmount' }

  const { decimal, group } = numberSigns(locale)
  const unsigned = typed.replace(/^[-\u2212] ?/, '')
  const [whole = '', decimals, ...more] = unsigned.replaceAll('٫', decimal).split(decimal)
  const integer = withoutGroups(whole.replaceAll('٬', group), group)
  const isRead = integer !== null && more.length === 0 && /^\d*$/.test(decimals ?? '') && /\d/.test(unsigned)
  if (isRead) return { ok: true, amount: written(integer, decimals, unsigned !== typed) }

  // The point of the number pad, where the reader's own sign is a comma: read as one only where it parts no thousands.
  const [, padWhole = '', padDecimals] = /^(\d*)\.(\d{1,2}|\d{4,})$/.exec(unsigned) ?? []
  if (decimal === ',' && padDecimals) return { ok: true, amount: written(padWhole, padDecimals, unsigned !== typed) }
  return { ok: false, problem: 'notAnAmount' }
}

/**
 * A decimal string as the field shows it: with the reader's decimal sign, filled up to the smallest coin, never cut.
 * What is no amount is given back as it is.
 */
export function formatMoney(amount: string, currency: string, locale = 'en'): string {
  if (!/^-?\d+(\.\d+)?$/.test(amount)) return amount
  const [whole = '', decimals = ''] = amount.split('.')
  const shown = decimals.padEnd(currencySign(currency, locale).digits, '0')
  return shown ? `${whole}${numberSigns(locale).decimal}${shown}` : whole
}

/** Marks of direction, which `Intl` writes into amounts and which are copied with them. */
const marks = /[\u200E\u200F\u061C\u2066-\u2069]/g

function stripSign(text: string, currency: string, locale: string): string {
  const { sign } = currencySign(currency, locale)
  return [currency, sign, narrowSign(currency)]
    .reduce((left, name) => left.trim().replace(new RegExp(`^${escaped(name)}|${escaped(name)}$`, 'iu'), ''), text)
    .trim()
}

/** "$" of a dollar that a locale writes "US$". */
const narrowSign = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value ?? currency

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Digits of a whole number whose groups are where they belong (also India's pairs); null for anything else. */
function withoutGroups(whole: string, group: string): string | null {
  if (/^\d*$/.test(whole)) return whole
  const parted = group.trim() === '' ? whole.replace(/\s/g, ',') : whole.replace(/[’']/g, "'")
  const sign = group.trim() === '' ? ',' : group.replace('’', "'")
  const parts = parted.split(sign)
  const isGrouped =
    parts.length > 1 &&
    parts.every((part, index) => {
      if (index === 0) return /^\d{1,3}$/.test(part)
      return index === parts.length - 1 ? /^\d{3}$/.test(part) : /^\d{2,3}$/.test(part)
    })
  return isGrouped ? parts.join('') : null
}

function written(whole: string, decimals: string | undefined, isNegative: boolean): string {
  return `${isNegative ? '-' : ''}${whole.replace(/^0+(?=\d)/, '') || '0'}${decimals ? `.${decimals}` : ''}`
}
