import type { Site, SiteSchool } from '@commissary/api-client'
import type { CheckboxOption } from '@commissary/ui'

import type { Translate } from '@commissary/messages'

// "School 9" stands before "School 10".
const names = new Intl.Collator('en', { numeric: true })
const byName = (a: SiteSchool, b: SiteSchool) => names.compare(a.schoolName, b.schoolName) || a.schoolId - b.schoolId

/** All schools that the screens can name, by name: those that the user works for, and those of any site. */
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
 * The schools to choose from. Those of other sites are checked and cannot be changed; nor can schools of the site itself
 * for which the user does not work.
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

/** What a site is sent with: a school that went to another site meanwhile is none of it. */
export const freeSchools = (chosen: readonly number[], options: readonly CheckboxOption[]) => {
  const taken = new Set(options.filter(({ isTaken }) => isTaken).map(({ value }) => value))
  return chosen.filter((schoolId) => !taken.has(schoolId))
}
