/** The cells of the week in the page: a row with the headers of the days, then one row per category. */
export type CellRows = readonly (readonly HTMLElement[])[]

/** Where a cell is; row 0 has the headers of the days. */
export interface CellPlace {
  row: number
  day: number
}

/** The cells of a table by row. */
export const rowsOf = (table: Element | null): CellRows =>
  [...(table?.children ?? [])].map((row) => [...row.querySelectorAll<HTMLElement>(':scope > [data-date]')])

/** Where a cell is in its table. */
export function placeOf(rows: CellRows, cell: HTMLElement): CellPlace {
  const row = rows.findIndex((cells) => cells.includes(cell))
  return { row, day: rows[row]?.indexOf(cell) ?? -1 }
}

/** The cell that an element is in, or is. */
export const cellOf = (element: Element) => element.closest<HTMLElement>('[data-date]')

const controls = 'button:not(:disabled), input'

/** The controls of a cell that are shown; a narrow day hides some. */
export const controlsOf = (cell: Element) =>
  [...cell.querySelectorAll<HTMLElement>(controls)].filter((control) => control.checkVisibility())

/** Whether a category's cell takes no items. */
export const isWithoutSearch = (cell: HTMLElement) =>
  cell.dataset['category'] !== undefined && !cell.querySelector('[aria-haspopup="dialog"]')

/** Whether a key types a character that a search can start with. */
export const isLetter = (key: string) => /^[\p{L}\p{N}]$/u.test(key)

/** Focuses the next category of the same day. */
export function focusBelow(cell: HTMLElement) {
  const rows = rowsOf(cell.closest('[role="grid"]'))
  const { row, day } = placeOf(rows, cell)
  const below = rows[row + 1]?.[day] ?? cell
  below.focus()
}

/** Whether an element is in right-to-left text. */
export const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'

export const clamp = (index: number, count: number) => Math.max(0, Math.min(index, count - 1))
