import type { Pack, PackLevelName } from '../food/packs.ts'
import { packLevels } from '../food/packs.ts'
import { toDecimal } from '../units/decimal.ts'
import { fromScaled, quantityDigits, rescaled, toScaled } from '../units/exact.ts'
import type { Quantity, Unit } from '../units/model.ts'
import { parsePositive } from '../units/decimal.ts'
import { convert, convertDirectly, type Convertible } from '../units/units.ts'

/** How much of an ingredient's base unit each level of a pack holds. A level is missing where that is unknown. */
export type LevelSizes = Partial<Record<PackLevelName, string>>

/** A quantity as it is on the shelf: whole packs of each level, and what is left of an opened one. */
export interface PackCount {
  /** A shortage: the counts are what is missing. */
  isNegative: boolean
  levels: { level: PackLevelName; count: string }[]
  /** Null if nothing is left over. */
  rest: Quantity | null
}

/** The base unit that suits how an ingredient is bought: that of its smallest pack, pieces for packs without a size, else grams. */
export function baseUnitOf(packs: readonly Pack[]): Unit {
  const [pack] = packs
  if (!pack) return 'g'
  const sized = packLevels.toReversed().flatMap((level) => pack[level]?.content ?? [])
  if (sized[0]) return sized[0].unit
  return packLevels.some((level) => pack[level]?.holds) ? 'each' : 'g'
}

/**
 * How much each level of a pack holds, in the base unit. A stated count takes precedence over a printed net weight, which is
 * rounded: six 5-lb bags are always a case.
 */
export function levelSizes(pack: Pack, baseUnit: Unit, food: Convertible): LevelSizes {
  const sizes: LevelSizes = {}
  const content = (level: PackLevelName): string | undefined => {
    const own = pack[level]?.content
    const amount = own ? parsePositive(own.amount) : null
    const base = own && amount !== null ? convert(amount, own.unit, baseUnit, food) : null
    const size = base === null ? '0' : toDecimal(base)
    return size === '0' ? undefined : size
  }
  const held = (level: PackLevelName, smaller: PackLevelName): string | undefined => {
    const { holds } = pack[level] ?? {}
    return holds && sizes[smaller] !== undefined ? times(sizes[smaller], holds) : undefined
  }
  const parentOfEach = pack.inner ? pack.inner : pack.case
  const isPiece = baseUnit === 'each' && Boolean(parentOfEach?.holds) && !pack.each?.content
  put(sizes, 'each', content('each') ?? (isPiece ? '1' : undefined))
  if (pack.inner) put(sizes, 'inner', held('inner', 'each') ?? content('inner'))
  if (pack.case) put(sizes, 'case', held('case', pack.inner ? 'inner' : 'each') ?? content('case'))
  // A case of known weight determines what its bags weigh.
  if (pack.inner && sizes.inner === undefined) put(sizes, 'inner', shared(sizes.case, pack.case?.holds))
  if (sizes.each === undefined)
    put(sizes, 'each', pack.inner ? shared(sizes.inner, pack.inner.holds) : shared(sizes.case, pack.case?.holds))
  return sizes
}

/** A quantity of the base unit in whole packs, largest first, and the rest in the unit that the pack is sized in. */
export function inPacks(quantity: string, baseUnit: Unit, pack: Pack | undefined, food: Convertible): PackCount {
  const scaled = toScaled(quantity, quantityDigits)
  const sizes = pack ? levelSizes(pack, baseUnit, food) : {}
  let open = scaled < 0n ? -scaled : scaled
  const levels = packLevels.flatMap((level) => {
    const size = sizes[level] === undefined ? 0n : toScaled(sizes[level], quantityDigits)
    const count = size > 0n ? open / size : 0n
    open -= count * size
    return count > 0n ? [{ level, count: String(count) }] : []
  })
  const rest = open === 0n ? null : restOf(fromScaled(open, quantityDigits), baseUnit, pack)
  return { isNegative: scaled < 0n, levels, rest }
}

/** The quantity, in the base unit, of a count of each level plus a loose rest. Null if a level's size is unknown. */
export function fromPacks(
  counts: Partial<Record<PackLevelName, string | null>>,
  sizes: LevelSizes,
  rest: string | null = null,
): string | null {
  let total = rest === null ? 0n : toScaled(rest, quantityDigits)
  for (const level of packLevels) {
    const count = counts[level] ?? null
    if (count === null) continue
    const size = sizes[level]
    if (size === undefined) return null
    const exact = toScaled(count, quantityDigits) * toScaled(size, quantityDigits)
    total += rescaled(exact, quantityDigits * 2, quantityDigits)
  }
  return fromScaled(total, quantityDigits)
}

function put(sizes: LevelSizes, level: PackLevelName, size: string | undefined): void {
  if (size !== undefined) sizes[level] = size
}

const times = (size: string, count: number): string =>
  fromScaled(
    rescaled(
      toScaled(size, quantityDigits) * toScaled(String(count), quantityDigits),
      quantityDigits * 2,
      quantityDigits,
    ),
    quantityDigits,
  )

/** One of `count` equal parts; undefined if it is not exact, because parts would not add up to the whole. */
function shared(size: string | undefined, count: number | null | undefined): string | undefined {
  if (size === undefined || !count || !Number.isInteger(count)) return undefined
  const scaled = toScaled(size, quantityDigits)
  return scaled % BigInt(count) === 0n ? fromScaled(scaled / BigInt(count), quantityDigits) : undefined
}

function restOf(amount: string, baseUnit: Unit, pack: Pack | undefined): Quantity {
  const unit = pack && packLevels.toReversed().flatMap((level) => pack[level]?.content?.unit ?? [])[0]
  const inUnit = unit && convertDirectly(Number(amount), baseUnit, unit)
  return unit && inUnit ? { amount: toDecimal(inUnit), unit } : { amount, unit: baseUnit }
}
