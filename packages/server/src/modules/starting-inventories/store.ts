import { and, eq, isNull, sql } from 'drizzle-orm'

import { notFound, rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { startingInventory, startingInventoryLine } from '../../db/schema/starting-inventory.ts'
import type { Tx } from '../../db/work.ts'
import { column, defineRecord, notStored, type FieldsOf } from '../../records/record.ts'
import {
  deleteRecord,
  insertRecord,
  lockRecord,
  saveRecord,
  type Saved,
  type Target,
} from '../../records/save-record.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { lockByName } from '../../shared/lock-by-name.ts'
import { message } from '../../shared/messages.ts'
import { isOwnSite } from '../../shared/own-sites.ts'
import { receiveStock } from '../stock/ledger.ts'
import { refuseForeignSites } from '../stock/sites.ts'
import { toInflows, toLines, type StartLine } from './lines.ts'
import { listStarts, readLines, readStart } from './read.ts'

type StartingInventoryInput = Schemas['StartingInventoryInput']

const startRecord = defineRecord({
  type: null,
  table: startingInventory,
  texts: 'startingInventories',
  read: async (tx, id) => readStart(tx, id),
  fields: {
    siteId: column('siteId', (id: number) => id),
    locationId: column('locationId', (id: number | null | undefined) => id ?? null),
    asOf: column('asOf', (day: string) => day),
    lines: notStored,
  } satisfies FieldsOf<StartingInventoryInput, typeof startingInventory>,
  otherColumns: ['postedAt', 'postedBy'],
})

/** Begins the starting inventory of a place. Throws a 422 if the place has one, and for a site that the user does not see. */
export async function insertStart(tx: Tx, userId: number, input: StartingInventoryInput): Promise<Saved> {
  const { columns, lines } = await check(tx, userId, input, null)
  const saved = await insertRecord(tx, startRecord, columns)
  await insertLines(tx, saved.id, lines)
  return saved
}

/** Saves a draft. Throws what `saveRecord` and `insertStart` throw, and a 422 if it is posted. */
export async function updateStart(
  tx: Tx,
  userId: number,
  target: Target,
  input: StartingInventoryInput,
): Promise<Saved> {
  await refuseUnseen(tx, userId, target.id)
  return saveRecord(tx, startRecord, target, async ({ id, postedAt }) => {
    refusePosted(postedAt)
    const { columns, lines } = await check(tx, userId, input, id)
    await tx.delete(startingInventoryLine).where(eq(startingInventoryLine.startingInventoryId, id))
    await insertLines(tx, id, lines)
    return { columns }
  })
}

export async function deleteStart(tx: Tx, userId: number, target: Target): Promise<Saved> {
  await refuseUnseen(tx, userId, target.id)
  return deleteRecord(tx, startRecord, target, async ({ postedAt }) => {
    refusePosted(postedAt)
    return undefined
  })
}

/** Posts a draft to the ledger, and locks it. Throws a 422 for every line without a quantity, and if there are no lines. */
export async function postStart(tx: Tx, userId: number, target: Target): Promise<Saved> {
  await refuseUnseen(tx, userId, target.id)
  const { id, postedAt, siteId, locationId, asOf } = await lockRecord(tx, startRecord, target)
  refusePosted(postedAt)
  const lines = await readLines(tx, id)
  if (lines.length === 0) throw rejected({ lines: message('startingInventories.linesRequired') })
  const inflows = await toInflows(tx, { siteId, locationId }, lines)
  await receiveStock(tx, { cause: { kind: 'startingInventory', id }, movedOn: asOf }, inflows)
  const [saved] = await tx
    .update(startingInventory)
    .set({ postedAt: sql`now()`, postedBy: userId })
    .where(and(eq(startingInventory.id, id), isNull(startingInventory.postedAt)))
    .returning({ id: startingInventory.id, version: startingInventory.version })
  if (!saved) throw new Error(`Starting inventory ${id} was not posted`)
  return saved
}

function refusePosted(postedAt: string | null): void {
  if (postedAt !== null) throw rejected({}, message('startingInventories.posted'))
}

/** For the user, a starting inventory of a site that the user does not see does not exist. */
export async function refuseUnseen(tx: Tx, userId: number, id: number): Promise<void> {
  const start = await readStart(tx, id)
  if (!start || !(await isOwnSite(tx, userId, start.siteId))) {
    throw notFound(message('startingInventories.notFound'))
  }
}

async function check(tx: Tx, userId: number, input: StartingInventoryInput, exceptId: number | null) {
  await refuseForeignSites(tx, userId, { siteId: input.siteId })
  const columns = startRecord.toColumns(input)
  if (columns.locationId !== null) {
    const found = await tx.execute(sql`select id from storage_location where id = ${columns.locationId}`)
    if (found.length === 0) throw rejected({ locationId: message('stock.unknown.location') })
  }
  if (columns.asOf > (await readCatererToday(tx))) throw rejected({ asOf: message('stock.futureDay') })
  await lockByName(tx, 'starting inventories')
  const taken = (await listStarts(tx)).find(
    ({ id, siteId, locationId }) => id !== exceptId && siteId === columns.siteId && locationId === columns.locationId,
  )
  if (taken) throw rejected({ locationId: message('startingInventories.taken', { site: taken.siteName }) })
  return { columns, lines: await toLines(tx, input.lines) }
}

async function insertLines(tx: Tx, startingInventoryId: number, lines: readonly StartLine[]): Promise<void> {
  if (lines.length === 0) return
  await tx
    .insert(startingInventoryLine)
    .values(lines.map((line, index) => ({ ...line, startingInventoryId, seq: index + 1 })))
}
