import type { Path } from './paths.ts'

/** The record id of an address: `?id=12`. Null for a new record (no id, or 0); NaN for an invalid id. */
export function recordIdOf(params: URLSearchParams): number | null {
  const idParam = params.get('id')
  if (idParam === null || idParam === 'new' || idParam === '0') return null
  return /^[1-9]\d{0,14}$/.test(idParam) ? Number(idParam) : Number.NaN
}

/** The list below a record that the address opens (`?page=3&open=12`): the same address without the record. */
export function listBelow(list: Path, params: URLSearchParams): string {
  const search = new URLSearchParams(params)
  for (const name of ['open', 'from', 'edit', 'scale']) search.delete(name)
  return search.size === 0 ? list : `${list}?${search}`
}

/** The list that a record was opened from, with its sorting, filters and page from the location's `state`. */
export function listAddress(list: Path, state: unknown): string {
  const search = typeof state === 'object' && state !== null && 'list' in state ? state.list : ''
  return typeof search === 'string' && search.startsWith('?') ? list + search : list
}
