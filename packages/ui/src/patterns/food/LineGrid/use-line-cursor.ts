import { type FocusEvent, type MouseEvent, type RefObject, useLayoutEffect, useReducer, useRef, useState } from 'react'

import { type GridColumn, gridColumns, type GridPlace, isLineColumn } from './grid-moves.ts'
import type { LineGridRow } from './line-grid-types.ts'

interface Cursor {
  rowId: string
  column: GridColumn
  isEditing: boolean
}

export type LineCursor = ReturnType<typeof useLineCursor>

/**
 * Where the grid's single tab stop is, and whether that cell is being edited. Focus moves after the render that shows
 * its target, because a row that was just inserted arrives by props later.
 */
export function useLineCursor(gridRef: RefObject<HTMLElement | null>, rows: readonly LineGridRow[]) {
  const [cursor, setCursor] = useState<Cursor | null>(null)
  const [draws, redraw] = useReducer((count: number) => count + 1, 0)
  const pendingMove = useRef<(GridPlace & { isEditing: boolean }) | null>(null)
  /** The row as it was when its editor opened; Escape restores it. */
  const before = useRef<LineGridRow | null>(null)

  const first = rows[0]
  const isThere = cursor !== null && rows.some((row) => row.id === cursor.rowId)
  const current = isThere ? cursor : first ? { rowId: first.id, column: gridColumns[0], isEditing: false } : null

  useLayoutEffect(() => {
    const target = pendingMove.current
    const row = target && rows[target.rowIndex]
    if (!target || !row) return
    pendingMove.current = null
    if (target.isEditing && before.current?.id !== row.id) before.current = row
    setCursor({ rowId: row.id, column: target.column, isEditing: target.isEditing })
    // An editor focuses itself when it mounts.
    if (!target.isEditing) focusCell(gridRef.current, row.id, target.column)
  }, [rows, draws, gridRef])

  /** Moves to a cell, which may only exist after the next render. */
  function goTo(place: GridPlace, isEditing = false) {
    pendingMove.current = { ...place, isEditing: isEditing && isLineColumn(place.column) }
    before.current = rows[place.rowIndex] ?? null
    // Renders again, so the layout effect above sees the request.
    setCursor((last) => last && { ...last, isEditing: false })
    redraw()
  }

  function placeOf(target: EventTarget | null) {
    const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-row]') : null
    const rowId = cell?.dataset['row']
    const column = gridColumns.find((known) => known === cell?.dataset['column'])
    const rowIndex = rows.findIndex((row) => row.id === rowId)
    return rowId !== undefined && column && rowIndex >= 0 ? { rowId, rowIndex, column } : null
  }

  function handleFocus(event: FocusEvent) {
    const place = placeOf(event.target)
    if (place && (place.rowId !== current?.rowId || place.column !== current.column)) {
      setCursor({ rowId: place.rowId, column: place.column, isEditing: false })
    }
  }

  function handleBlur(event: FocusEvent) {
    const next = placeOf(event.relatedTarget)
    const isSameCell = next?.rowId === current?.rowId && next?.column === current?.column
    if (current?.isEditing && !isSameCell) setCursor({ ...current, isEditing: false })
  }

  function handleClick(event: MouseEvent) {
    const place = placeOf(event.target)
    const isAlready = current?.isEditing && place?.rowId === current.rowId && place.column === current.column
    if (place && isLineColumn(place.column) && !isAlready) goTo(place, true)
  }

  /** Closes the editor and focuses the cell. */
  function stopEditing() {
    if (!current) return
    goTo({ rowIndex: rows.findIndex((row) => row.id === current.rowId), column: current.column })
  }

  return { current, before, goTo, placeOf, stopEditing, handleFocus, handleBlur, handleClick }
}

function focusCell(grid: HTMLElement | null, rowId: string, column: GridColumn) {
  grid?.querySelector<HTMLElement>(`[data-row="${CSS.escape(rowId)}"][data-column="${column}"]`)?.focus()
}
