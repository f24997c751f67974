import { type RefObject, useRef } from 'react'

import { type CellPlace, type CellRows, cellOf, placeOf, rowsOf } from './grid-cells.ts'
import type { MenuRange } from './menu-grid-types.ts'

/** Describes the selected cells to the screen: by day in a week, by week in a month. */
export type RangesOf = (rows: CellRows, isChosen: (place: CellPlace) => boolean) => MenuRange[]

const keyOf = ({ row, day }: CellPlace) => `${row}:${day}`

/**
 * The cells that are selected: a block by Shift, single ones by Ctrl or Space. They are kept and shown on the elements
 * directly, so that selecting renders no cell.
 */
export function useCellRange(tableRef: RefObject<HTMLElement | null>, rangesOf: RangesOf) {
  const chosen = useRef<ReadonlySet<string>>(new Set())
  /** What was selected before the block that Shift extends. */
  const kept = useRef<ReadonlySet<string>>(new Set())
  const anchor = useRef<CellPlace | null>(null)
  /** Single cells are being selected: moving the focus keeps them. */
  const picks = useRef(false)
  /** The selection was used: the next one starts over. */
  const isDone = useRef(false)

  function show(next: ReadonlySet<string>): number {
    chosen.current = next
    let count = 0
    for (const [row, cells] of rowsOf(tableRef.current).entries()) {
      for (const [day, cell] of cells.entries()) {
        const isIn = cell.dataset['date'] !== '' && next.has(keyOf({ row, day }))
        if (isIn) {
          count += 1
          cell.setAttribute('aria-selected', 'true')
        } else cell.removeAttribute('aria-selected')
      }
    }
    return count
  }

  function clear(): boolean {
    const wasEmpty = chosen.current.size === 0
    anchor.current = null
    kept.current = new Set()
    picks.current = false
    isDone.current = false
    show(new Set())
    return !wasEmpty
  }

  return {
    /** Selects from where the selection began, or from `from`, to `to`. Returns the number of cells. */
    extend(from: CellPlace, to: CellPlace): number {
      if (isDone.current) clear()
      anchor.current ??= from
      picks.current = false
      return show(new Set([...kept.current, ...blockBetween(anchor.current, to)]))
    },
    /** Selects or deselects a cell. With the first one, `from`, the cell that had the focus, is selected as well. */
    toggle(place: CellPlace, from: CellPlace | null): number {
      if (isDone.current) clear()
      const next = new Set(chosen.current)
      const isFirst = next.size === 0
      if (isFirst && from) next.add(keyOf(from))
      if (isFirst || !next.has(keyOf(place))) next.add(keyOf(place))
      else next.delete(keyOf(place))
      kept.current = next
      anchor.current = place
      picks.current = true
      return show(next)
    },
    /** Adds a block to the selection. */
    add(from: CellPlace, to: CellPlace): number {
      if (isDone.current) clear()
      kept.current = chosen.current
      anchor.current = from
      return show(new Set([...kept.current, ...blockBetween(from, to)]))
    },
    clear,
    /** Whether moving the focus keeps the selection. */
    isPicking: () => picks.current && chosen.current.size > 0,
    /** The selection was copied: moving the focus, or selecting another cell, begins a new one. */
    release() {
      picks.current = false
      isDone.current = chosen.current.size > 0
    },
    /** Whether a cell is selected. */
    has: (cell: HTMLElement) => chosen.current.has(keyOf(placeOf(rowsOf(tableRef.current), cell))),
    isEmpty: () => chosen.current.size === 0,
    /** The selected cells, or the cell that `element` is in; null outside of cells. */
    at(element: Element): MenuRange[] | null {
      const cell = cellOf(element)
      if (!cell?.isConnected) return null
      const rows = rowsOf(tableRef.current)
      const own = keyOf(placeOf(rows, cell))
      return rangesOf(rows, (place) =>
        chosen.current.size > 0 ? chosen.current.has(keyOf(place)) : keyOf(place) === own,
      )
    },
  }
}

export type CellRangeState = ReturnType<typeof useCellRange>

function blockBetween(from: CellPlace, to: CellPlace): string[] {
  const [top, bottom] = [Math.min(from.row, to.row), Math.max(from.row, to.row)]
  const [first, last] = [Math.min(from.day, to.day), Math.max(from.day, to.day)]
  const places: string[] = []
  for (let row = top; row <= bottom; row += 1)
    for (let day = first; day <= last; day += 1) places.push(keyOf({ row, day }))
  return places
}

/** Groups days with the same selected categories. A day's header represents the whole day. */
export const rangesByDay: RangesOf = (rows, isChosen) => {
  const days = (rows[0] ?? []).map((cell, day) => {
    const own = rows.flatMap((_, row) => (isChosen({ row, day }) ? [row] : []))
    return { date: cell.dataset['date'] ?? '', rows: own[0] === 0 ? [0] : own }
  })
  const alike = Map.groupBy(
    days.filter((day) => day.rows.length > 0),
    (day) => day.rows.join(),
  )
  return [...alike.values()].map((group) => ({
    dates: group.map(({ date }) => date),
    categories:
      group[0]?.rows[0] === 0 ? null : (group[0]?.rows ?? []).map((row) => rows[row]?.[0]?.dataset['category'] ?? ''),
  }))
}

/** The selected days of each week. */
export const rangesByWeek: RangesOf = (rows, isChosen) =>
  rows.flatMap((cells, row) => {
    const dates = cells.flatMap(({ dataset }, day) =>
      dataset['date'] && isChosen({ row, day }) ? [dataset['date']] : [],
    )
    return dates.length > 0 ? [{ dates, categories: null }] : []
  })
