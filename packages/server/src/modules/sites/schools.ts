import { and, eq, inArray, isNull, ne } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { ProductComponents } from '../../contract/operations.ts'
import { inventorySite, inventorySiteSchool } from '../../db/schema/inventory-site.ts'
import { school } from '../../db/schema/school.ts'
import type { Tx } from '../../db/work.ts'
import { textOrder } from '../../shared/lists.ts'
import { listSchools } from '../schools/store.ts'

export type SiteSchool = ProductComponents['schemas']['SiteSchool']

/** The schools of some sites, by name; `ids` left out: of all. */
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

/** A school that was sent, and the field that it was sent in. */
export interface WantedSchool {
  schoolId: number
  field: string
}

/**
 * The schools that a site shall have, in the place of those that it has. Throws a 422 for one that is added and is not the
 * caller's to add, one that is taken away and is not the caller's to take, and one of another site.
 */
export async function chooseSchools(
  tx: Tx,
  { userId, siteId }: { userId: number; siteId: number | null },
  wanted: readonly WantedSchool[],
  stored: readonly SiteSchool[],
): Promise<SiteSchool[]> {
  if (wanted.length === 0) throw rejected({ schools: 'Please Select School' })
  const own = await listSchools(tx, userId)
  const usable = new Map([...stored, ...own].map(({ schoolId, schoolName }) => [schoolId, { schoolId, schoolName }]))
  const unknown = wanted.filter(({ schoolId }) => !usable.has(schoolId))
  if (unknown.length > 0) {
    throw rejected(Object.fromEntries(unknown.map(({ field }) => [field, 'There is no such school.'])))
  }
  const ids = new Set(wanted.map(({ schoolId }) => schoolId))
  const ownIds = new Set(own.map(({ schoolId }) => schoolId))
  const lost = stored.filter(({ schoolId }) => !ids.has(schoolId) && !ownIds.has(schoolId))
  if (lost.length > 0) {
    throw rejected({ schools: `Only who works for ${namesOf(lost)} can take it out of this site: select it again.` })
  }
  await refuseTaken(tx, siteId, [...ids])
  return [...ids].flatMap((id) => usable.get(id) ?? [])
}

/** A school belongs to one site at most. */
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
  const list = taken.map(({ schoolName, siteName }) => `${schoolName} (${siteName})`).join(', ')
  throw rejected({ schools: `A school belongs to one site at most. Already in another one: ${list}.` })
}

export function namesOf(schools: readonly SiteSchool[]): string {
  return schools.map(({ schoolName }) => schoolName).join(', ')
}
