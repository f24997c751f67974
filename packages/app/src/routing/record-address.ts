import { idText } from './id-text.ts'
import type { Path } from './paths.ts'

/** The record id of an address: `?id=12`. Null for a new record (no id, or 0); NaN for an invalid id. */
export function recordIdOf(params: URLSearchParams): number | null {
  const idParam = params.get('id')
  if (idParam === null || idParam === 'new' || idParam === '0') return null
  return Number(idText(idParam))
}

/**
 * Parameters of an open record. No list has a filter of one of these names, because a record that opens or closes drops
 * them: `openFrom` is what a new record is made from, `household` whose payment it is, `scale` how a recipe is scaled.
 */
export const recordParameters = ['open', 'openFrom', 'household', 'edit', 'scale'] as const

/** The address with another record open, or none, above the same list. `extra` are parameters of that record. */
export function withRecord(
  now: URLSearchParams,
  record: string | null,
  extra: Readonly<Record<string, string>> = {},
): URLSearchParams {
  const next = new URLSearchParams(now)
  for (const name of recordParameters) {
    const isKept = name === 'scale' && record !== null && record === now.get('open')
    if (!isKept) next.delete(name)
  }
  if (record !== null) next.set('open', record)
  for (const [name, text] of Object.entries(extra)) next.set(name, text)
  return next
}

/** The list below a record that the address opens (`?page=3&open=12`): the same address without the record. */
export function listBelow(list: Path, params: URLSearchParams): string {
  const search = withRecord(params, null)
  return search.size === 0 ? list : `${list}?${search}`
}

/** The list that a record was opened from, with its sorting, filters and page from the location's `state`. */
export function listAddress(list: Path, state: unknown): string {
  const search = typeof state === 'object' && state !== null && 'list' in state ? state.list : ''
  return typeof search === 'string' && search.startsWith('?') ? list + search : list
}
