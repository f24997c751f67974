import type { KeyboardEvent } from 'react'

/** The element that takes a day's focus: the button in its cell. */
export const dayButton = (cell: Element): HTMLElement | null => cell.querySelector<HTMLElement>('[data-day]')

/** The rows of the month in the page with the button of each day; null for days of other months. */
export const dayRows = (table: Element) =>
  [...table.children].map((row) => [...row.children].map((cell) => dayButton(cell)))

const steps: Partial<Record<string, { row: number; day: number }>> = {
  ArrowRight: { row: 0, day: 1 },
  ArrowLeft: { row: 0, day: -1 },
  ArrowDown: { row: 1, day: 0 },
  ArrowUp: { row: -1, day: 0 },
}

/** By how many rows and days an arrow key moves, in the direction of the text. */
export function stepOf(table: Element, key: string) {
  const step = steps[key]
  const forward = getComputedStyle(table).direction === 'rtl' ? -1 : 1
  return step && { row: step.row, day: step.day * forward }
}

/** The day that an arrow key leads to. */
export function dayAfter(table: Element | null, { key, target }: KeyboardEvent): HTMLElement | null {
  const step = table && stepOf(table, key)
  if (!step || !(target instanceof HTMLElement)) return null
  const rows = dayRows(table)
  let row = rows.findIndex((cells) => cells.some((cell) => cell === target))
  let day = rows[row]?.findIndex((cell) => cell === target) ?? -1
  if (day < 0) return null
  // Continues past the end of a week, and skips days of other months.
  for (;;) {
    day += step.day
    row += step.row
    const width = rows[row]?.length ?? 0
    if (step.day !== 0 && (day < 0 || day >= width)) {
      row += step.day > 0 ? 1 : -1
      day = step.day > 0 ? 0 : width - 1
    }
    const cells = rows[row]
    if (!cells) return null
    const found = cells[day]
    if (found) return found
  }
}
