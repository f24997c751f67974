import { latinDigits } from '../Field/digits.ts'

/** Digits of a phone number without its dial code. */
export const phoneDigits = 10

export const phoneProblems = ['empty', 'otherCountry', 'notANumber', 'tooLong'] as const
export type PhoneProblem = (typeof phoneProblems)[number]

/**
 * Parses a typed or pasted phone number: "+1 (555) 010-9999" with the dial code "1" is "5550109999". Numbers of another
 * country, extensions and other text are returned unchanged, so no number is made of parts of another.
 */
export function readPhone(text: string, dialCode: string): string {
  const typed = latinDigits(text)
    .replace(/[\u200E\u200F\u061C\u2066-\u2069]/g, '')
    .replace(/＋/g, '+')
    .trim()
  if (!/^(\+|00)?[\d\s().\-\u2010-\u2015/]*$/.test(typed)) return text

  const digits = typed.replace(/\D/g, '')
  const code = dialCode.replace(/\D/g, '')
  const isWithCode = typed.startsWith('+') || typed.startsWith('00')
  if (isWithCode) {
    const national = digits.replace(/^00/, '')
    return national.startsWith(code) ? national.slice(code.length) : text
  }
  return digits.length === phoneDigits + code.length && digits.startsWith(code) ? digits.slice(code.length) : digits
}

/** The problem of a phone field's value, for the caller to word; null if valid. */
export function phoneProblem(value: string): PhoneProblem | null {
  if (value.trim() === '') return 'empty'
  if (/^\s*(\+|00)/.test(latinDigits(value))) return 'otherCountry'
  if (!/^\d+$/.test(value)) return 'notANumber'
  return value.length > phoneDigits ? 'tooLong' : null
}
