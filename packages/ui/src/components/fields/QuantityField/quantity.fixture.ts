import type { QuantityFieldProps } from './QuantityField.tsx'

/** Enough of a parser for stories. An app passes its own. */
export const parse: QuantityFieldProps['parse'] = (text) => {
  const plain = text.replace(/[½¼¾⅓⅔⅛⅜⅝]/g, (sign) => ` ${sign.normalize('NFKD').replace('\u2044', '/')}`).trim()
  const [, whole = '0', top, bottom] = /^(?:(\d+) +)?(\d+)\/(\d+)$/.exec(plain) ?? []
  const value = top ? Number(whole) + Number(top) / Number(bottom) : Number(plain || Number.NaN)
  return Number.isFinite(value)
    ? { ok: true, amount: String(Number(value.toFixed(6))) }
    : { ok: false, problem: 'notANumber' }
}

export const fractions = ['1/8', '1/4', '1/3', '3/8', '1/2', '5/8', '2/3', '3/4']

/** "1.5" as "1 1/2", but "1.5" in metric units. */
export const format: QuantityFieldProps['format'] = (amount, unit) => {
  const [whole = '', decimals] = amount.split('.')
  const fraction = fractions.find((name) => {
    const [top, bottom] = name.split('/').map(Number)
    return top && bottom && `0.${decimals}` === String(Number((top / bottom).toFixed(6)))
  })
  if (!fraction || ['g', 'kg', 'ml'].includes(unit)) return amount
  return whole === '0' ? fraction : `${whole} ${fraction}`
}
