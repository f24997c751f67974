import type { CardAmount, CardLine, KitchenPart, Scale, Utensil } from '@commissary/domain/recipe'
import { kitchenParts, scaleSteps, utensils } from '@commissary/domain/recipe'
import { formatAmount, type Quantity, type Unit } from '@commissary/domain/units'
import type { RecipePan } from '@commissary/domain/recipe'

import { panText, utensilWithVolume } from './kitchen-wording.ts'
import type { Translate } from './messages.ts'

/** An amount that a kitchen can measure: a fraction where it is one, else rounded to two decimals, or two digits below one. */
export function kitchenNumber(amount: string | number): string {
  const value = Number(amount)
  // Not one of the fractions that fields offer, but two spoons measure it.
  if (value % 1 === 7 / 8) return [Math.floor(value) || '', '7/8'].join(' ').trim()
  const written = formatAmount(amount)
  if (written.includes('/') || !/\.\d{3}/.test(written)) return written
  return value >= 1 ? String(Math.round(value * 100) / 100) : String(Number(value.toPrecision(2)))
}

const kitchenQuantity = (t: Translate, { amount, unit }: Quantity) =>
  `${kitchenNumber(amount)} ${t(`words.units.${unit}`)}`

/** A card line in words: "750 g (1 lb 10 1/2 oz)", "1 qt + 8 oz", and its details: "exactly 4.5", "buy 3 × 5 lb", "diced". */
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

function cardAmountText(t: Translate, { parts, measure, beside }: CardAmount): string {
  const amount = partsText(t, parts, measure)
  return beside.length > 0 ? t('kitchen.card.withCustomary', { amount, customary: partsText(t, beside) }) : amount
}

/** "12 lb 13 oz", "1 qt 2 1/2 cups". */
function partsText(t: Translate, parts: readonly KitchenPart[], measure: string | null = null): string {
  return parts.map((part) => partText(t, part, measure)).join(' ')
}

function partText(t: Translate, { amount, unit }: KitchenPart, measure: string | null): string {
  const number = kitchenNumber(amount)
  if (unit === 'l' || unit === 'tbsp') return t(`kitchen.card.measures.${unit}`, { amount: number })
  if (unit === 'cup') return t(`kitchen.card.measures.${Number(amount) > 1 ? 'cups' : unit}`, { amount: number })
  return `${number} ${unit === 'measure' ? (measure ?? '') : t(`words.units.${unit}`)}`
}

/** A batch yield made `factor` times, as kitchens measure it: "1 gal 2 qt"; as written for 1. */
export function batchText(t: Translate, { amount, unit }: Quantity, factor: number): string {
  return partsText(t, factor === 1 ? [{ amount, unit }] : kitchenParts(Number(amount) * factor, unit))
}

/** The texts of a recipe's steps for a number of portions, and a note on the amounts in them; null where they hold none or nothing is scaled. */
export function stepTexts(
  t: Translate,
  recipe: { portions: string; steps: readonly { text: string }[] },
  portions: string,
) {
  const written = Number(recipe.portions)
  const steps = scaleSteps(
    recipe.steps.map(({ text }) => text),
    Number(portions) / written,
  )
  const kept = steps.flatMap(({ isKept }, index) => (isKept ? [String(index + 1)] : []))
  const isScaled = steps.some((step) => step.isScaled)
  return {
    texts: steps.map(({ parts }) =>
      parts.map((part) => (typeof part === 'string' ? part : partsText(t, part))).join(''),
    ),
    note:
      kept.length === 0
        ? isScaled
          ? t('kitchen.card.stepsScaled')
          : null
        : isScaled
          ? t('kitchen.card.stepsScaledExcept', { steps: kept.join(', '), count: kept.length, portions: written })
          : t('kitchen.card.stepAmounts', { portions: written }),
  }
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
