import { and, eq } from 'drizzle-orm'

import { inventorySite } from '../db/schema/inventory-site.ts'
import type { Tx } from '../db/work.ts'
import { textOrder } from './lists.ts'
import { isSiteOfOwnSchool } from './own-schools.ts'

export interface NamedSite {
  id: number
  name: string
}

/** The sites that a user works with, by name: all of them, or those with one of the user's schools. */
export function ownSites(tx: Tx, userId: number): Promise<NamedSite[]> {
  return selectSites(tx)
    .where(isSiteOfOwnSchool({ userId }, inventorySite.id))
    .orderBy(textOrder(inventorySite.siteName), inventorySite.id)
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
  const found = await selectSites(tx).where(
    and(eq(inventorySite.id, siteId), isSiteOfOwnSchool({ userId }, inventorySite.id)),
  )
  return found.length > 0
}

const selectSites = (tx: Tx) => tx.select({ id: inventorySite.id, name: inventorySite.siteName }).from(inventorySite)
