import { type Pack, type PackLevelName, packLevels } from '../food/packs.ts'
import { fromScaled, quantityDigits, rescaled, sumOf, toScaled } from '../units/exact.ts'
import { type Unit, units } from '../units/model.ts'
import { convert, type Convertible } from '../units/units.ts'
import { levelSizes } from './pack-count.ts'

/** An amount as a person counts or asks for it: packs of each level, and loose goods with a unit. They add up. */
export interface GivenAmount {
  /** Which of the item's packs; the first by default. */
  pack?: number | undefined
  cases?: string | null | undefined
  inners?: string | null | undefined
  eaches?: string | null | undefined
  amount?: string | null | undefined
  unit?: Unit | null | undefined
}

/** One level of a pack that can be counted. */
export interface CountedLevel {
  gtin: string | null
  /** In the base unit of the item; null = unknown. */
  size: string | null
}

/** A pack with the levels that can be counted; null for a level that it lacks. */
export type CountedPack = { text: string | null } & Record<PackLevelName, CountedLevel | null>

/** How an item can be counted. */
export interface Countable {
  packs: readonly CountedPack[]
  /** Units of loose goods, with what one holds in the base unit. */
  units: readonly { unit: Unit; size: string }[]
}

export const givenFields = { case: 'cases', inner: 'inners', each: 'eaches' } as const satisfies Record<
  PackLevelName,
  keyof GivenAmount
>

export type GivenProblem =
  /** Nothing was entered. 0 is an amount. */
  | 'empty'
  /** The item has no such pack, or the size of the level is unknown. */
  | 'unknownSize'
  | 'unitMissing'
  /** The unit does not convert to the base unit. */
  | 'unknownUnit'
  | 'tooLarge'

export type GivenQuantity =
  | { ok: true; quantity: string }
  | { ok: false; problem: GivenProblem; field: keyof GivenAmount }

/** Twelve digits before the point, as quantities are stored. */
const limit = toScaled('1000000000000', quantityDigits)

/** The exact quantity of a given amount in the item's base unit. */
export function givenQuantity(given: GivenAmount, { packs, units: looseUnits }: Countable): GivenQuantity {
  const parts: string[] = []
  const pack = packs[given.pack ?? 0]
  for (const level of packLevels) {
    const field = givenFields[level]
    const count = given[field] ?? null
    if (count === null) continue
    const size = pack?.[level]?.size ?? null
    if (size === null) return { ok: false, problem: 'unknownSize', field }
    parts.push(product(count, size))
  }
  const amount = given.amount ?? null
  if (amount !== null) {
    if (!given.unit) return { ok: false, problem: 'unitMissing', field: 'unit' }
    const unit = looseUnits.find((one) => one.unit === given.unit)
    if (!unit) return { ok: false, problem: 'unknownUnit', field: 'unit' }
    parts.push(product(amount, unit.size))
  }
  if (parts.length === 0) return { ok: false, problem: 'empty', field: pack ? 'cases' : 'amount' }
  const quantity = sumOf(parts)
  if (toScaled(quantity, quantityDigits) >= limit) return { ok: false, problem: 'tooLarge', field: 'amount' }
  return { ok: true, quantity }
}

const product = (count: string, size: string) =>
  fromScaled(
    rescaled(toScaled(count, quantityDigits) * toScaled(size, quantityDigits), quantityDigits * 2, quantityDigits),
    quantityDigits,
  )

/** How an ingredient can be counted: its packs, and every unit that converts to its base unit. */
export function countableOf(baseUnit: Unit, packs: readonly Pack[], food: Convertible): Countable {
  return {
    packs: packs.map((pack) => {
      const sizes = levelSizes(pack, baseUnit, food)
      const level = (name: PackLevelName): CountedLevel | null =>
        pack[name] || sizes[name] !== undefined ? { gtin: pack[name]?.gtin ?? null, size: sizes[name] ?? null } : null
      return { text: pack.text, case: level('case'), inner: level('inner'), each: level('each') }
    }),
    units: countedUnits.flatMap((unit) => {
      const size = convert(1, unit, baseUnit, food)
      const text = size === null ? '0' : size.toFixed(quantityDigits)
      return Number(text) > 0 ? [{ unit, size: fromScaled(toScaled(text, quantityDigits), quantityDigits) }] : []
    }),
  }
}

/** No one counts a store in scoops. */
const countedUnits = units.filter((unit) => !unit.startsWith('scoop') && unit !== 'tsp' && unit !== 'tbsp')

/** The pack level that a scanned code is for, by its GTIN of any length. */
export function levelOfGtin(
  code: string,
  packs: readonly CountedPack[],
): { pack: number; level: PackLevelName } | null {
  const wanted = gtin14(code)
  for (const [pack, levels] of packs.entries()) {
    for (const level of packLevels) {
      const { gtin = null } = levels[level] ?? {}
      if (gtin !== null && gtin14(gtin) === wanted) return { pack, level }
    }
  }
  return null
}

/** A GTIN with 14 digits, so that a 12-digit UPC and the same code with leading zeros match. Scanners may add spaces or an FNC1. */
export function gtin14(code: string): string {
  const digits = code.replace(/\D/g, '')
  // GS1-128 of a case: application identifier 01, then the GTIN.
  const gtin = digits.length >= 16 && digits.startsWith('01') ? digits.slice(2, 16) : digits
  return gtin.padStart(14, '0')
}
