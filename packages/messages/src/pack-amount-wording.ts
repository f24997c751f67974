import { type Countable, type CountedPack, type GivenAmount, givenFields } from '@commissary/domain/stock'
import { packLevels, type PackLevelName } from '@commissary/domain/food'
import { fromScaled, quantityDigits, toScaled, type Unit } from '@commissary/domain/units'

import type { Formats } from './formats.ts'
import type { Translate } from './messages.ts'

interface Item extends Countable {
  baseUnit: Unit
}

/** "6/5 LB"; empty for an item without a pack. */
export const packText = (pack: CountedPack | undefined): string => pack?.text ?? ''

/** A quantity of the base unit in whole packs, largest first, with the rest: "2 cases 3 each 1.5 lb". Below 0: "−2 cases". */
export function packAmountText(t: Translate, formats: Formats, quantity: string, item: Item): string {
  const scaled = toScaled(quantity, quantityDigits)
  const levels = item.packs[0]
  let open = scaled < 0n ? -scaled : scaled
  const parts: string[] = []
  for (const level of packLevels) {
    const size = levels?.[level]?.size ?? null
    const one = size === null ? 0n : toScaled(size, quantityDigits)
    // A pack of one base unit adds nothing to the unit.
    if (one <= 0n || (level === 'each' && size === '1')) continue
    const count = open / one
    if (count === 0n) continue
    open -= count * one
    parts.push(levelText(t, formats, level, String(count)))
  }
  if (open > 0n || parts.length === 0) parts.push(looseText(t, formats, fromScaled(open, quantityDigits), item))
  const text = parts.join(' ')
  return scaled < 0n ? `−${text}` : text
}

/** What a person counted or asked for, as entered: "2 cases 1.5 lb". */
export function givenText(t: Translate, formats: Formats, given: GivenAmount): string {
  const packs = packLevels.flatMap((level) => {
    const count = given[givenFields[level]] ?? null
    return count === null ? [] : [levelText(t, formats, level, count)]
  })
  const { amount = null, unit } = given
  const loose = amount === null || !unit ? [] : [`${formats.amount(Number(amount))} ${t(`words.units.${unit}`)}`]
  return [...packs, ...loose].join(' ')
}

interface Lot {
  lotCode: string | null
  expiresOn: string | null
  /** Null = not shown. */
  quantity: string | null
}

/** Goods of a lot on a shelf: "Lot L-2207 · expires February 1, 2027 · 2 cases". */
export function lotText(t: Translate, formats: Formats, { lotCode, expiresOn, quantity }: Lot, item: Item): string {
  return [
    lotCode === null ? t('packAmounts.lots.none') : t('packAmounts.lots.code', { code: lotCode }),
    expiresOn !== null && t('packAmounts.lots.expires', { date: formats.date(expiresOn) }),
    quantity !== null && packAmountText(t, formats, quantity, item),
  ]
    .filter(Boolean)
    .join(' · ')
}

const levelText = (t: Translate, formats: Formats, level: PackLevelName, count: string) =>
  t(`packAmounts.levels.${level}`, { count: Number(count), shown: formats.amount(Number(count)) })

/** Grams and milliliters from a pound or a gallon up are shown in pounds or gallons, if the item can be counted in them. */
function looseText(t: Translate, formats: Formats, quantity: string, { baseUnit, units }: Item): string {
  const base = Number(quantity)
  const larger = (['lb', 'gal'] as const).flatMap((unit) => {
    const size = units.find((one) => one.unit === unit)?.size
    return (baseUnit === 'g' || baseUnit === 'ml') && size && base >= Number(size)
      ? [{ unit, amount: base / Number(size) }]
      : []
  })[0]
  return larger
    ? `${formats.amount(larger.amount, 2)} ${t(`words.units.${larger.unit}`)}`
    : `${formats.amount(base, 3)} ${t(`words.units.${baseUnit}`)}`
}
