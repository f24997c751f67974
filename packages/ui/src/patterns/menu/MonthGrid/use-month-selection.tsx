import { SquareMousePointer } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'

import { cellOf, placeOf, rowsOf } from '../MenuGrid/grid-cells.ts'
import type { MenuRange } from '../MenuGrid/menu-grid-types.ts'
import type { SelectionBarProps } from '../MenuGrid/SelectionBar.tsx'
import { BarButton } from '../MenuGrid/SelectionBar.styles.ts'
import { rangesByWeek } from '../MenuGrid/use-cell-range.ts'
import { useGridSelection } from '../MenuGrid/use-grid-selection.ts'
import { useMenuClipboard } from '../MenuGrid/use-menu-clipboard.ts'
import { useMenuText } from '../../use-menu-text.ts'
import { dayAfter, dayButton, stepOf } from './month-days.ts'
import type { MonthClipboard, MonthGridWeek } from './month-grid-types.ts'

interface MonthSelectionOptions {
  weeks: readonly MonthGridWeek[] | undefined
  clipboard: MonthClipboard | null
}

const isDay = (target: Element) => target.matches('[data-day]')
const focusOf = (cell: HTMLElement) => dayButton(cell) ?? cell

/**
 * Keys, mouse and touch on the days of a month. Arrow keys move between days and past the ends of weeks; with Shift they
 * select a block. Space selects single days, with Shift a week.
 */
export function useMonthSelection({ weeks = [], clipboard }: MonthSelectionOptions) {
  const text = useMenuText()
  const tableRef = useRef<HTMLDivElement>(null)
  const [isPicking, setPicking] = useState(false)
  const selection = useGridSelection({ tableRef, clipboard, rangesOf: rangesByWeek, focusOf, isPicking })
  const { range, select, say, count, cell } = selection
  const blocks = useMenuClipboard({ clipboard, range, say, isCell: isDay })

  function moveTo(day: HTMLElement) {
    const current = tableRef.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')
    if (current) current.tabIndex = -1
    day.tabIndex = 0
    day.focus()
  }

  /** Shift with an arrow key does not go past the ends of weeks, because it selects a block. */
  function extend(own: HTMLElement, key: string): boolean {
    const step = tableRef.current && stepOf(tableRef.current, key)
    const rows = rowsOf(tableRef.current)
    const from = placeOf(rows, own)
    if (!step) return false
    const to = { row: from.row + step.row, day: from.day + step.day }
    const next = rows[to.row]?.[to.day]
    const day = next && dayButton(next)
    if (day) {
      select(range.extend(from, to))
      moveTo(day)
    }
    return true
  }

  function weekAt(row: number) {
    const last = (rowsOf(tableRef.current)[row]?.length ?? 1) - 1
    return [
      { row, day: 0 },
      { row, day: last },
    ] as const
  }

  function handleSelectKey(event: KeyboardEvent, own: HTMLElement): boolean {
    const { key, shiftKey } = event
    const rows = rowsOf(tableRef.current)
    const isAll = (event.ctrlKey || event.metaKey) && key.toLowerCase() === 'a'
    if (isAll) {
      range.clear()
      select(range.extend({ row: 0, day: 0 }, { row: rows.length - 1, day: (rows.at(-1)?.length ?? 1) - 1 }))
    } else if (key === ' ' && shiftKey) {
      range.clear()
      select(range.add(...weekAt(placeOf(rows, own).row)))
    } else if (key === ' ') select(range.toggle(placeOf(rows, own), null))
    else if (key === 'Escape') return range.clear() && (select(0), true)
    else return shiftKey && extend(own, key)
    return true
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    blocks.handleKeyDown(event)
    const { target } = event
    if (event.defaultPrevented || event.altKey || !(target instanceof HTMLElement) || !isDay(target)) return
    const own = cellOf(target)
    if (clipboard && own && handleSelectKey(event, own)) {
      event.preventDefault()
      return
    }
    const next = event.ctrlKey || event.metaKey ? null : dayAfter(tableRef.current, event)
    if (!next) return
    event.preventDefault()
    if (!range.isPicking() && range.clear()) select(0)
    moveTo(next)
  }

  /** Tab returns to the day that had the focus last. */
  function handleFocus({ target }: FocusEvent<HTMLElement>) {
    if (target.matches('[data-day][tabindex="-1"]')) moveTo(target)
  }

  /** Called by a click on the name of a week. */
  function selectWeek({ currentTarget, shiftKey, ctrlKey, metaKey }: MouseEvent<HTMLElement>) {
    const rows = rowsOf(tableRef.current)
    const own = rows.findIndex(([first]) => first && currentTarget.closest('[role="row"]')?.contains(first))
    const [from, to] = weekAt(own)
    if (shiftKey) select(range.extend(from, to))
    else {
      if (!(ctrlKey || metaKey || isPicking)) range.clear()
      select(range.add(from, to))
    }
    const first = rows[own]?.map(dayButton).find((day) => day !== null)
    if (first) moveTo(first)
  }

  function togglePicking() {
    setPicking(!isPicking)
    if (range.clear()) select(0)
  }

  const days = weeks.flatMap((week) => week.days.filter((day) => day !== null))
  const chosen = cell ? (range.at(cell) ?? []) : []
  const selected = count > 0 ? text.daysSelected(count) : ''
  const bar: SelectionBarProps | null = selection.actions && {
    actions: selection.actions,
    place: selected || (days.find(({ date }) => date === cell?.dataset['date'])?.label ?? null),
    message: selection.message || selected,
    hint: text.monthShortcuts,
    targets: targetsOf(weeks, chosen, text.duplicateTo),
    onEnd: count > 0 ? selection.end : null,
    start: (
      <BarButton type="button" data-bar tabIndex={0} aria-pressed={isPicking} onClick={togglePicking}>
        <SquareMousePointer aria-hidden />
        {text.selectDays}
      </BarButton>
    ),
  }

  return {
    tableRef,
    bar,
    say,
    selectWeek,
    /** The days that are dragged with a day: all that are selected, if it is one of them. */
    rangesOf: (date: string): MenuRange[] => {
      const own = tableRef.current?.querySelector<HTMLElement>(`[data-date="${CSS.escape(date)}"]`)
      return (own && range.has(own) && range.at(own)) || [{ dates: [date], categories: null }]
    },
    surroundings: selection.surroundings,
    handlers: {
      ...selection.pointer,
      onKeyDown: handleKeyDown,
      onFocus: handleFocus,
      onCopy: blocks.handleCopy,
      onCut: blocks.handleCopy,
      onPaste: blocks.handlePaste,
    },
  }
}

/** Where days can be copied to: days that can change, or weeks if whole weeks are copied. */
function targetsOf(weeks: readonly MonthGridWeek[], ranges: readonly MenuRange[], label: string) {
  const shown = weeks.map((week) => ({ ...week, days: week.days.filter((day) => day !== null) }))
  const isWhole = (dates: readonly string[]) =>
    dates.length > 1 &&
    shown.some(({ days }) => days.length === dates.length && days.every(({ date }) => dates.includes(date)))
  const open = shown.map((week) => ({ ...week, days: week.days.filter((day) => !day.closed && !day.isLocked) }))
  if (ranges.length > 0 && ranges.every(({ dates }) => isWhole(dates))) {
    return [
      {
        label,
        items: open.flatMap(({ label: name, days: [first] }) => (first ? [{ date: first.date, label: name }] : [])),
      },
    ]
  }
  return open
    .filter(({ days }) => days.length > 0)
    .map((week) => ({ label: week.label, items: week.days.map((day) => ({ date: day.date, label: day.label })) }))
}
