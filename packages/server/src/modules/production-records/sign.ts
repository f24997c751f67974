import { fieldOfPath, missingForSignature, neededSignatures } from '@commissary/domain/production'
import { eq, sql } from 'drizzle-orm'

import { conflict, rejected } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import { productionRecord, productionSignature } from '../../db/schema/production-record.ts'
import type { Tx } from '../../db/work.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { type FieldMessages, message } from '../../shared/messages.ts'
import { namesOfUsers } from '../history/record-event.ts'
import { signedParts } from './edit-record.ts'
import { addEvent } from './events.ts'
import { findRecord, type FoundRecord } from './find-record.ts'
import { readFacts, toRecord } from './read.ts'
import { issuePrepared, returnIssued } from './stock.ts'

type User = Pick<Caller, 'userId'>
type Part = Schemas['ProductionPart']

/**
 * Signs a part of a record in the caller's name. The last part that is needed closes the record, keeps it as it was signed, and issues what
 * was prepared from the stock. Throws a 404 for a record that the user has no access to, a 409 with the record if it was changed
 * after it was read, and a 422 for a coming day, a part that is signed or that the record does not have, and for missing fields.
 */
export async function signRecord(
  tx: Tx,
  { userId }: User,
  { id, part, version }: { id: number; part: Part; version: number | null },
): Promise<FoundRecord> {
  const found = await findRecord(tx, userId, id, 'lock')
  const name = (await namesOfUsers(tx, [userId])).get(userId) ?? ''
  return signFound(tx, found, { part, version, name })
}

/** Does the same for a record that was already found and locked, in any name. */
export async function signFound(
  tx: Tx,
  found: FoundRecord,
  { part, version, name }: { part: Part; version: number | null; name: string },
): Promise<FoundRecord> {
  const { row } = found
  const { id } = row
  if (version !== null && version !== row.version) {
    throw conflict(message('productionRecords.conflict'), await toRecord(tx, found))
  }
  const facts = await readFacts(tx, found)
  const signed = await signedParts(tx, found)
  const needed = neededSignatures(facts.sheet)
  if (!needed.includes(part)) throw rejected({ part: message('productionRecords.noSuchPart') })
  if (signed.includes(part)) throw rejected({ part: message('productionRecords.alreadySigned') })
  if (row.date > (await readCatererToday(tx))) throw rejected({ part: message('productionRecords.tooEarly') })
  refuseMissing(found, missingForSignature(facts.sheet, part))

  const signature = { productionRecordId: id, round: row.round, part, name }
  const isLast = needed.every((one) => one === part || signed.includes(one))
  if (!isLast) {
    await tx.insert(productionSignature).values(signature)
    await addEvent(tx, found, 'signed', { reason: part })
    return { ...found, row: await touch(tx, found) }
  }
  const stock = await issuePrepared(tx, found, facts)
  const [closed] = await tx
    .update(productionRecord)
    .set({ closedAt: sql`now()`, stock })
    .where(eq(productionRecord.id, id))
    .returning()
  if (!closed?.closedAt) throw new Error('The record was not closed')
  const record = await toRecord(tx, { ...found, row: closed }, facts)
  record.signatures.push({ part, round: row.round, name, at: closed.closedAt })
  await tx.insert(productionSignature).values({ ...signature, signed: record })
  await addEvent(tx, found, 'closed', { reason: part })
  return { ...found, row: closed }
}

/**
 * Reopens a closed record: what was signed stays readable, goods that closing issued go back to stock, and signatures are needed
 * again. A record with one signed section loses that signature the same way. Throws a 404 for a record that the user has no access to,
 * and a 422 for one without a signature.
 */
export async function reopenRecord(tx: Tx, { userId }: User, id: number, text: string): Promise<FoundRecord> {
  const found = await findRecord(tx, userId, id, 'lock')
  const reason = text.trim()
  if (reason === '') throw rejected({ reason: message('productionRecords.reasonRequired') })
  if ((await signedParts(tx, found)).length === 0) throw rejected({ reason: message('productionRecords.notSigned') })
  if (found.row.stock?.state === 'issued') await returnIssued(tx, found, reason)
  await addEvent(tx, found, 'reopened', { reason })
  await tx
    .update(productionRecord)
    .set({ closedAt: null, stock: null, round: found.row.round + 1 })
    .where(eq(productionRecord.id, id))
  return findRecord(tx, userId, id)
}

/** Fields that a signature needs, by their paths below `entries`. */
function refuseMissing({ lines }: FoundRecord, paths: readonly string[]): void {
  if (paths.length === 0) return
  const names = new Map(lines.map(({ lineKey, name }) => [lineKey, name]))
  const fields: FieldMessages = {}
  for (const path of paths) {
    const name = names.get(fieldOfPath(path)?.line ?? '')
    fields[`entries.${path}`] =
      name === undefined
        ? message('productionRecords.mealsMissing')
        : message('productionRecords.servingsMissing', { name })
  }
  throw rejected(fields, message('productionRecords.incomplete', { count: paths.length }))
}

/** The record with a new version. */
async function touch(tx: Tx, { row }: FoundRecord): Promise<FoundRecord['row']> {
  const [touched] = await tx
    .update(productionRecord)
    .set({ round: row.round })
    .where(eq(productionRecord.id, row.id))
    .returning()
  return touched ?? row
}

/** The record as it was closed in a round; null if that round did not close it. */
export async function readSigned(tx: Tx, id: number, round: number): Promise<Schemas['ProductionRecord'] | null> {
  const rows = await tx
    .select({ signed: productionSignature.signed })
    .from(productionSignature)
    .where(
      sql`${productionSignature.productionRecordId} = ${id} and ${productionSignature.round} = ${round}
        and ${productionSignature.signed} is not null`,
    )
  return (rows[0]?.signed as Schemas['ProductionRecord'] | undefined) ?? null
}
