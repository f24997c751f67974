import { useReadCountOptions } from '@commissary/api-client'

import type { SheetLocation } from './sheet-lines.ts'

interface NamedLocation {
  /** Null for goods in no particular place. */
  id: number | null
  name: string | null
}

/** Where items can be added: at the sheet's locations and, in a count of the whole site, anywhere else. */
export function useCountLocations(own: readonly SheetLocation[], isWholeSite: boolean): readonly NamedLocation[] {
  const options = useReadCountOptions({ revalidateOnFocus: false })
  if (!isWholeSite) return own
  const known = own.filter(({ id }) => id !== null)
  const others = (options.data?.locations ?? []).filter(({ id }) => !known.some((one) => one.id === id))
  return [...known, ...others, { id: null, name: null }]
}
