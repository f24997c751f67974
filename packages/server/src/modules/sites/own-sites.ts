import { and, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm'

import { inventorySite, inventorySiteSchool } from '../../db/schema/inventory-site.ts'
import { school } from '../../db/schema/school.ts'
import { appUser, userSchool } from '../../db/schema/user.ts'
import type { Tx } from '../../db/work.ts'
import { textOrder } from '../../shared/lists.ts'

export interface NamedSite {
  id: number
  name: string
}

/** The sites that a user works with, by name: all of them, or those with one of the user's schools. */
export function ownSites(tx: Tx, userId: number): Promise<NamedSite[]> {
  return selectSites(tx).where(isOwn(tx, userId)).orderBy(textOrder(inventorySite.siteName), inventorySite.id)
}

/** The same as names by id. */
export const ownSiteNames = async (tx: Tx, userId: number): Promise<Map<number, string>> =>
  new Map((await ownSites(tx, userId)).map(({ id, name }) => [id, name]))

/** All of the caterer's sites, by name. */
export function allSites(tx: Tx): Promise<NamedSite[]> {
  return selectSites(tx).orderBy(textOrder(inventorySite.siteName), inventorySite.id)
}

/** Whether the user works with a site. */
export async function isOwnSite(tx: Tx, userId: number, siteId: number): Promise<boolean> {
  const found = await selectSites(tx).where(and(eq(inventorySite.id, siteId), isOwn(tx, userId)))
  return found.length > 0
}

const selectSites = (tx: Tx) => tx.select({ id: inventorySite.id, name: inventorySite.siteName }).from(inventorySite)

function isOwn(tx: Tx, userId: number) {
  const ownSchools = tx.select({ id: userSchool.schoolId }).from(userSchool).where(eq(userSchool.userId, userId))
  return or(
    exists(
      tx
        .select({ one: sql`1` })
        .from(appUser)
        .where(and(eq(appUser.id, userId), eq(appUser.hasAllSchools, true))),
    ),
    exists(
      tx
        .select({ one: sql`1` })
        .from(inventorySiteSchool)
        .innerJoin(school, eq(school.id, inventorySiteSchool.schoolId))
        .where(
          and(
            eq(inventorySiteSchool.inventorySiteId, inventorySite.id),
            isNull(school.archivedAt),
            inArray(school.id, ownSchools),
          ),
        ),
    ),
  )
}
