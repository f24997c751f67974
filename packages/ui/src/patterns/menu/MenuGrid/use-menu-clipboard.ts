import type { ClipboardEvent, KeyboardEvent } from 'react'

import { cellOf } from './grid-cells.ts'
import type { MenuClipboard } from './menu-grid-types.ts'
import type { CellRangeState } from './use-cell-range.ts'

/** The clipboard's type for what only a menu understands; spreadsheets read the plain text next to it. */
const ownType = 'application/x-menu'

interface MenuClipboardOptions {
  clipboard: MenuClipboard | null
  range: CellRangeState
  /** Shows a sentence below the week. */
  say: (message: string) => void
}

/** Copy, cut, paste, fill right and clear: of the cell that has the focus, or the selected block. */
export function useMenuClipboard({ clipboard, range, say }: MenuClipboardOptions) {
  /** The block of an event on a cell. Fields and controls in a cell have their own clipboard. */
  const rangeOf = ({ target }: { target: EventTarget }) =>
    target instanceof Element && cellOf(target) === target ? range.at(target) : null

  function handleCopy(event: ClipboardEvent) {
    const block = rangeOf(event)
    if (!clipboard || !block) return
    const { text, data, done } = clipboard.copy(block)
    event.clipboardData.setData('text/plain', text)
    event.clipboardData.setData(ownType, data)
    event.preventDefault()
    if (event.type === 'cut') clipboard.clear(block)
    say(done)
  }

  function handlePaste(event: ClipboardEvent) {
    const block = rangeOf(event)
    if (!clipboard || !block) return
    const data = event.clipboardData.getData(ownType)
    say(clipboard.paste(block, { text: event.clipboardData.getData('text/plain'), data: data === '' ? null : data }))
    event.preventDefault()
  }

  /** Ctrl+R and Delete on a cell. */
  function handleKeyDown(event: KeyboardEvent) {
    const block = rangeOf(event)
    if (!clipboard || !block || event.defaultPrevented || event.altKey) return
    const isCommand = event.ctrlKey || event.metaKey
    const key = event.key.toLowerCase()
    if (isCommand && !event.shiftKey && key === 'r') say(clipboard.fill(block))
    else if (isCommand && event.shiftKey && key === 'l' && clipboard.copyWeekBefore) clipboard.copyWeekBefore()
    else if (!isCommand && (key === 'delete' || key === 'backspace')) say(clipboard.clear(block))
    else return
    event.preventDefault()
  }

  return { handleCopy, handlePaste, handleKeyDown }
}
