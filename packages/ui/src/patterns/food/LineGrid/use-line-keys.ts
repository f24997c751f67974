import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react'

import { useMenuText } from '../../use-menu-text.ts'
import { type GridPlace, isLineColumn, placeAfterKey, placeAfterTab } from './grid-moves.ts'
import { cellText, formChoices, unitChoices } from './line-cell-text.ts'
import type { LineColumn, LineGridProps, LineGridRow } from './line-grid-types.ts'
import { pastedCells } from './pasted-cells.ts'
import type { LineCursor } from './use-line-cursor.ts'

interface LineKeysOptions extends LineGridProps {
  gridRef: RefObject<HTMLElement | null>
  /** Gets focus when the last line is removed. */
  addRef: RefObject<HTMLElement | null>
  cursor: LineCursor
  /** Announces a message in the live region. */
  onAnnounce: (message: string) => void
}

const isFilled = (row: LineGridRow) => row.amount !== '' || row.item !== null || row.itemText !== ''

/** Handles keys and the clipboard, on a cell and inside its editor. */
export function useLineKeys(options: LineKeysOptions) {
  const { rows, units, isReadOnly = false, onChange, onInsert, onRemove, onMove, onPasteRows, onAnnounce } = options
  const { gridRef, addRef, cursor } = options
  const text = useMenuText()

  function insert(at: number) {
    onInsert(at)
    cursor.goTo({ rowIndex: at, column: 'amount' }, true)
  }

  function remove(at: number) {
    const row = rows[at]
    if (!row) return
    onRemove(row.id)
    onAnnounce(text.lineRemoved(at + 1))
    // The next row, or the previous one if the last was removed.
    const next = rows[at + 1] ?? rows[at - 1]
    if (next) cursor.goTo({ rowIndex: Math.min(at, rows.length - 2), column: cursor.current?.column ?? 'amount' })
    else addRef.current?.focus()
  }

  function move(from: number, to: number) {
    const row = rows[from]
    if (!row || to < 0 || to >= rows.length) return
    onMove(row.id, to)
    onAnnounce(text.lineMoved(to + 1, rows.length))
    cursor.goTo({ rowIndex: to, column: cursor.current?.column ?? 'amount' })
  }

  /** Selects the next unit or form that starts with the letter, as a native select does. */
  function chooseByLetter(row: LineGridRow, column: 'unit' | 'form', letter: string) {
    const choices = column === 'unit' ? unitChoices(row, units) : formChoices(text.lineFormNames)
    const at = choices.findIndex((choice) => choice.value === row[column])
    const next = [...choices.slice(at + 1), ...choices.slice(0, at + 1)].find((choice) =>
      choice.label.toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()),
    )
    if (next) onChange(row.id, { [column]: next.value })
  }

  /** Restores the values from when the editor opened. */
  function revert(rowId: string, column: LineColumn) {
    const { before } = cursor
    if (before.current?.id !== rowId) return
    const { item, itemText, amount, plus = null } = before.current
    if (column === 'item') onChange(rowId, { item, itemText })
    else if (column === 'amount') onChange(rowId, { amount, plus })
    else onChange(rowId, { [column]: before.current[column] })
  }

  function goDown(place: GridPlace, isUp: boolean) {
    const rowIndex = place.rowIndex + (isUp ? -1 : 1)
    const row = rows[place.rowIndex]
    if (rowIndex < rows.length) cursor.goTo({ ...place, rowIndex: Math.max(0, rowIndex) })
    else if (row && isFilled(row)) insert(rows.length)
    else cursor.stopEditing()
  }

  function handleEditorKey(event: KeyboardEvent, place: GridPlace & { rowId: string }) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      goDown(place, event.shiftKey)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      if (isLineColumn(place.column)) revert(place.rowId, place.column)
      cursor.stopEditing()
    } else if (event.key === 'Tab') {
      const next = placeAfterTab(place, event.shiftKey, rows.length)
      const row = rows[place.rowIndex]
      if (next) {
        event.preventDefault()
        cursor.goTo(next, true)
      } else if (!event.shiftKey && row && isFilled(row)) {
        event.preventDefault()
        insert(rows.length)
      }
    }
  }

  function handleCellKey(event: KeyboardEvent, place: GridPlace & { rowId: string }) {
    const { key } = event
    const hasCtrl = event.ctrlKey || event.metaKey
    const row = rows[place.rowIndex]
    const isVertical = key === 'ArrowUp' || key === 'ArrowDown'

    if (event.altKey && isVertical && !isReadOnly) {
      event.preventDefault()
      move(place.rowIndex, place.rowIndex + (key === 'ArrowDown' ? 1 : -1))
      return
    }
    const isRtl = gridRef.current !== null && getComputedStyle(gridRef.current).direction === 'rtl'
    // On the actions button the down arrow opens its menu.
    const next =
      place.column === 'actions' && key === 'ArrowDown' ? null : placeAfterKey(place, key, hasCtrl, rows.length, isRtl)
    if (next) {
      event.preventDefault()
      cursor.goTo(next)
      return
    }
    if (isReadOnly || !row) return
    if (hasCtrl && key === 'Enter') insert(place.rowIndex + 1)
    else if (hasCtrl && (key === 'Delete' || key === 'Backspace')) remove(place.rowIndex)
    else if (!isLineColumn(place.column)) return
    else if (key === 'Enter' || key === 'F2') cursor.goTo(place, true)
    else if (key === 'Delete' || key === 'Backspace') clear(row, place.column)
    else if (key.length === 1 && !hasCtrl && !event.altKey) type(row, place, place.column, key)
    else return
    event.preventDefault()
  }

  function clear(row: LineGridRow, column: LineColumn) {
    if (column === 'item') onChange(row.id, { item: null, itemText: '' })
    else if (column === 'amount') onChange(row.id, { amount: '', plus: null })
    else if (column === 'prep') onChange(row.id, { prep: '' })
  }

  /** Typing on a cell replaces its value, as in a spreadsheet. */
  function type(row: LineGridRow, place: GridPlace, column: LineColumn, letter: string) {
    if (column === 'unit' || column === 'form') {
      chooseByLetter(row, column, letter)
      return
    }
    cursor.goTo(place, true)
    if (column === 'item') onChange(row.id, { item: null, itemText: letter })
    else onChange(row.id, column === 'amount' ? { amount: letter, plus: null } : { [column]: letter })
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented) return
    const place = cursor.placeOf(event.target)
    if (!place) return
    const { current } = cursor
    const isEditor = current?.isEditing && current.rowId === place.rowId && current.column === place.column
    if (isEditor) handleEditorKey(event, place)
    else handleCellKey(event, place)
  }

  function handlePaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text/plain')
    const isTable = /\t|\n./.test(pasted)
    const field = event.target instanceof HTMLInputElement ? event.target : null
    const place = cursor.placeOf(event.target)
    // A new line starts in its amount field: "2 cups flour" pasted there is a whole line, not an amount.
    const isLine = place?.column === 'amount' && field?.value === '' && /\p{L}/u.test(pasted)
    if (pasted === '' || (field && !isTable && !isLine)) return
    event.preventDefault()

    const cells = pastedCells(pasted)
    const column = place && isLineColumn(place.column) ? place.column : 'amount'
    onPasteRows(cells, { rowIndex: place?.rowIndex ?? rows.length, column })
    onAnnounce(text.rowsPasted(cells.length))
    cursor.goTo({ rowIndex: place?.rowIndex ?? rows.length, column })
  }

  function handleCopy(event: ClipboardEvent) {
    const place = cursor.placeOf(event.target)
    const row = place && rows[place.rowIndex]
    if (!row || event.target instanceof HTMLInputElement || !isLineColumn(place.column)) return
    // Text selected with the mouse is copied as usual.
    if (getSelection()?.isCollapsed === false) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', cellText(row, place.column, units, text.lineForms))
  }

  return { handleKeyDown, handlePaste, handleCopy, insert, remove, move }
}
