import { and, eq, inArray, isNull, ne } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { inventorySite, inventorySiteSchool } from '../../db/schema/inventory-site.ts'
import { school } from '../../db/schema/school.ts'
import type { Tx } from '../../db/work.ts'
import { textOrder } from '../../shared/lists.ts'
import { message } from '../../shared/messages.ts'
import { listSchools } from '../schools/store.ts'

export type SiteSchool = Schemas['SiteSchool']

/** The schools of sites by site id, each list by name. Without `ids`, of all sites. */
export async function schoolsOfSites(tx: Tx, ids?: readonly number[]): Promise<Map<number, SiteSchool[]>> {
  const rows = await tx
    .select({ siteId: inventorySiteSchool.inventorySiteId, schoolId: school.id, schoolName: school.schoolName })
    .from(inventorySiteSchool)
    .innerJoin(school, eq(school.id, inventorySiteSchool.schoolId))
    .where(and(isNull(school.archivedAt), ids ? inArray(inventorySiteSchool.inventorySiteId, [...ids]) : undefined))
    .orderBy(textOrder(school.schoolName), school.id)
  const bySite = new Map<number, SiteSchool[]>()
  for (const { siteId, ...own } of rows) bySite.set(siteId, [...(bySite.get(siteId) ?? []), own])
  return bySite
}

/** A school of the request, and its field. */
export interface WantedSchool {
  schoolId: number
  field: string
}

/**
 * The schools that replace those of a site. Throws a 422 for a school that is added or removed by a user without access to
 * it, and for a school of another site.
 */
export async function chooseSchools(
  tx: Tx,
  { userId, siteId }: { userId: number; siteId: number | null },
  selected: readonly WantedSchool[],
  stored: readonly SiteSchool[],
): Promise<SiteSchool[]> {
  if (selected.length === 0) throw rejected({ schools: message('sites.schoolRequired') })
  const own = await listSchools(tx, userId)
  const usable = new Map([...stored, ...own].map(({ schoolId, schoolName }) => [schoolId, { schoolId, schoolName }]))
  const unknown = selected.filter(({ schoolId }) => !usable.has(schoolId))
  if (unknown.length > 0) {
    throw rejected(Object.fromEntries(unknown.map(({ field }) => [field, message('sites.unknownSchool')])))
  }
  const ids = new Set(selected.map(({ schoolId }) => schoolId))
  const ownIds = new Set(own.map(({ schoolId }) => schoolId))
  const lost = stored.filter(({ schoolId }) => !ids.has(schoolId) && !ownIds.has(schoolId))
  if (lost.length > 0) {
    throw rejected({ schools: message('sites.cannotRemove', { schools: namesOf(lost) }) })
  }
  await refuseTaken(tx, siteId, [...ids])
  return [...ids].flatMap((id) => usable.get(id) ?? [])
}

/** Throws a 422 for schools that are in another site: a school can be in only one. */
async function refuseTaken(tx: Tx, siteId: number | null, ids: readonly number[]): Promise<void> {
  const taken = await tx
    .select({ schoolName: school.schoolName, siteName: inventorySite.siteName })
    .from(inventorySiteSchool)
    .innerJoin(school, eq(school.id, inventorySiteSchool.schoolId))
    .innerJoin(inventorySite, eq(inventorySite.id, inventorySiteSchool.inventorySiteId))
    .where(
      and(
        inArray(inventorySiteSchool.schoolId, [...ids]),
        siteId === null ? undefined : ne(inventorySiteSchool.inventorySiteId, siteId),
      ),
    )
    .orderBy(textOrder(school.schoolName), school.id)
  if (taken.length === 0) return
  const schools = taken.map(({ schoolName, siteName }) => `${schoolName} (${siteName})`)
  throw rejected({ schools: message('sites.schoolTaken', { schools }) })
}

export function namesOf(schools: readonly SiteSchool[]): string[] {
  return schools.map(({ schoolName }) => schoolName)
}
