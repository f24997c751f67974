import { type RefObject, useCallback, useMemo, useState } from 'react'

import { useStableCallbacks } from '../../hooks/use-stable-callback.ts'
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

/** A rendered column. */
export interface ShownColumn<Row> {
  id: string
  column: Column<Row>
  header: string
  className: string
  /** Its position among all columns, from 1; only where some are hidden. */
  colIndex: number | undefined
}

/** The user's operations on columns, for the header and the options panel. */
export interface ColumnTools extends ColumnActions {
  isOn: boolean
  layout: ColumnLayout
  /** All columns in order, for the panel. */
  entries: readonly { id: string; header: string; isShown: boolean; isHideable: boolean; isMovable: boolean }[]
}

// A type, because an interface cannot be passed as a record of functions.
type ColumnActions = {
  show: (id: string, isShown: boolean) => void
  /** One position earlier (-1) or later (1) among the shown columns. */
  moveBy: (id: string, by: 1 | -1) => void
  moveTo: (id: string, target: string) => void
  /** Changes the width by px. */
  resizeBy: (id: string, by: number) => void
  /** Sets the width in px; not stored while the pointer drags. */
  resizeTo: (id: string, width: number, isDragging: boolean) => void
  widthOf: (id: string) => number
  setDensity: (density: 'normal' | 'compact') => void
  reset: () => void
}

interface ColumnsOptions<Row extends object> {
  props: DataTableProps<Row>
  filters: Readonly<Record<string, string>>
  /** Columns before these: the checkbox and the expand button. */
  leadCount: number
  scrollRef: RefObject<HTMLElement | null>
  /** Announces the result of a key to screen readers. */
  announce: (message: string) => void
  /** Clears the filter of a column that is hidden. */
  onHide: (id: string) => void
}

/** The columns as the user arranged them, and the operations to arrange them. */
export function useColumns<Row extends object>({
  props,
  filters,
  leadCount,
  scrollRef,
  announce,
  onHide,
}: ColumnsOptions<Row>) {
  const { columns, tableId } = props
  const text = useUiText()
  const tableText = useTableText()
  const [stored, setStored] = useColumnLayout(tableId)
  const [dragged, setDragged] = useState<ColumnLayout | null>(null)
  const layout = dragged ?? stored

  // Without a header text the id names the column.
  const translateHeader = ({ id, header }: Column<Row>) => (props.translate ? props.translate(header) : header) || id
  // Compared by text, so rows do not render again because the caller created a new `translate`.
  const joined = columns.map(translateHeader).join('\0')
  const headers = useMemo(() => {
    const all = joined.split('\0')
    return new Map(columns.map(({ id }, at) => [id, all[at] ?? id]))
  }, [joined, columns])
  const headerOf = useCallback((id: string) => headers.get(id) ?? id, [headers])

  const { order, hidden } = layout
  // A hidden column is shown while it filters; other filters change nothing here.
  const filtering = hidden.filter((id) => filters[id]).join('\0')
  const shown = useMemo(() => {
    const isFiltering = Object.fromEntries(filtering.split('\0').map((id) => [id, '1']))
    const visible = shownColumns(columns, { ...defaultLayout, order, hidden }, isFiltering)
    return visible.map((column): ShownColumn<Row> => {
      const isNumber = column.align === 'end'
      return {
        id: column.id,
        column,
        header: headerOf(column.id),
        className: [
          column === columns[0] && 'name',
          column.isTitle && 'title',
          isNumber && 'num',
          (column.isOneLine ?? isNumber) && 'line',
        ]
          .filter(Boolean)
          .join(' '),
        colIndex: visible.length === columns.length ? undefined : leadCount + columns.indexOf(column) + 1,
      }
    })
  }, [columns, order, hidden, filtering, headerOf, leadCount])

  /** The current widths of the headers; empty on a phone, which has no headers. */
  function measure(): Record<string, number> {
    const headers = scrollRef.current?.querySelectorAll<HTMLElement>(':scope > table > thead [data-column]') ?? []
    const widths = [...headers].map((cell) => [cell.dataset['column'] ?? '', cell.offsetWidth] as const)
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
    announce(tableText.columnWidth(headerOf(id), text.number(next.widths[id] ?? 0)))
  }

  function moveTo(id: string, target: string) {
    const next = moveColumn(columns, layout, id, target)
    if (next === layout) return
    setStored(next)
    const ids = shownColumns(columns, next, filters).map((column) => column.id)
    announce(tableText.columnMoved(headerOf(id), text.number(ids.indexOf(id) + 1), text.number(ids.length)))
  }

  const entries = useMemo(
    () =>
      orderedColumns(columns, { ...defaultLayout, order }).map((column) => ({
        id: column.id,
        header: headerOf(column.id),
        isShown: shown.some(({ id }) => id === column.id),
        isHideable: isHideable(columns, column),
        isMovable: column !== columns[0],
      })),
    [columns, order, headerOf, shown],
  )
  const actions = useStableCallbacks<ColumnActions>({
    show(id, isShown) {
      if (!isShown) onHide(id)
      setStored(showColumn(layout, id, isShown))
    },
    moveBy(id, by) {
      const target = shown[shown.findIndex((column) => column.id === id) + by]
      if (target) moveTo(id, target.id)
    },
    moveTo,
    resizeBy: (id, by) => resizeTo(id, widthOf(id) + by, false),
    resizeTo,
    widthOf,
    setDensity: (density) => setStored({ ...layout, density }),
    reset: () => setStored(defaultLayout),
  })
  // The same object while the columns do not change, so a key in a filter does not render the headers.
  const tools = useMemo(
    (): ColumnTools => ({ isOn: tableId !== undefined, layout, entries, ...actions }),
    [tableId, layout, entries, actions],
  )

  return { shown, layout, tools }
}

interface WidthsOptions<Row> {
  shown: readonly ShownColumn<Row>[]
  layout: ColumnLayout
  hasActions: boolean
  leadCount: number
  isVirtual: boolean
}

/**
 * Widths of all columns and the minimum width of the table, where the browser does not choose them: the user did, or
 * rows change with the scroll and must not move the columns.
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
    // The last column takes the remaining space, so a narrow table still fills its box.
    columns: all.map((column) => (isChosen && column === last ? { id: column.id } : column)),
    least: `calc(${all.map(({ width }) => width).join(' + ')})`,
  }
}
