import { type Day, isDate } from '../../../dates/days.ts'
import { latinDigits } from '../Field/digits.ts'

/**
 * Parses a typed date: year, month and day with any separators, or eight digits, in the digits of any script. Returns
 * `null` for anything else, "20/11/2026" included: day and month would be ambiguous.
 */
export function readDay(text: string): Day | null {
  const plain = latinDigits(text.replace(/[\u061c\u200e\u200f\u2066-\u2069]/g, '').trim())
  const match =
    /^(\d{4})[\p{P}\p{S}\s]+(\d{1,2})[\p{P}\p{S}\s]+(\d{1,2})$/u.exec(plain) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(plain)
  if (!match) return null
  const [, year = '', month = '', date = ''] = match
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDate(day) ? day : null
}
