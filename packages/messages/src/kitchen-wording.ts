import {
  type GradePortion,
  pansFor,
  type RecipePan,
  type Utensil,
  utensilOf,
  utensilVolume,
} from '@commissary/domain/recipe'
import { formatAmount, type Quantity } from '@commissary/domain/units'

import type { Translate } from './messages.ts'

/** "1/2 cup". */
export const quantityText = (t: Translate, { amount, unit }: Quantity): string =>
  `${formatAmount(amount)} ${t(`words.units.${unit}`)}`

/** "No. 8 scoop", "4 fl oz spoodle". */
export function utensilText(t: Translate, utensil: Utensil): string {
  const { kind, number } = utensilOf(utensil)
  return t(`kitchen.utensils.${kind}`, { number: String(number) })
}

/** "No. 8 scoop (1/2 cup)". */
export const utensilWithVolume = (t: Translate, utensil: Utensil): string =>
  t('kitchen.utensils.withVolume', {
    utensil: utensilText(t, utensil),
    volume: quantityText(t, utensilVolume(utensil)),
  })

/** What the line serves: "2 tacos", "1/2 cup, No. 8 scoop". */
export function gradePortionText(t: Translate, { serving, label, utensil }: GradePortion): string {
  const portion = [label, serving && quantityText(t, serving)].filter(Boolean).join(', ')
  if (utensil === null) return portion
  if (portion === '') return utensilWithVolume(t, utensil)
  return t('kitchen.portions.with', { portion, utensil: utensilText(t, utensil) })
}

/** "Half pan, 2 1/2 in deep". */
export function panText(t: Translate, { size, depth }: Pick<RecipePan, 'size' | 'depth'>): string {
  const name = t(`kitchen.pans.sizes.${size}`)
  return depth === null ? name : t('kitchen.pans.withDepth', { size: name, depth: formatAmount(depth) })
}

/** Pans that a number of portions fills or starts: "4 pans of 25 portions", with the exact number where one is not full. */
export function panNeedText(t: Translate, pan: RecipePan, portions: string): string {
  const { exact, pans } = pansFor(pan, Number(portions))
  const values = { pans, portions: pan.portionsPerPan }
  return exact === pans
    ? t('kitchen.pans.needed', values)
    : t('kitchen.pans.neededExact', { ...values, exact: String(Math.round(exact * 100) / 100) })
}
