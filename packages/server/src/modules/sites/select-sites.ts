import { eq, type SQL } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import { inventorySite } from '../../db/schema/inventory-site.ts'
import type { Tx } from '../../db/work.ts'
import { textOrder } from '../../shared/lists.ts'
import { nameOfUser } from '../history/record-event.ts'
import { schoolsOfSites } from './schools.ts'

export type Site = Schemas['Site']

const view = {
  siteId: inventorySite.id,
  siteName: inventorySite.siteName,
  version: inventorySite.version,
  updatedAt: inventorySite.updatedAt,
  updatedBy: nameOfUser(inventorySite.updatedBy),
} satisfies Record<Exclude<keyof Site, 'schools'>, unknown>

/** All of the caterer's sites with their schools, by name, whichever schools the caller has access to. */
export async function listSites(tx: Tx): Promise<Site[]> {
  const rows = await selectSites(tx, undefined)
  const schools = await schoolsOfSites(tx)
  return rows.map((row) => ({ ...row, schools: schools.get(row.siteId) ?? [] }))
}

/** One site; null for an unknown id. */
export async function readSite(tx: Tx, id: number): Promise<Site | null> {
  const [row] = await selectSites(tx, eq(inventorySite.id, id))
  if (!row) return null
  return { ...row, schools: (await schoolsOfSites(tx, [id])).get(id) ?? [] }
}

function selectSites(tx: Tx, where: SQL | undefined) {
  return tx.select(view).from(inventorySite).where(where).orderBy(textOrder(inventorySite.siteName), inventorySite.id)
}
