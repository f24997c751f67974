import type { OfferedItem } from '../model.ts'
import { settle } from '../../units/rounding.ts'

/** What the students of a serving line can choose from. */
export interface ServingLine {
  /** From 1; null = the day has one offer for all. */
  number: number | null
  offered: readonly OfferedItem[]
}

/**
 * The serving lines of a day: those that its items name. If they name only one, the items on every line make up another line:
 * its students do not get what is only on the named one.
 */
export function servingLinesOf(offered: readonly OfferedItem[]): ServingLine[] {
  return lineNumbers(offered).map((number) => ({ number, offered: offered.filter((item) => isOnLine(item, number)) }))
}

/** The numbers of the serving lines of a day; a single null where nothing is on a single line. */
export function lineNumbers(offered: readonly Pick<OfferedItem, 'servingLine'>[]): (number | null)[] {
  const named = [...new Set(offered.flatMap(({ servingLine }) => servingLine ?? []))].sort((a, b) => a - b)
  const [first] = named
  if (first === undefined) return [null]
  if (named.length > 1 || offered.every(({ servingLine }) => servingLine === first)) return named
  return first === 1 ? [1, 2] : [1, first]
}

/** Whether the students of a line can choose an item. */
export const isOnLine = ({ servingLine }: Pick<OfferedItem, 'servingLine'>, line: number | null): boolean =>
  line === null || (servingLine ?? line) === line

interface Amount {
  actual: number | null
  isLowerBound: boolean
}

/** Whether a value is smaller, or equal and more certain. */
export function isLess(one: Amount, other: Amount): boolean {
  const difference = settle(one.actual ?? 0) - settle(other.actual ?? 0)
  return difference < 0 || (difference === 0 && !one.isLowerBound && other.isLowerBound)
}
