import type { CardAmount, CardLine, Scale, Utensil } from '@commissary/domain/recipe'
import { utensils } from '@commissary/domain/recipe'
import { formatAmount, type Quantity, type Unit } from '@commissary/domain/units'
import type { RecipePan } from '@commissary/domain/recipe'

import { panText, utensilWithVolume } from './kitchen-wording.ts'
import type { Translate } from './messages.ts'

/** An amount that a kitchen can measure: a fraction where it is one, else rounded to two decimals, or two digits below one. */
export function kitchenNumber(amount: string | number): string {
  const value = Number(amount)
  const written = formatAmount(amount)
  if (written.includes('/') || !/\.\d{3}/.test(written)) return written
  return value >= 1 ? String(Math.round(value * 100) / 100) : String(Number(value.toPrecision(2)))
}

const kitchenQuantity = (t: Translate, { amount, unit }: Quantity) =>
  `${kitchenNumber(amount)} ${t(`words.units.${unit}`)}`

/** A card line in words: "750 g (1.65 lb)", "1 qt + 8 oz", and its details: "exactly 4.5", "buy 3 × 5 lb", "diced". */
export function cardLineText(t: Translate, { amounts, purchase, prepNote, form, yieldPct }: CardLine) {
  const rounded = amounts.find(({ exact }) => exact !== null)
  const percent = yieldPct === null ? '' : t('kitchen.card.yieldPct', { percent: String(yieldPct) })
  return {
    amount: amounts.map((amount) => cardAmountText(t, amount)).join(' + '),
    exact: rounded?.exact ? t('kitchen.card.exactly', { amount: kitchenNumber(rounded.exact) }) : null,
    purchase: purchase && {
      count: kitchenNumber(purchase.count),
      content: kitchenQuantity(t, purchase.content),
    },
    details: [prepNote ?? '', form === 'AP' ? form : '', percent].filter(Boolean),
  }
}

function cardAmountText(t: Translate, { amount, unit, measure, beside }: CardAmount): string {
  const own = `${kitchenNumber(amount)} ${unit === 'measure' ? (measure ?? '') : t(`words.units.${unit}`)}`
  return beside ? t('kitchen.card.withCustomary', { amount: own, customary: kitchenQuantity(t, beside) }) : own
}

/** What a recipe is scaled to, as an option: "portions", "pans: Half pan, 4 in deep", "scoops or ladles: No. 8 scoop (1/2 cup)". */
export function scaleTargetText(t: Translate, of: Scale['of'], pans: readonly RecipePan[]): string {
  if (of === 'portions') return t('kitchen.scale.portions')
  const pan = pans[Number(/^pan(\d+)$/.exec(of)?.[1]) - 1]
  if (pan) return t('kitchen.scale.pan', { pan: panText(t, pan) })
  if ((utensils as readonly string[]).includes(of))
    return t('kitchen.scale.utensil', { utensil: utensilWithVolume(t, of as Utensil) })
  return t('kitchen.scale.yield', { unit: t(`words.units.${of as Unit}`) })
}
