import { latinDigits } from '../Field/digits.ts'

/** Digits of a contact without its dial code. */
export const phoneDigits = 10

export const phoneProblems = ['empty', 'otherCountry', 'notANumber', 'tooLong'] as const
export type PhoneProblem = (typeof phoneProblems)[number]

/**
 * The digits of a phone number as it is typed or pasted: "+1 (555) 010-9999" with the dial code "1" is "5550109999".
 * What cannot be read so, such as a number of another country or an extension, is given back as it is: nobody's number
 * is made up of parts of another.
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

/** What is wrong with the value of a phone field, for the caller to say; null when it is in order. */
export function phoneProblem(value: string): PhoneProblem | null {
  if (value.trim() === '') return 'empty'
  if (/^\s*(\+|00)/.test(latinDigits(value))) return 'otherCountry'
  if (!/^\d+$/.test(value)) return 'notANumber'
  return value.length > phoneDigits ? 'tooLong' : null
}
