import { useListVendors } from '@commissary/api-client'

import { useSession } from '../../session/session.tsx'

type Vendors = ReturnType<typeof useListVendors>['data']

/** Whether two answers hold the same: every change makes a new version, so nothing deeper has to be looked at. */
export function isSameList(a: Vendors, b: Vendors): boolean {
  if (a === b || !a || !b) return a === b
  return (
    a.Vendors.length === b.Vendors.length &&
    a.Vendors.every(({ id, version }, index) => id === b.Vendors[index]?.id && version === b.Vendors[index].version)
  )
}

/** The caterer's vendors and the shared ones, whole: there may be a hundred thousand of them. */
export function useVendors(options: Parameters<typeof useListVendors>[1] = {}) {
  const { catererId } = useSession()
  return useListVendors(catererId, { compare: isSameList, ...options })
}
