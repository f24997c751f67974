import type { Site, SiteSchool } from '@commissary/api-client'
import type { CheckboxOption } from '@commissary/ui'

import type { Translate } from '@commissary/messages'

// Sorts "School 9" before "School 10".
const names = new Intl.Collator('en', { numeric: true })
const byName = (a: SiteSchool, b: SiteSchool) => names.compare(a.schoolName, b.schoolName) || a.schoolId - b.schoolId

/** All known schools, sorted by name: those the user has access to, and those of any site. */
export function knownSchools(own: readonly SiteSchool[], sites: readonly Site[]): SiteSchool[] {
  const schools = new Map([...sites.flatMap((site) => site.schools), ...own].map((school) => [school.schoolId, school]))
  return [...schools.values()].toSorted(byName)
}

interface Place {
  own: readonly SiteSchool[]
  sites: readonly Site[]
  /** The edited site, null for a new one. */
  siteId: number | null
}

/**
 * The schools to choose from. Those of other sites are checked and disabled, as are schools of this site that the user
 * has no access to.
 */
export function schoolOptions({ own, sites, siteId }: Place, t: Translate): CheckboxOption[] {
  const ownIds = new Set(own.map(({ schoolId }) => schoolId))
  const siteOf = new Map(sites.flatMap((site) => site.schools.map(({ schoolId }) => [schoolId, site])))
  return knownSchools(own, sites).map(({ schoolId: value, schoolName: label }) => {
    const site = siteOf.get(value)
    if (site && site.siteId !== siteId) {
      return { value, label, isTaken: true, hint: t('inventorySites.belongsTo', { site: site.siteName }) }
    }
    return ownIds.has(value) ? { value, label } : { value, label, disabled: true, hint: t('inventorySites.notYours') }
  })
}

/** The schools to send, without those that another site has taken in the meantime. */
export const freeSchools = (chosen: readonly number[], options: readonly CheckboxOption[]) => {
  const taken = new Set(options.filter(({ isTaken }) => isTaken).map(({ value }) => value))
  return chosen.filter((schoolId) => !taken.has(schoolId))
}
