import type { Price } from '@commissary/domain/food'
import type { Wording } from '@commissary/messages/wording'

/** A price with what it is for: "$10.40 / 200 each", "$2.10 / lb". */
export function priceText(price: Price | null, { t, formats }: Wording): string {
  if (!price) return ''
  const { amount, unit } = price.per
  const unitText = t(`words.units.${unit}`)
  const quantity = Number(amount) === 1 ? unitText : `${formats.amount(Number(amount))} ${unitText}`
  return t('ingredients.pricePer', { money: formats.money(Number(price.amount)), quantity })
}
