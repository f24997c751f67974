import type { PackCount } from '@commissary/api-client'
import type { Wording } from '@commissary/messages/wording'

/** "6 cases, 3 each, 3 lb", as it is on the shelf; "1 case short" for a shortage, and "None". */
export function packText({ t, formats }: Wording, { isNegative, levels, rest }: PackCount): string {
  const parts = [
    ...levels.map(({ level, count }) => t(`stock.packs.${level}`, { count: Number(count) })),
    ...(rest
      ? [t('stock.amount', { amount: formats.amount(Number(rest.amount)), unit: t(`words.units.${rest.unit}`) })]
      : []),
  ]
  if (parts.length === 0) return t('stock.none')
  const quantity = parts.join(', ')
  return isNegative ? t('stock.shortage', { quantity }) : quantity
}

/** A quantity of the base unit: "193 lb". */
export const baseText = ({ t, formats }: Wording, quantity: string, unit: PackUnit): string =>
  t('stock.amount', { amount: formats.amount(Number(quantity)), unit: t(`words.units.${unit}`) })

type PackUnit = NonNullable<PackCount['rest']>['unit']
