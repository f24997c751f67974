import { idText } from '../../routing/id-text.ts'
import { paths, withQuery } from '../../routing/paths.ts'

/** The page of a vendor. */
export const vendorAddress = (id: number | 'new') => withQuery(paths.vendorRecord, { id })

/** The vendor id of an address: `?id=12` or `?open=12`. Null for a new vendor (no id, or 0); NaN for an invalid id. */
export function vendorIdOf(params: URLSearchParams): number | null {
  const asked = params.get('id') ?? params.get('open')
  if (asked === null || asked === 'new' || asked === '0') return null
  return Number(idText(asked))
}
