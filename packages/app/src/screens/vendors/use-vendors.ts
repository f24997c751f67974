import { useListVendors } from '@commissary/api-client'

import { useSession } from '../../session/session.tsx'

type Vendors = ReturnType<typeof useListVendors>['data']

/** Whether two responses are equal. Every change makes a new version, so comparing ids and versions is enough. */
export function isSameList(a: Vendors, b: Vendors): boolean {
  if (a === b || !a || !b) return a === b
  return (
    a.Vendors.length === b.Vendors.length &&
    a.Vendors.every(({ id, version }, index) => id === b.Vendors[index]?.id && version === b.Vendors[index].version)
  )
}

/** All vendors of the caterer and the shared ones, up to 100,000. */
export function useVendors(options: Parameters<typeof useListVendors>[1] = {}) {
  const { catererId } = useSession()
  return useListVendors(catererId, { compare: isSameList, ...options })
}
