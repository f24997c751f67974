import type { ColumnLayout } from '@commissary/ui/table'

import { idText } from '../routing/id-text.ts'
import { recordParameters } from '../routing/record-address.ts'

/** Parameters of a list's address that no view stores: the page, an open record, and the view itself. */
const passing = ['page', 'view', ...recordParameters]
/** Parameters that say which list the screen shows. They stay when nothing is filtered. */
const places = ['list']

/** What a view stores of a list's address, always in the same order. */
export function queryOfView(params: URLSearchParams): string {
  const kept = new URLSearchParams(params)
  for (const name of passing) kept.delete(name)
  kept.sort()
  return String(kept)
}

/** The id of the view that an address shows, or null. */
export function shownView(params: URLSearchParams): number | null {
  return Number(idText(params.get('view') ?? '')) || null
}

/** The address that shows a view on its first page; without one, the list without filters. */
export function addressOfView(now: URLSearchParams, view: { id: number; query: string } | null): URLSearchParams {
  const next = new URLSearchParams(view?.query)
  for (const name of places) {
    const place = now.get(name)
    if (place !== null && !next.has(name)) next.set(name, place)
  }
  return namingView(next, view?.id ?? null)
}

/** The same address with the id of its view, or without one. */
export function namingView(now: URLSearchParams, id: number | null): URLSearchParams {
  const next = new URLSearchParams(now)
  if (id === null) next.delete('view')
  else next.set('view', String(id))
  return next
}

/** Whether two layouts show the same columns, whatever the order in which columns were hidden or resized. */
export const isSameLayout = (a: ColumnLayout, b: ColumnLayout) => textOf(a) === textOf(b)

const textOf = ({ order, hidden, widths, density }: ColumnLayout) =>
  JSON.stringify([order, hidden.toSorted(), Object.entries(widths).toSorted(([a], [b]) => (a < b ? -1 : 1)), density])
