import type { ClipboardEvent, KeyboardEvent } from 'react'

import { cellOf } from './grid-cells.ts'
import type { MenuClipboard } from './menu-grid-types.ts'
import type { CellRangeState } from './use-cell-range.ts'

/** The clipboard's type for what only a menu understands; spreadsheets read the plain text next to it. */
const ownType = 'application/x-menu'

interface MenuClipboardOptions {
  clipboard: MenuClipboard | null
  range: CellRangeState
  /** Shows a sentence below the grid. */
  say: (message: string) => void
  /** Whether an element represents its cell. Fields and controls in a cell have their own clipboard. */
  isCell?: (target: Element) => boolean
}

const isCellItself = (target: Element) => cellOf(target) === target

/** Copy, cut, paste, fill right and clear by keyboard, for the focused cell or the selected cells. */
export function useMenuClipboard({ clipboard, range, say, isCell = isCellItself }: MenuClipboardOptions) {
  const rangesOf = ({ target }: { target: EventTarget }) =>
    target instanceof Element && isCell(target) ? range.at(target) : null

  function handleCopy(event: ClipboardEvent) {
    const ranges = rangesOf(event)
    if (!clipboard || !ranges) return
    const copied = clipboard.copy(ranges)
    event.preventDefault()
    if (typeof copied === 'string') {
      say(copied)
      return
    }
    event.clipboardData.setData('text/plain', copied.text)
    event.clipboardData.setData(ownType, copied.data)
    if (event.type === 'cut') clipboard.clear(ranges)
    range.release()
    say(copied.done)
  }

  function handlePaste(event: ClipboardEvent) {
    const ranges = rangesOf(event)
    if (!clipboard || !ranges) return
    const data = event.clipboardData.getData(ownType)
    say(clipboard.paste(ranges, { text: event.clipboardData.getData('text/plain'), data: data === '' ? null : data }))
    event.preventDefault()
  }

  /** Ctrl+R and Delete on a cell. */
  function handleKeyDown(event: KeyboardEvent) {
    const ranges = rangesOf(event)
    if (!clipboard || !ranges || event.defaultPrevented || event.altKey) return
    const isCommand = event.ctrlKey || event.metaKey
    const key = event.key.toLowerCase()
    if (isCommand && !event.shiftKey && key === 'r') say(clipboard.fill(ranges))
    else if (isCommand && event.shiftKey && key === 'l' && clipboard.copyWeekBefore) clipboard.copyWeekBefore()
    else if (!isCommand && (key === 'delete' || key === 'backspace')) say(clipboard.clear(ranges))
    else return
    event.preventDefault()
  }

  return { handleCopy, handlePaste, handleKeyDown }
}
