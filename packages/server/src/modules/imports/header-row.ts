import { countKnown } from './columns.ts'

/** Rows in which the header is looked for: lists have a title, a customer and a date above it. */
export const headRows = 25

/** How many known column names make a row a header. A title can contain one, too. */
const leastKnown = 2

/**
 * The index of the header among a file's first rows: the first with at least 60% of the most known column names in a row, else
 * the first with at least 70% of the most filled cells. It is 0 if no title lines come before the header.
 */
export function headerRow(rows: readonly (readonly string[])[]): number {
  const known = rows.map((cells) => countKnown(cells.filter((cell) => cell.trim() !== '')))
  const mostKnown = Math.max(...known, 0)
  if (mostKnown >= leastKnown) return known.findIndex((count) => count >= Math.max(leastKnown, mostKnown * 0.6))
  const filled = rows.map((cells) => cells.filter((cell) => cell.trim() !== '').length)
  return Math.max(
    0,
    filled.findIndex((count) => count >= Math.max(...filled) * 0.7),
  )
}
