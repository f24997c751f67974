import type { Column } from './columns.ts'

/** The user's column layout. Unknown ids are ignored. */
export interface ColumnLayout {
  /** Ids in the chosen order; may be incomplete. */
  order: readonly string[]
  hidden: readonly string[]
  /** Widths in px, by id; empty while the browser chooses them. */
  widths: Readonly<Record<string, number>>
  /** Row height, where it differs from the page's density. */
  density: 'normal' | 'compact' | null
}

export const defaultLayout: ColumnLayout = { order: [], hidden: [], widths: {}, density: null }

/** The id of the actions column in `widths`; cannot collide with a column id. */
export const actionsWidth = ':actions'

const leastWidth = 48
const mostWidth = 1200

/** All columns in the chosen order. The first stays first; a new one follows the column it was declared after. */
export function orderedColumns<Row>(columns: readonly Column<Row>[], { order }: ColumnLayout): readonly Column<Row>[] {
  if (order.length === 0) return columns
  const byId = new Map(columns.map((column) => [column.id, column]))
  const [first] = columns
  const chosen = order.filter((id) => byId.has(id) && id !== first?.id)
  const ids = first ? [first.id, ...chosen] : []
  for (const [at, { id }] of columns.entries()) {
    if (!ids.includes(id)) ids.splice(ids.indexOf(columns[at - 1]?.id ?? '') + 1, 0, id)
  }
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Whether the user may hide the column. */
export const isHideable = <Row>(columns: readonly Column<Row>[], { id, isHideable = true }: Column<Row>) =>
  isHideable && columns[0]?.id !== id

/** The shown columns, in order. A column with a filter is always shown, so no filter is hidden. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  layout: ColumnLayout,
  filters: Readonly<Record<string, string>>,
): readonly Column<Row>[] {
  const ordered = orderedColumns(columns, layout)
  if (layout.hidden.length === 0) return ordered
  return ordered.filter(
    (column) => !layout.hidden.includes(column.id) || !isHideable(columns, column) || filters[column.id],
  )
}

/** Moves a column among the shown ones; returns the same layout if it cannot move. */
export function moveColumn<Row>(
  columns: readonly Column<Row>[],
  layout: ColumnLayout,
  id: string,
  /** Id of the column whose position it takes. */
  target: string,
): ColumnLayout {
  const ids = orderedColumns(columns, layout).map((column) => column.id)
  const from = ids.indexOf(id)
  const to = ids.indexOf(target)
  if (from < 1 || to < 1 || from === to) return layout
  ids.splice(from, 1)
  ids.splice(to, 0, id)
  return { ...layout, order: ids }
}

export function showColumn(layout: ColumnLayout, id: string, isShown: boolean): ColumnLayout {
  const others = layout.hidden.filter((hidden) => hidden !== id)
  return { ...layout, hidden: isShown ? others : [...others, id] }
}

/**
 * Sets a column's width. The first time all columns keep their measured width, because the browser no longer chooses
 * any.
 */
export function resizeColumn(
  layout: ColumnLayout,
  id: string,
  width: number,
  measured: Readonly<Record<string, number>>,
): ColumnLayout {
  const kept = Math.round(Math.min(mostWidth, Math.max(leastWidth, width)))
  return { ...layout, widths: { ...measured, ...layout.widths, [id]: kept } }
}

/** Reads a stored layout; invalid input returns the default. */
export function parseLayout(text: string | null): ColumnLayout {
  if (!text) return defaultLayout
  try {
    const stored: unknown = JSON.parse(text)
    if (typeof stored !== 'object' || stored === null) return defaultLayout
    const { order, hidden, widths, density } = stored as Record<string, unknown>
    return {
      order: idsOf(order),
      hidden: idsOf(hidden),
      widths: widthsOf(widths),
      density: density === 'normal' || density === 'compact' ? density : null,
    }
  } catch {
    return defaultLayout
  }
}

const idsOf = (stored: unknown) =>
  Array.isArray(stored) ? [...new Set(stored.filter((id): id is string => typeof id === 'string'))] : []

function widthsOf(stored: unknown): Record<string, number> {
  if (typeof stored !== 'object' || stored === null) return {}
  const entries = Object.entries(stored).filter((entry): entry is [string, number] => {
    const width: unknown = entry[1]
    return typeof width === 'number' && width >= leastWidth && width <= mostWidth
  })
  return Object.fromEntries(entries)
}
