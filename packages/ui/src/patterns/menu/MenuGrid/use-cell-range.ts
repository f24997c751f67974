import { type RefObject, useRef } from 'react'

import { type CellPlace, type CellRows, cellOf, placeOf, rowsOf } from './grid-cells.ts'
import type { MenuRange } from './menu-grid-types.ts'

/**
 * The block of cells that Shift and the arrow keys select. It is kept and shown on the elements directly, so that
 * selecting renders no cell.
 */
export function useCellRange(tableRef: RefObject<HTMLElement | null>) {
  const anchor = useRef<CellPlace | null>(null)

  function show(from: CellPlace | null, to: CellPlace) {
    for (const [row, cells] of rowsOf(tableRef.current).entries()) {
      for (const [day, cell] of cells.entries()) {
        const isIn = from !== null && isBetween(row, from.row, to.row) && isBetween(day, from.day, to.day)
        if (isIn) cell.setAttribute('aria-selected', 'true')
        else cell.removeAttribute('aria-selected')
      }
    }
  }

  return {
    /** Selects from where the selection began, or from `from`, to `to`. Returns how many cells. */
    extend(from: CellPlace, to: CellPlace): number {
      anchor.current ??= from
      const start = anchor.current
      show(start, to)
      return (Math.abs(start.row - to.row) + 1) * (Math.abs(start.day - to.day) + 1)
    },
    clear() {
      if (anchor.current === null) return false
      anchor.current = null
      show(null, { row: 0, day: 0 })
      return true
    },
    /** The selected block, or the cell that `element` is in; null outside of cells. */
    at(element: Element): MenuRange | null {
      const cell = cellOf(element)
      if (!cell) return null
      const rows = rowsOf(tableRef.current)
      const place = placeOf(rows, cell)
      return rangeBetween(rows, anchor.current ?? place, place)
    },
  }
}

export type CellRangeState = ReturnType<typeof useCellRange>

function rangeBetween(rows: CellRows, from: CellPlace, to: CellPlace): MenuRange {
  const [top, bottom] = [Math.min(from.row, to.row), Math.max(from.row, to.row)]
  const [first, last] = [Math.min(from.day, to.day), Math.max(from.day, to.day)]
  const cells = rows.slice(top, bottom + 1).map((row) => row.slice(first, last + 1))
  return {
    dates: (cells[0] ?? []).map(({ dataset }) => dataset['date'] ?? ''),
    // The header of a day represents all of the day.
    categories: top === 0 ? null : cells.map((row) => row[0]?.dataset['category'] ?? ''),
  }
}

const isBetween = (value: number, one: number, other: number) =>
  value >= Math.min(one, other) && value <= Math.max(one, other)
