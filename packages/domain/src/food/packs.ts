import { parsePositive } from '../units/decimal.ts'
import { convertDirectly } from '../units/units.ts'
import type { Quantity } from '../units/model.ts'

/** One level of a pack: a case, an inner pack, or a single unit. */
export interface PackLevel {
  /** GTIN-8, 12, 13 or 14. */
  gtin: string | null
  /** Net weight or volume. */
  content: Quantity | null
  /** How many of the next smaller level it holds. */
  holds: number | null
}

/** How a product is sold. A case holds inner packs or single units, an inner pack holds single units. */
export interface Pack {
  /** As the distributor writes it: "6/5 LB". */
  text: string | null
  case: PackLevel | null
  inner: PackLevel | null
  each: PackLevel | null
}

export const packLevels = ['case', 'inner', 'each'] as const
export type PackLevelName = (typeof packLevels)[number]

/** Net contents are printed rounded; a case that differs more from what it holds is a mistake. */
const tolerance = 0.02

/** A case or inner pack whose net content differs from what it holds. */
export interface PackContradiction {
  level: PackLevelName
  /** The content of what it holds, in the unit of the level. */
  expected: number
}

/**
 * The levels whose content contradicts what they hold ("a case of 6 x 5 lb that weighs 25 lb"), outermost first. Contents
 * that cannot be compared (a weight with a volume, an unknown one) prove nothing.
 */
export function packContradictions(pack: Pack): PackContradiction[] {
  const present = packLevels.filter((level) => pack[level] !== null)
  return present.slice(0, -1).flatMap((level, index) => {
    const smaller = present[index + 1]
    const outer = pack[level]
    const inner = smaller && pack[smaller]
    if (!outer?.content || !outer.holds || !inner?.content) return []
    const own = parsePositive(outer.content.amount)
    const one = parsePositive(inner.content.amount)
    const perOne = one === null ? null : convertDirectly(one, inner.content.unit, outer.content.unit)
    if (own === null || perOne === null) return []
    const expected = perOne * outer.holds
    return Math.abs(expected / own - 1) > tolerance ? [{ level, expected }] : []
  })
}

/**
 * The net content of a whole pack: that of its outermost level, or what that level holds. Null where neither is known.
 */
export function packContent(pack: Pack): Quantity | null {
  const present = packLevels.flatMap((level) => pack[level] ?? [])
  let held = 1
  for (const { content, holds } of present) {
    const amount = parsePositive(content?.amount)
    if (content && amount !== null) return { amount: trimmed(amount * held), unit: content.unit }
    if (holds === null) return null
    held *= holds
  }
  return null
}

/** At most six decimals, as quantities are stored. */
const trimmed = (value: number) => String(Number(value.toFixed(6)))

/** Whether the last digit of a GTIN is its check digit (GS1 General Specifications, 7.9). */
export function isGtin(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false
  const digits = text.split('').map(Number).toReversed()
  const sum = digits.slice(1).reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10 === digits[0]
}
