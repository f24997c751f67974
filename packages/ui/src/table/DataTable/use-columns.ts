import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'

import { useStableCallback } from '../../hooks/use-stable-callback.ts'
import { useUiText } from '../../text/UiText.ts'
import {
  actionsWidth,
  type ColumnLayout,
  defaultLayout,
  isHideable,
  moveColumn,
  orderedColumns,
  resizeColumn,
  showColumn,
  shownColumns,
} from '../column-layout.ts'
import type { Column } from '../columns.ts'
import { useTableText } from '../table-text.ts'
import type { DataTableProps } from './types.ts'
import { useColumnLayout } from './use-column-layout.ts'

/** A column as it is drawn. */
export interface ShownColumn<Row> {
  id: string
  column: Column<Row>
  head: string
  className: string
  /** Its place among all columns, from 1; only where some are hidden. */
  colIndex: number | undefined
}

/** What a person can do with the columns; the head and the panel of options both call it. */
export interface ColumnTools extends ColumnActions {
  isOn: boolean
  layout: ColumnLayout
  /** All columns in order, for the panel. */
  entries: readonly { id: string; head: string; isShown: boolean; isHideable: boolean; isMovable: boolean }[]
}

interface ColumnActions {
  show: (id: string, isShown: boolean) => void
  /** One place earlier (-1) or later (1) among the shown columns. */
  moveBy: (id: string, by: 1 | -1) => void
  moveTo: (id: string, target: string) => void
  /** By px. */
  resizeBy: (id: string, by: number) => void
  /** To px; not kept while the pointer still drags. */
  resizeTo: (id: string, width: number, isDragging: boolean) => void
  widthOf: (id: string) => number
  setDensity: (density: 'normal' | 'compact') => void
  reset: () => void
}

interface ColumnsOptions<Row extends object> {
  props: DataTableProps<Row>
  filters: Readonly<Record<string, string>>
  /** Columns before these: the checkbox, the button that unfolds. */
  leadCount: number
  scrollRef: RefObject<HTMLElement | null>
  /** Tells screen readers what a key did. */
  say: (message: string) => void
  /** A column that is hidden does not filter. */
  onHide: (id: string) => void
}

/** The columns as a person arranged them, and the ways to arrange them. */
export function useColumns<Row extends object>({
  props,
  filters,
  leadCount,
  scrollRef,
  say,
  onHide,
}: ColumnsOptions<Row>) {
  const { columns, tableId } = props
  const text = useUiText()
  const words = useTableText()
  const [stored, setStored] = useColumnLayout(tableId)
  const [dragged, setDragged] = useState<ColumnLayout | null>(null)
  const layout = dragged ?? stored

  // A head without words would leave a column that nobody can name.
  const headOf = ({ id, header }: Column<Row>) => (props.translate ? props.translate(header) : header) || id
  // The same words are the same heads: rows are not drawn again because the caller made a new `translate`.
  const joined = columns.map(headOf).join('\0')
  const heads = useMemo(() => {
    const all = joined.split('\0')
    return new Map(columns.map(({ id }, at) => [id, all[at] ?? id]))
  }, [joined, columns])
  const head = useCallback((id: string) => heads.get(id) ?? id, [heads])

  const { order, hidden } = layout
  // Only a hidden column that filters is shown because of it; the first letter in any other filter changes nothing here.
  const filtering = hidden.filter((id) => filters[id]).join('\0')
  const shown = useMemo(() => {
    const isFiltering = Object.fromEntries(filtering.split('\0').map((id) => [id, '1']))
    const visible = shownColumns(columns, { ...defaultLayout, order, hidden }, isFiltering)
    return visible.map((column): ShownColumn<Row> => {
      const isNumber = column.align === 'end'
      return {
        id: column.id,
        column,
        head: head(column.id),
        className: [column === columns[0] && 'name', isNumber && 'num', (column.isOneLine ?? isNumber) && 'line']
          .filter(Boolean)
          .join(' '),
        colIndex: visible.length === columns.length ? undefined : leadCount + columns.indexOf(column) + 1,
      }
    })
  }, [columns, order, hidden, filtering, head, leadCount])

  /** The widths that the heads have now; none on a phone, which has no heads. */
  function measure(): Record<string, number> {
    const heads = scrollRef.current?.querySelectorAll<HTMLElement>(':scope > table > thead [data-column]') ?? []
    const widths = [...heads].map((cell) => [cell.dataset['column'] ?? '', cell.offsetWidth] as const)
    return Object.fromEntries(widths.filter(([, width]) => width > 0))
  }

  const widthOf = (id: string) => layout.widths[id] ?? measure()[id] ?? 0

  function resizeTo(id: string, width: number, isDragging: boolean) {
    const measured = measure()
    if (!(id in measured)) return
    const next = resizeColumn(layout, id, width, measured)
    setDragged(isDragging ? next : null)
    if (isDragging) return
    setStored(next)
    say(words.columnWidth(head(id), text.number(next.widths[id] ?? 0)))
  }

  function moveTo(id: string, target: string) {
    const next = moveColumn(columns, layout, id, target)
    if (next === layout) return
    setStored(next)
    const ids = shownColumns(columns, next, filters).map((column) => column.id)
    say(words.columnMoved(head(id), text.number(ids.indexOf(id) + 1), text.number(ids.length)))
  }

  const entries = useMemo(
    () =>
      orderedColumns(columns, { ...defaultLayout, order }).map((column) => ({
        id: column.id,
        head: head(column.id),
        isShown: shown.some(({ id }) => id === column.id),
        isHideable: isHideable(columns, column),
        isMovable: column !== columns[0],
      })),
    [columns, order, head, shown],
  )
  const actions: ColumnActions = {
    show: useStableCallback((id, isShown) => {
      if (!isShown) onHide(id)
      setStored(showColumn(layout, id, isShown))
    }),
    moveBy: useStableCallback((id, by) => {
      const target = shown[shown.findIndex((column) => column.id === id) + by]
      if (target) moveTo(id, target.id)
    }),
    moveTo: useStableCallback(moveTo),
    resizeBy: useStableCallback((id, by) => resizeTo(id, widthOf(id) + by, false)),
    resizeTo: useStableCallback(resizeTo),
    widthOf: useStableCallback(widthOf),
    setDensity: useStableCallback((density) => setStored({ ...layout, density })),
    reset: useStableCallback(() => setStored(defaultLayout)),
  }
  const actionsRef = useRef(actions)
  // The same object while nothing about the columns changes: a key in a filter does not render the headers again.
  const tools = useMemo(
    (): ColumnTools => ({ isOn: tableId !== undefined, layout, entries, ...actionsRef.current }),
    [tableId, layout, entries],
  )

  return { shown, head, layout, tools }
}

interface WidthsOptions<Row> {
  shown: readonly ShownColumn<Row>[]
  layout: ColumnLayout
  hasActions: boolean
  leadCount: number
  isVirtual: boolean
}

/**
 * Widths of all columns and the least width of the table, where the browser does not choose them: a person did, or rows
 * come and go with the scroll and must not move the columns.
 */
export function columnWidths<Row>({ shown, layout, hasActions, leadCount, isVirtual }: WidthsOptions<Row>) {
  const isChosen = Object.keys(layout.widths).length > 0
  if (!isChosen && !isVirtual) return null
  const widthOf = ({ id, column }: ShownColumn<Row>) => {
    const width = layout.widths[id]
    if (width !== undefined) return `${width}px`
    return column.width ?? (column.align === 'end' ? '8rem' : '11rem')
  }
  const leads = Array.from({ length: leadCount }, (_, at) => ({ id: `:lead${at}`, width: 'var(--lead)' }))
  const data = shown.map((column) => ({ id: column.id, width: widthOf(column) }))
  const actions = hasActions ? [{ id: actionsWidth, width: `${layout.widths[actionsWidth] ?? 160}px` }] : []
  const all = [...leads, ...data, ...actions]
  const last = data.at(-1)
  return {
    // The last column takes what is left, so that a narrow table still reaches the edge.
    columns: all.map((column) => (isChosen && column === last ? { id: column.id } : column)),
    least: `calc(${all.map(({ width }) => width).join(' + ')})`,
  }
}
