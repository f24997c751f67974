import { lineColumns, type LineColumn } from './line-grid-types.ts'

/** Every column the cursor can reach, in order. */
export const gridColumns = [...lineColumns, 'grams', 'cost', 'actions'] as const
export type GridColumn = (typeof gridColumns)[number]

/** The cursor's position. */
export interface GridPlace {
  rowIndex: number
  column: GridColumn
}

export const isLineColumn = (column: string): column is LineColumn => lineColumns.some((known) => known === column)

/** The position a key moves to in a grid of `rowCount` rows; null = it does not move. `isRtl` swaps left and right. */
export function placeAfterKey(from: GridPlace, key: string, hasCtrl: boolean, rowCount: number, isRtl: boolean) {
  const row = (rowIndex: number): GridPlace => ({ ...from, rowIndex: clamp(rowIndex, rowCount) })
  const column = (at: number): GridPlace => ({
    ...from,
    column: gridColumns[clamp(at, gridColumns.length)] ?? 'amount',
  })
  const at = gridColumns.indexOf(from.column)
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight'

  switch (key) {
    case 'ArrowUp':
      return row(hasCtrl ? 0 : from.rowIndex - 1)
    case 'ArrowDown':
      return row(hasCtrl ? rowCount - 1 : from.rowIndex + 1)
    case 'ArrowLeft':
    case 'ArrowRight':
      return column(key === forward ? at + 1 : at - 1)
    case 'Home':
      return { rowIndex: hasCtrl ? 0 : from.rowIndex, column: gridColumns[0] }
    case 'End':
      return { rowIndex: hasCtrl ? rowCount - 1 : from.rowIndex, column: 'actions' as const }
    case 'PageUp':
      return row(from.rowIndex - 10)
    case 'PageDown':
      return row(from.rowIndex + 10)
    default:
      return null
  }
}

/** The next cell to fill in, across rows; null = past the first or the last. */
export function placeAfterTab(from: GridPlace, isBack: boolean, rowCount: number) {
  const at = isLineColumn(from.column) ? lineColumns.indexOf(from.column) : lineColumns.length - 1
  const index = from.rowIndex * lineColumns.length + at + (isBack ? -1 : 1)
  const column = lineColumns[((index % lineColumns.length) + lineColumns.length) % lineColumns.length]
  if (index < 0 || index >= rowCount * lineColumns.length || !column) return null
  return { rowIndex: Math.floor(index / lineColumns.length), column }
}

const clamp = (index: number, length: number) => Math.max(0, Math.min(length - 1, index))
