import { eq, sql, type SQL } from 'drizzle-orm'

import { ApiError, changedMeanwhile, rejected } from '../../contract/api-error.ts'
import type { ProductComponents } from '../../contract/operations.ts'
import { inventorySite, inventorySiteSchool } from '../../db/schema/inventory-site.ts'
import type { Tx } from '../../db/work.ts'
import { nameOfUser, recordEvent, type RecordFields } from '../history/record-event.ts'
import { textOrder } from '../../shared/lists.ts'
import { listSchools } from '../schools/store.ts'
import { takeTurns } from '../../shared/take-turns.ts'
import { chooseSchools, namesOf, schoolsOfSites, type SiteSchool, type WantedSchool } from './schools.ts'

export type Site = ProductComponents['schemas']['Site']

export interface SiteFields {
  siteName: string
  schools: WantedSchool[]
}

interface Saved {
  id: number
  version: number
}

const saved = { id: inventorySite.id, version: inventorySite.version }

/** The caterer's sites with their schools, by name: all of them, whichever schools somebody works for. */
export async function listSites(tx: Tx): Promise<Site[]> {
  const rows = await selectSites(tx, undefined)
  const schools = await schoolsOfSites(tx)
  return rows.map((row) => ({ ...row, schools: schools.get(row.siteId) ?? [] }))
}

/** One site; null where there is none. */
export async function readSite(tx: Tx, id: number): Promise<Site | null> {
  const [row] = await selectSites(tx, eq(inventorySite.id, id))
  if (!row) return null
  return { ...row, schools: (await schoolsOfSites(tx, [id])).get(id) ?? [] }
}

function selectSites(tx: Tx, where: SQL | undefined) {
  return tx
    .select({
      siteId: inventorySite.id,
      siteName: inventorySite.siteName,
      version: inventorySite.version,
      updatedAt: inventorySite.updatedAt,
      updatedBy: nameOfUser(inventorySite.updatedBy),
    })
    .from(inventorySite)
    .where(where)
    .orderBy(textOrder(inventorySite.siteName), inventorySite.id)
}

/** Adds a site. Throws a 422 where the name is empty or taken, or for a school that cannot be in it. */
export async function insertSite(tx: Tx, userId: number, input: SiteFields): Promise<Saved> {
  await takeTurns(tx, 'inventory sites')
  const siteName = await freeName(tx, input.siteName, null)
  const schools = await chooseSchools(tx, { userId, siteId: null }, input.schools, [])
  const [row] = await tx.insert(inventorySite).values({ siteName }).returning(saved)
  if (!row) throw new Error('The site was not inserted')
  await insertSchools(tx, row.id, schools)
  const after = toFields(siteName, schools)
  await recordEvent(tx, { recordType: 'site', recordId: row.id, action: 'created', after })
  return row
}

/**
 * Replaces name and schools of a site; null where there is none. Throws a 409 where `ifMatch` is an older version, and the
 * refusals of a new one.
 */
export async function updateSite(
  tx: Tx,
  { userId, id, ifMatch }: { userId: number; id: number; ifMatch: number | null },
  input: SiteFields,
): Promise<Saved | null> {
  await takeTurns(tx, 'inventory sites')
  const stored = await currentSite(tx, id, ifMatch)
  if (!stored) return null
  const siteName = await freeName(tx, input.siteName, id)
  const schools = await chooseSchools(tx, { userId, siteId: id }, input.schools, stored.schools)
  const [row] = await tx.update(inventorySite).set({ siteName }).where(eq(inventorySite.id, id)).returning(saved)
  await tx.delete(inventorySiteSchool).where(eq(inventorySiteSchool.inventorySiteId, id))
  await insertSchools(tx, id, schools)
  const [before, after] = [toFields(stored.siteName, stored.schools), toFields(siteName, schools)]
  await recordEvent(tx, { recordType: 'site', recordId: id, action: 'updated', before, after })
  return row ?? null
}

/**
 * Deletes a site; null where there is none. Throws a 409 where `ifMatch` is an older version, and a 403 where it has a
 * school that the caller does not work for.
 */
export async function deleteSite(
  tx: Tx,
  { userId, id, ifMatch }: { userId: number; id: number; ifMatch: number | null },
): Promise<Saved | null> {
  await takeTurns(tx, 'inventory sites')
  const stored = await currentSite(tx, id, ifMatch)
  if (!stored) return null
  const own = new Set((await listSchools(tx, userId)).map(({ schoolId }) => schoolId))
  const others = stored.schools.filter(({ schoolId }) => !own.has(schoolId))
  if (others.length > 0) throw new ApiError(403, `Only who works for ${namesOf(others)} can delete this site.`)
  const [row] = await tx.delete(inventorySite).where(eq(inventorySite.id, id)).returning(saved)
  const before = toFields(stored.siteName, stored.schools)
  await recordEvent(tx, { recordType: 'site', recordId: id, action: 'deleted', before })
  return row ?? null
}

async function currentSite(tx: Tx, id: number, ifMatch: number | null): Promise<Site | null> {
  const current = await readSite(tx, id)
  if (current && ifMatch !== null && ifMatch !== current.version) throw changedMeanwhile('site', current)
  return current
}

async function insertSchools(tx: Tx, inventorySiteId: number, schools: readonly SiteSchool[]): Promise<void> {
  await tx.insert(inventorySiteSchool).values(schools.map(({ schoolId }) => ({ inventorySiteId, schoolId })))
}

/** The name without spaces around it, when no other site has it. */
async function freeName(tx: Tx, name: string, ownId: number | null): Promise<string> {
  const trimmed = name.trim()
  if (trimmed === '') throw rejected({ siteName: 'Please enter Site Name' })
  const [taken] = await tx
    .select({ id: inventorySite.id })
    .from(inventorySite)
    .where(sql`lower(${inventorySite.siteName}) = lower(${trimmed})`)
  if (taken && taken.id !== ownId) {
    throw rejected({ siteName: `There is a site ${trimmed} already: choose another name.` })
  }
  return trimmed
}

/** What the history of a site tells of: schools by their names. */
function toFields(siteName: string, schools: readonly SiteSchool[]): RecordFields {
  return { siteName, schools: schools.map(({ schoolName }) => schoolName).sort() }
}
