import { latinDigits, numberSigns } from '../Field/digits.ts'

export const moneyProblems = ['empty', 'notAnAmount'] as const
export type MoneyProblem = (typeof moneyProblems)[number]

export type ParsedMoney = { ok: true; amount: string } | { ok: false; problem: MoneyProblem }

export interface CurrencySign {
  /** "$", "€", "kr". */
  sign: string
  /** Side of the sign in the locale: before or after the number. */
  side: 'start' | 'end'
  /** Digits of the smallest coin: 2 for dollars, 0 for yen. */
  digits: number
  /** Direction in which the locale writes sign and number. */
  direction: 'ltr' | 'rtl'
}

/** Right-to-left scripts; not every browser reports the direction of a locale. */
const rightToLeft = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg'])

const cache = new Map<string, CurrencySign>()

/** The sign of a currency (ISO 4217) in a locale (BCP 47). */
export function currencySign(currency: string, locale: string): CurrencySign {
  const key = `${locale} ${currency}`
  const found = cache.get(key)
  if (found) return found
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const parts = format.formatToParts(1)
  const at = parts.findIndex(({ type }) => type === 'currency')
  const result: CurrencySign = {
    sign: (parts[at]?.value ?? currency).replace(marks, ''),
    side: at < parts.findIndex(({ type }) => type === 'integer') ? 'start' : 'end',
    digits: format.resolvedOptions().maximumFractionDigits ?? 2,
    direction: rightToLeft.has(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr',
  }
  cache.set(key, result)
  return result
}

/**
 * Parses typed or pasted money: "12.5", "$1,234.50", "12,50 €", digits of any script. `amount` is a decimal string with
 * every typed digit: "12.50" stays "12.50" and "0.0375" is not rounded to cents.
 */
export function parseMoney(text: string, currency: string, locale = 'en'): ParsedMoney {
  const typed = stripSign(latinDigits(text).replace(marks, ''), currency, locale)
  if (typed === '') return { ok: false, problem: text.trim() === '' ? 'empty' : 'notAnAmount' }

  const { decimal, group } = numberSigns(locale)
  const unsigned = typed.replace(/^[-\u2212] ?/, '')
  const [whole = '', decimals, ...more] = unsigned.replaceAll('٫', decimal).split(decimal)
  const integer = ungrouped(whole.replaceAll('٬', group), group)
  const isNumber = integer !== null && more.length === 0 && /^\d*$/.test(decimals ?? '') && /\d/.test(unsigned)
  if (isNumber) return { ok: true, amount: toAmount(integer, decimals, unsigned !== typed) }

  // The number pad's point in a decimal-comma locale: read as decimal sign only if it does not group thousands.
  const [, padWhole = '', padDecimals] = /^(\d*)\.(\d{1,2}|\d{4,})$/.exec(unsigned) ?? []
  if (decimal === ',' && padDecimals) return { ok: true, amount: toAmount(padWhole, padDecimals, unsigned !== typed) }
  return { ok: false, problem: 'notAnAmount' }
}

/**
 * Formats a decimal string with the locale's decimal sign, padded to the smallest coin and never truncated. Returns
 * text that is not an amount unchanged.
 */
export function formatMoney(amount: string, currency: string, locale = 'en'): string {
  if (!/^-?\d+(\.\d+)?$/.test(amount)) return amount
  const [whole = '', decimals = ''] = amount.split('.')
  const shown = decimals.padEnd(currencySign(currency, locale).digits, '0')
  return shown ? `${whole}${numberSigns(locale).decimal}${shown}` : whole
}

/** Direction marks, which `Intl` adds to amounts and people copy with them. */
const marks = /[\u200E\u200F\u061C\u2066-\u2069]/g

function stripSign(text: string, currency: string, locale: string): string {
  const { sign } = currencySign(currency, locale)
  return [currency, sign, narrowSign(currency)]
    .reduce((left, name) => left.trim().replace(new RegExp(`^${escaped(name)}|${escaped(name)}$`, 'iu'), ''), text)
    .trim()
}

/** "$" for a dollar that the locale writes as "US$". */
const narrowSign = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value ?? currency

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The digits of a correctly grouped whole number (India's pairs included); null for anything else. */
function ungrouped(whole: string, group: string): string | null {
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

function toAmount(whole: string, decimals: string | undefined, isNegative: boolean): string {
  return `${isNegative ? '-' : ''}${whole.replace(/^0+(?=\d)/, '') || '0'}${decimals ? `.${decimals}` : ''}`
}
