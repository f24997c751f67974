import { toDecimal } from '../units/decimal.ts'
import { latinDigits } from '../units/digits.ts'

/**
 * Writes a pack in one form: capitals, no periods after words, `*` where a distributor multiplies with x, "#" for "No.",
 * decimals for "½" and for mixed numbers after a slash ("6/1 1/2 LB"), a space between numbers and words.
 */
export function normalizePack(text: string): string {
  return (
    latinDigits(text)
      .replace(/(\d*)\s?([¼-¾⅐-⅞])/g, (_, whole: string, sign: string) => decimal(whole, sign.normalize('NFKD')))
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[\u2012-\u2015\u2212]/g, '-')
      .replace(/\u2044/g, '/')
      .replace(/\b\d{1,3}(,\d{3})+\b/g, (number) => number.replaceAll(',', ''))
      .replace(/([A-Z])\./g, '$1 ')
      .replace(/[()]/g, ' ')
      .replace(/(?<=[\d\s])[X×](?=\s?[#.\d])/g, '*')
      .replace(/\bNO\s*(?=\d)/g, '#')
      .replace(/(?<![A-Z])FL(UID)?\s*(OZS?|OUNCES?)\b/g, ' FLOZ')
      .replace(/(\d)-?(?=[A-Z])/g, '$1 ')
      .replace(/#\s?2[- ]1\/2\b/g, '#2.5')
      .replace(/\s*([/*-])\s*/g, '$1')
      .replace(/\s+/g, ' ')
      .trim()
      // "50 1/2 PT" is left as it is: it can be fifty half pints. A bushel is only ever "1 1/9 BU".
      .replace(/(?<=[/*])(\d+)[ -](\d+\/\d+)(?= ?[A-Z#])/g, (_, whole: string, part: string) => decimal(whole, part))
      .replace(/^(\d+)[ -](\d+\/\d+)(?= BU)/, (_, whole: string, part: string) => decimal(whole, part))
  )
}

function decimal(whole: string, fraction: string): string {
  const [top, bottom] = fraction.split(/[/\u2044]/).map(Number)
  return toDecimal(Number(whole) + (top ?? 0) / (bottom ?? 1))
}
