import type { Path } from './paths.ts'

/** Which record an address asks for: `?id=12`. Null is a new one, which has no id or 0; NaN is none. */
export function askedRecord(params: URLSearchParams): number | null {
  const asked = params.get('id')
  if (asked === null || asked === 'new' || asked === '0') return null
  return /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : Number.NaN
}

/** The list that a record was opened from, as it was sorted, filtered and paged: `state` of its address says it. */
export function listAddress(list: Path, state: unknown): string {
  const search = typeof state === 'object' && state !== null && 'list' in state ? state.list : ''
  return typeof search === 'string' && search.startsWith('?') ? list + search : list
}
