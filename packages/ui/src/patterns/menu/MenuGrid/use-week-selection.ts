import type { KeyboardEvent, RefObject } from 'react'

import type { MenuCategory } from '../ItemLibrary/item-library-types.ts'
import { useMenuText } from '../../use-menu-text.ts'
import type { MenuClipboard, MenuGridDay } from './menu-grid-types.ts'
import type { SelectionBarProps } from './SelectionBar.tsx'
import { rangesByDay } from './use-cell-range.ts'
import { useGridSelection } from './use-grid-selection.ts'
import { useMenuClipboard } from './use-menu-clipboard.ts'
import { useMenuKeys } from './use-menu-keys.ts'

interface WeekSelectionOptions {
  tableRef: RefObject<HTMLElement | null>
  clipboard: MenuClipboard | null
  days: readonly MenuGridDay[]
  categories: readonly MenuCategory[]
  focusedDate: string | undefined
  onFocusDay: (date: string) => void
  isDragging: boolean
}

/** Keys, mouse and touch on the cells of a week, and the controls for the selection. */
export function useWeekSelection(options: WeekSelectionOptions) {
  const { tableRef, clipboard, days, categories, focusedDate, onFocusDay, isDragging } = options
  const text = useMenuText()
  const selection = useGridSelection({ tableRef, clipboard, rangesOf: rangesByDay })
  const { range, select, say, surroundings } = selection
  const keys = useMenuKeys({
    tableRef,
    range,
    focusedDate,
    onFocusDay,
    isDragging,
    onSelect: select,
    onRefused: (date) => say(refusal(days.find((day) => day.date === date))),
  })
  const blocks = useMenuClipboard({ clipboard, range, say })

  /** "Entrée, Monday, August 24", or all of Monday. */
  function place() {
    const { date, category: id } = selection.cell?.dataset ?? {}
    const day = days.find((one) => one.date === date)
    const category = categories.find((one) => one.id === id)
    if (!day) return null
    return category ? text.place(category.label, day.label) : day.label
  }

  const open = days.filter((day) => !day.closed && !day.locked)
  const bar: SelectionBarProps | null = selection.actions && {
    actions: selection.actions,
    place: selection.count > 1 ? text.cellsSelected(selection.count) : place(),
    message: selection.message || (selection.count > 1 ? text.cellsSelected(selection.count) : ''),
    hint: text.weekShortcuts,
    targets: [{ label: text.duplicateTo, items: open.map(({ date, label }) => ({ date, label })) }],
    onEnd: selection.count > 0 ? selection.end : null,
  }

  return {
    bar,
    surroundings,
    handlers: {
      ...selection.pointer,
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        blocks.handleKeyDown(event)
        keys.handleKeyDown(event)
      },
      onCopy: blocks.handleCopy,
      onCut: blocks.handleCopy,
      onPaste: blocks.handlePaste,
      onFocus: keys.handleFocus,
      onBlur: keys.handleBlur,
    },
  }
}

/** Why a day takes no items. */
const refusal = (day: MenuGridDay | undefined) => day?.locked ?? day?.closed ?? ''
