import { eq } from 'drizzle-orm'

import { forbidden, rejected } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import { inventorySite, inventorySiteSchool } from '../../db/schema/inventory-site.ts'
import type { Tx } from '../../db/work.ts'
import { column, defineRecord, notStored, type FieldsOf } from '../../records/record.ts'
import {
  deleteRecord,
  insertRecord,
  refuseDuplicate,
  saveRecord,
  type Saved,
  type Target,
} from '../../records/save-record.ts'
import { lockByName } from '../../shared/lock-by-name.ts'
import { message } from '../../shared/messages.ts'
import { trimmed } from '../../shared/texts.ts'
import { listSchools } from '../schools/store.ts'
import { refuseUsed } from '../stock/sites.ts'
import { chooseSchools, namesOf, schoolsOfSites, type SiteSchool, type WantedSchool } from './schools.ts'
import { readSite } from './select-sites.ts'

/** A site as either service sends it. */
export interface SiteFields {
  siteName: string
  schools: WantedSchool[]
}

type User = Pick<Caller, 'userId'>

export const siteRecord = defineRecord({
  type: 'site',
  table: inventorySite,
  texts: 'sites',
  read: readSite,
  fields: {
    siteId: notStored,
    siteName: column('siteName', trimmed),
    schools: notStored,
  } satisfies FieldsOf<Schemas['SiteInput'], typeof inventorySite>,
})

/** Adds a site. Throws a 422 if the name is empty or taken, or for a school that cannot be in it. */
export async function insertSite(tx: Tx, { userId }: User, input: SiteFields): Promise<Saved> {
  await lockSites(tx)
  const columns = await toColumns(tx, input, null)
  const schools = await chooseSchools(tx, { userId, siteId: null }, input.schools, [])
  const saved = await insertRecord(tx, siteRecord, columns, schoolHistory(schools))
  await insertSchools(tx, saved.id, schools)
  return saved
}

/** Replaces name and schools of a site. Throws what `saveRecord` and `insertSite` throw. */
export async function updateSite(tx: Tx, { userId }: User, target: Target, input: SiteFields): Promise<Saved> {
  await lockSites(tx)
  return saveRecord(tx, siteRecord, target, async ({ id }) => {
    const stored = await schoolsOf(tx, id)
    const columns = await toColumns(tx, input, id)
    const schools = await chooseSchools(tx, { userId, siteId: id }, input.schools, stored)
    await tx.delete(inventorySiteSchool).where(eq(inventorySiteSchool.inventorySiteId, id))
    await insertSchools(tx, id, schools)
    return { columns, before: schoolHistory(stored), after: schoolHistory(schools) }
  })
}

/**
 * Deletes a site. Throws what `lockRecord` throws, a 422 that says what else refers to it, and a 403 if it has a school that the
 * caller has no access to.
 */
export async function deleteSite(tx: Tx, { userId }: User, target: Target): Promise<Saved> {
  await lockSites(tx)
  return deleteRecord(tx, siteRecord, target, async ({ id }) => {
    const stored = await schoolsOf(tx, id)
    const own = new Set((await listSchools(tx, userId)).map(({ schoolId }) => schoolId))
    const others = stored.filter(({ schoolId }) => !own.has(schoolId))
    if (others.length > 0) throw forbidden(message('sites.cannotDelete', { schools: namesOf(others) }))
    await refuseUsed(tx, { siteId: id })
    return schoolHistory(stored)
  })
}

/** Schools move between sites, so all writes of sites are serialized, not only those of one site. */
const lockSites = (tx: Tx) => lockByName(tx, 'inventory sites')

async function schoolsOf(tx: Tx, siteId: number): Promise<SiteSchool[]> {
  return (await schoolsOfSites(tx, [siteId])).get(siteId) ?? []
}

async function insertSchools(tx: Tx, inventorySiteId: number, schools: readonly SiteSchool[]): Promise<void> {
  await tx.insert(inventorySiteSchool).values(schools.map(({ schoolId }) => ({ inventorySiteId, schoolId })))
}

async function toColumns(tx: Tx, { siteName }: SiteFields, exceptId: number | null) {
  const columns = siteRecord.toColumns({ siteName })
  const name = columns.siteName
  if (name === '') throw rejected({ siteName: message('sites.nameRequired') })
  const unique = { column: inventorySite.siteName, value: name, exceptId }
  await refuseDuplicate(tx, siteRecord, unique, () => ({ siteName: message('sites.nameTaken', { name }) }))
  return columns
}

/** The history names schools instead of listing ids. */
const schoolHistory = (schools: readonly SiteSchool[]) => ({ schools: namesOf(schools).sort() })
