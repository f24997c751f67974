import { useListInventorySites } from '@commissary/api-client'

import { useSession } from '../../session/session.tsx'

/** The inventory sites with a school of the user, by name; undefined while they load. */
export function useOwnSites() {
  const { catererId, schools } = useSession()
  const { data, error } = useListInventorySites({ catererId })
  const own = new Set(schools.map(({ schoolId }) => schoolId))
  const sites = data?._embedded.sites.filter((site) => site.schools.some(({ schoolId }) => own.has(schoolId)))
  return { sites, error }
}
