import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'

import type { ColumnTools } from './use-columns.ts'

const keyStep = 16

interface HeaderKeysOptions {
  tools: ColumnTools
  onEnterRows: (cell: number) => void
}

/**
 * Keys on the headers: arrows move between headers and down to the rows, Alt+arrow resizes the column, Shift+arrow moves
 * it.
 */
export function useHeaderKeys({ tools, onEnterRows }: HeaderKeysOptions) {
  return function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const target = event.target
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey) return
    const cell = target.closest('th')
    const row = cell?.parentElement
    if (!cell || !row) return
    const headers = [...row.children]
    const at = headers.indexOf(cell)
    const id = cell.dataset['column'] ?? ''
    const isMirrored = getComputedStyle(cell).direction === 'rtl'
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const onward = isMirrored ? -by : by

    if (event.key === 'ArrowDown') onEnterRows(at)
    else if (by === 0) return
    else if (event.altKey) {
      if (tools.isOn && id) tools.resizeBy(id, onward * keyStep)
    } else if (event.shiftKey) {
      if (!tools.isOn || !id) return
      // Moving the header in the DOM would lose focus.
      flushSync(() => tools.moveBy(id, onward > 0 ? 1 : -1))
      target.focus()
    } else next(headers, at, onward)?.focus()
    event.preventDefault()
  }
}

function next(headers: Element[], at: number, by: number): HTMLElement | null {
  for (let place = at + by; place >= 0 && place < headers.length; place += by) {
    const found = headers[place]?.querySelector<HTMLElement>('button, input, [tabindex="0"]')
    if (found) return found
  }
  return null
}
