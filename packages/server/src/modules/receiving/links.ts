import { createHash, randomBytes } from 'node:crypto'

import { and, desc, eq, isNull, sql } from 'drizzle-orm'

import { ApiError, notFound, rejected } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import { caterer } from '../../db/schema/caterer.ts'
import { receivingLink } from '../../db/schema/receiving-link.ts'
import { type Database, ownCaterer, type Tx } from '../../db/work.ts'
import { message } from '../../shared/messages.ts'
import { nameOfUser } from '../history/record-event.ts'
import { findRecord } from '../production-records/find-record.ts'

type Link = Schemas['ReceivingLink']
type User = Pick<Caller, 'userId'>

/** What a link leads to. */
export interface FoundLink {
  catererId: number
  recordId: number
}

/**
 * The record of a link. Throws a 404 for an unknown token, and a 410 that says why for an expired link or one that was taken back. Everything
 * else is read as its caterer, so the row-level policies apply.
 */
export async function findReceivingLink(database: Database, token: string): Promise<FoundLink> {
  const [found] = await database.system((tx) =>
    tx.execute<{ catererId: number; recordId: number; state: Link['state'] }>(
      sql`select caterer_id as "catererId", record_id::int as "recordId", state from find_receiving_link(${hashOf(token)})`,
    ),
  )
  if (!found) throw linkNotFound()
  const { state, ...link } = found
  if (state === 'expired') throw new ApiError(410, message('receiving.expired'))
  if (state === 'takenBack') throw new ApiError(410, message('receiving.takenBack'))
  return link
}

export const linkNotFound = () => notFound(message('receiving.notFound'))

/** The links of a record, newest first. Throws a 404 for a record that the user has no access to. */
export async function listLinks(tx: Tx, { userId }: User, recordId: number): Promise<Link[]> {
  await findRecord(tx, userId, recordId)
  return readLinks(tx, recordId)
}

async function readLinks(tx: Tx, recordId: number, linkId?: number): Promise<Link[]> {
  return tx
    .select({
      id: receivingLink.id,
      createdAt: receivingLink.createdAt,
      createdBy: nameOfUser(receivingLink.createdBy),
      expiresAt: receivingLink.expiresAt,
      state: sql<Link['state']>`case when ${receivingLink.takenBackAt} is not null then 'takenBack'
        when ${receivingLink.expiresAt} <= now() then 'expired' else 'open' end`,
    })
    .from(receivingLink)
    .where(
      and(
        eq(receivingLink.productionRecordId, recordId),
        linkId === undefined ? undefined : eq(receivingLink.id, linkId),
      ),
    )
    .orderBy(desc(receivingLink.id))
}

/**
 * Creates a link to the receiving section of a record: 256 random bits, stored as a hash. Throws a 404 for a record that the user has no access
 * to, and a 422 for one that is not vended.
 */
export async function createLink(tx: Tx, { userId }: User, recordId: number): Promise<{ link: Link; token: string }> {
  const { row } = await findRecord(tx, userId, recordId)
  if (!row.isVended) throw rejected({ id: message('receiving.notVended') })
  const token = randomBytes(32).toString('base64url')
  const [created] = await tx
    .insert(receivingLink)
    .values({ productionRecordId: recordId, tokenHash: hashOf(token), expiresAt: await expiryOf(tx, row.date) })
    .returning({ id: receivingLink.id })
  const [link] = await readLinks(tx, recordId, created?.id ?? 0)
  if (!link) throw new Error('The link was not created')
  return { link, token }
}

/** Takes a link back. Throws a 404 for one that the record does not have. */
export async function takeBackLink(
  tx: Tx,
  { userId }: User,
  { recordId, linkId }: { recordId: number; linkId: number },
): Promise<Link> {
  await findRecord(tx, userId, recordId)
  const isIt = and(eq(receivingLink.id, linkId), eq(receivingLink.productionRecordId, recordId))
  await tx
    .update(receivingLink)
    .set({ takenBackAt: sql`now()` })
    .where(and(isIt, isNull(receivingLink.takenBackAt)))
  const [link] = await readLinks(tx, recordId, linkId)
  if (!link) throw linkNotFound()
  return link
}

/** The end of the day after service where the caterer is, and never within 24 hours: a late record is received late. */
async function expiryOf(tx: Tx, date: string): Promise<string> {
  const [own] = await tx.select({ timeZone: caterer.timeZone }).from(caterer).where(eq(caterer.id, ownCaterer()))
  const end = Temporal.PlainDate.from(date)
    .add({ days: 2 })
    .toZonedDateTime(own?.timeZone ?? 'UTC')
    .toInstant()
  const soonest = Temporal.Now.instant().add({ hours: 24 })
  return (Temporal.Instant.compare(end, soonest) < 0 ? soonest : end).toString({ smallestUnit: 'millisecond' })
}

// Tokens are random, so an unsalted hash is safe.
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
