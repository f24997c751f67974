import type { GivenAmount, RequestItem } from '@commissary/api-client'
import { givenFields, givenQuantity } from '@commissary/domain/stock'
import { fromScaled, parseAmount, quantityDigits, toScaled, type Unit } from '@commissary/domain/units'
import type { Translate } from '@commissary/messages'

type Item = Pick<RequestItem, 'baseUnit' | 'units' | 'packs'>
type Level = keyof typeof givenFields

/** An amount in one unit: a level of the first pack, or a unit of loose goods. `unit` is `pack:case` or `unit:lb`. */
export interface UnitAmount {
  amount: string
  unit: string
}

const levels: readonly Level[] = ['case', 'inner', 'each']
const packUnit = (level: Level) => `pack:${level}`
const looseUnit = (unit: Unit) => `unit:${unit}`
const levelOf = (unit: string) => levels.find((level) => packUnit(level) === unit)
const sizeOfLevel = ({ packs }: Item, level: Level) => packs[0]?.[level]?.size ?? null

/** The units that an item can be asked for in, packs first. */
export function unitOptions(t: Translate, item: Item): { value: string; label: string }[] {
  const packs = levels.filter((level) => sizeOfLevel(item, level) !== null)
  return [
    ...packs.map((level) => ({ value: packUnit(level), label: t(`inventoryRequests.units.${level}`) })),
    ...item.units
      // A piece is a pack of one where pieces are the base unit.
      .filter(({ unit }) => !(unit === 'each' && packs.includes('each')))
      .map(({ unit }) => ({ value: looseUnit(unit), label: t(`words.units.${unit}`) })),
  ]
}

/** The unit that an item is usually moved in: its largest pack. */
export function usualUnit(item: Item): string {
  const level = levels.find((one) => sizeOfLevel(item, one) !== null)
  return level ? packUnit(level) : looseUnit(item.baseUnit)
}

/** A typed amount in the contract's form; null if it is not a number. */
export function toGiven({ amount, unit }: UnitAmount, locale: string): GivenAmount | null {
  const parsed = parseAmount(amount, { allowZero: true, locale })
  if (!parsed.ok) return null
  const level = levelOf(unit)
  return level
    ? { [givenFields[level]]: parsed.amount }
    : { amount: parsed.amount, unit: unit.replace(/^unit:/, '') as Unit }
}

/** The quantity in the base unit; null if it is not a number. */
export function toQuantity(item: Item, typed: UnitAmount, locale: string): string | null {
  const given = toGiven(typed, locale)
  const read = given && givenQuantity(given, item)
  return read?.ok ? read.quantity : null
}

/** A stored amount in one unit: its own if it has only one, else the base unit. */
export function fromGiven(item: Item, given: GivenAmount, quantity: string): UnitAmount {
  const counted = levels.filter((level) => (given[givenFields[level]] ?? null) !== null)
  const [level, ...others] = counted
  const loose = given.amount ?? null
  if (level && others.length === 0 && loose === null) {
    return { amount: given[givenFields[level]] ?? '', unit: packUnit(level) }
  }
  if (counted.length === 0 && loose !== null && given.unit) return { amount: loose, unit: looseUnit(given.unit) }
  return fromQuantity(item, quantity, looseUnit(item.baseUnit))
}

/** A quantity in a unit, or in the base unit where that needs more than six decimals. */
export function fromQuantity(item: Item, quantity: string, unit: string): UnitAmount {
  const level = levelOf(unit)
  const size = level ? sizeOfLevel(item, level) : item.units.find((one) => looseUnit(one.unit) === unit)?.size
  const scaled = toScaled(quantity, quantityDigits) * 10n ** BigInt(quantityDigits)
  const one = size ? toScaled(size, quantityDigits) : 0n
  if (one > 0n && scaled % one === 0n) return { amount: fromScaled(scaled / one, quantityDigits), unit }
  return { amount: quantity, unit: looseUnit(item.baseUnit) }
}
