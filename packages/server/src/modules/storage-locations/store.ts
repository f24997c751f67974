import { eq, type SQL } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { storageLocation } from '../../db/schema/inventory-site.ts'
import type { Tx } from '../../db/work.ts'
import { column, defineRecord, type FieldsOf } from '../../records/record.ts'
import {
  deleteRecord,
  insertRecord,
  refuseDuplicate,
  saveRecord,
  type Saved,
  type Target,
} from '../../records/save-record.ts'
import { textOrder } from '../../shared/lists.ts'
import { message } from '../../shared/messages.ts'
import { trimmed } from '../../shared/texts.ts'
import { refuseUsed } from '../stock/sites.ts'
import { nameOfUser } from '../history/record-event.ts'

type StorageLocation = Schemas['StorageLocation']

/** The contract sends the fields of a storage location as query parameters. */
interface StorageLocationInput {
  storageLocationName: string
}

const storageLocationRecord = defineRecord({
  type: 'storageLocation',
  table: storageLocation,
  texts: 'storageLocations',
  read: async (tx, id) => (await selectLocations(tx, eq(storageLocation.id, id)))[0] ?? null,
  fields: { storageLocationName: column('storageLocationName', trimmed) } satisfies FieldsOf<
    StorageLocationInput,
    typeof storageLocation
  >,
})

const view = {
  id: storageLocation.id,
  catererId: storageLocation.catererId,
  storageLocationName: storageLocation.storageLocationName,
  version: storageLocation.version,
  updatedAt: storageLocation.updatedAt,
  updatedBy: nameOfUser(storageLocation.updatedBy),
} satisfies Record<keyof StorageLocation, unknown>

/** The caterer's storage locations, by name. */
export function listStorageLocations(tx: Tx): Promise<StorageLocation[]> {
  return selectLocations(tx, undefined)
}

function selectLocations(tx: Tx, where: SQL | undefined): Promise<StorageLocation[]> {
  return tx
    .select(view)
    .from(storageLocation)
    .where(where)
    .orderBy(textOrder(storageLocation.storageLocationName), storageLocation.id)
}

/** Adds a storage location. Throws a 422 if the name is empty or taken. */
export async function insertStorageLocation(tx: Tx, input: StorageLocationInput): Promise<Saved> {
  return insertRecord(tx, storageLocationRecord, await toColumns(tx, input, null))
}

/** Renames a storage location. Throws what `saveRecord` throws, and a 422 if the name is empty or taken. */
export function updateStorageLocation(tx: Tx, target: Target, input: StorageLocationInput): Promise<Saved> {
  return saveRecord(tx, storageLocationRecord, target, async () => ({
    columns: await toColumns(tx, input, target.id),
  }))
}

/** Deletes a storage location. Throws what `lockRecord` throws, and a 422 that says what refers to it. */
export function deleteStorageLocation(tx: Tx, target: Target): Promise<Saved> {
  return deleteRecord(tx, storageLocationRecord, target, async ({ id }) => {
    await refuseUsed(tx, { locationId: id })
    return undefined
  })
}

async function toColumns(tx: Tx, input: StorageLocationInput, exceptId: number | null) {
  const columns = storageLocationRecord.toColumns(input)
  const name = columns.storageLocationName
  if (name === '') throw rejected({ storageLocationName: message('storageLocations.nameRequired') })
  const unique = { column: storageLocation.storageLocationName, value: name, exceptId }
  await refuseDuplicate(tx, storageLocationRecord, unique, () => ({
    storageLocationName: message('storageLocations.nameTaken', { name }),
  }))
  return columns
}
