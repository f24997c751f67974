import { eq, sql, type SQL } from 'drizzle-orm'

import { changedMeanwhile, rejected } from '../../contract/api-error.ts'
import type { InventoryComponents } from '../../contract/operations.ts'
import { storageLocation } from '../../db/schema/inventory-site.ts'
import type { Tx } from '../../db/work.ts'
import { nameOfUser, recordEvent } from '../history/record-event.ts'
import { textOrder } from '../../shared/lists.ts'
import { takeTurns } from '../../shared/take-turns.ts'

type StorageLocation = InventoryComponents['schemas']['StorageLocation']

interface Saved {
  id: number
  version: number
}

const saved = { id: storageLocation.id, version: storageLocation.version }
const recordType = 'storageLocation'

/** The caterer's storage locations, by name. */
export async function listStorageLocations(tx: Tx): Promise<StorageLocation[]> {
  return selectLocations(tx, undefined)
}

function selectLocations(tx: Tx, where: SQL | undefined) {
  return tx
    .select({
      id: storageLocation.id,
      catererId: storageLocation.catererId,
      storageLocationName: storageLocation.storageLocationName,
      version: storageLocation.version,
      updatedAt: storageLocation.updatedAt,
      updatedBy: nameOfUser(storageLocation.updatedBy),
    })
    .from(storageLocation)
    .where(where)
    .orderBy(textOrder(storageLocation.storageLocationName), storageLocation.id)
}

/** Adds a storage location. Throws a 422 where the name is empty or taken. */
export async function insertStorageLocation(tx: Tx, name: string): Promise<Saved> {
  const after = { storageLocationName: await freeName(tx, name, null) }
  const [row] = await tx.insert(storageLocation).values(after).returning(saved)
  if (!row) throw new Error('The storage location was not inserted')
  await recordEvent(tx, { recordType, recordId: row.id, action: 'created', after })
  return row
}

/**
 * Renames a storage location; null where there is none. Throws a 409 where `ifMatch` is an older version, and a 422 where
 * the name is empty or taken.
 */
export async function updateStorageLocation(
  tx: Tx,
  id: number,
  name: string,
  ifMatch: number | null,
): Promise<Saved | null> {
  const before = await lockLocation(tx, id, ifMatch)
  if (!before) return null
  const after = { storageLocationName: await freeName(tx, name, id) }
  const [row] = await tx.update(storageLocation).set(after).where(eq(storageLocation.id, id)).returning(saved)
  await recordEvent(tx, { recordType, recordId: id, action: 'updated', before, after })
  return row ?? null
}

/** Deletes a storage location; null where there is none. Throws a 409 where `ifMatch` is an older version. */
export async function deleteStorageLocation(tx: Tx, id: number, ifMatch: number | null): Promise<Saved | null> {
  const before = await lockLocation(tx, id, ifMatch)
  if (!before) return null
  const [row] = await tx.delete(storageLocation).where(eq(storageLocation.id, id)).returning(saved)
  await recordEvent(tx, { recordType, recordId: id, action: 'deleted', before })
  return row ?? null
}

async function lockLocation(tx: Tx, id: number, ifMatch: number | null) {
  const [stored] = await tx.select().from(storageLocation).where(eq(storageLocation.id, id)).for('update')
  if (!stored) return null
  if (ifMatch !== null && ifMatch !== stored.version) {
    const [current = {}] = await selectLocations(tx, eq(storageLocation.id, id))
    throw changedMeanwhile('storage location', current)
  }
  return { storageLocationName: stored.storageLocationName }
}

/** The name without spaces around it, when no other storage location has it. */
async function freeName(tx: Tx, name: string, ownId: number | null): Promise<string> {
  const trimmed = name.trim()
  if (trimmed === '') throw rejected({ storageLocationName: 'Please provide storage loction' })
  await takeTurns(tx, 'storage location names')
  const [taken] = await tx
    .select({ id: storageLocation.id })
    .from(storageLocation)
    .where(sql`lower(${storageLocation.storageLocationName}) = lower(${trimmed})`)
  if (taken && taken.id !== ownId) {
    throw rejected({ storageLocationName: `There is a storage location ${trimmed} already: choose another name.` })
  }
  return trimmed
}
