import { paths, withQuery } from '../../routing/paths.ts'

/** The page of a vendor. */
export const vendorAddress = (id: number | 'new') => withQuery(paths.vendorRecord, { id })

/** Where a record was opened from: the list as it was sorted, filtered and paged. */
export function listAddress(state: unknown): string {
  const search = typeof state === 'object' && state !== null && 'list' in state ? state.list : ''
  return typeof search === 'string' && search.startsWith('?') ? paths.vendors + search : paths.vendors
}

/** Which vendor an address asks for: `?id=12`, or `?open=12`. Null is a new one, which has no id or 0; NaN is none. */
export function askedVendor(params: URLSearchParams): number | null {
  const asked = params.get('id') ?? params.get('open')
  if (asked === null || asked === 'new' || asked === '0') return null
  return /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : Number.NaN
}
