import { type EntryEdit, fieldOfPath } from '@commissary/domain/production'
import { count, desc, eq, sql } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import { type ProductionAction, type ProductionChange, productionEvent } from '../../db/schema/production-record.ts'
import type { Tx } from '../../db/work.ts'
import { pageInfo, type PageQuery, pageRows } from '../../shared/lists.ts'
import { nameOfUser } from '../history/record-event.ts'
import type { FoundRecord, LineRow } from './find-record.ts'

/** Adds an event to a record's trail. */
export async function addEvent(
  tx: Tx,
  { row }: Pick<FoundRecord, 'row'>,
  action: ProductionAction,
  { changes = [], reason = null }: { changes?: ProductionChange[]; reason?: string | null } = {},
): Promise<void> {
  await tx.insert(productionEvent).values({ productionRecordId: row.id, round: row.round, action, changes, reason })
}

/** Edits as events store them, with the names of the items. */
export function toChanges(
  edits: readonly EntryEdit[],
  lines: readonly Pick<LineRow, 'lineKey' | 'name'>[],
): ProductionChange[] {
  const names = new Map(lines.map(({ lineKey, name }) => [lineKey, name]))
  return edits.map(({ path, from, to }) => ({
    path,
    name: names.get(fieldOfPath(path)?.line ?? '') ?? null,
    from,
    to,
  }))
}

/** A page of a record's events, newest first. */
export async function listEvents(tx: Tx, recordId: number, query: PageQuery): Promise<Schemas['ProductionEventList']> {
  const where = eq(productionEvent.productionRecordId, recordId)
  const [total] = await tx.select({ rows: count() }).from(productionEvent).where(where)
  const { limit, offset } = pageRows(query)
  const events = await tx
    .select({
      id: productionEvent.id,
      action: productionEvent.action,
      at: productionEvent.createdAt,
      by: nameOfUser(productionEvent.createdBy),
      changes: productionEvent.changes,
      reason: productionEvent.reason,
    })
    .from(productionEvent)
    .where(where)
    .orderBy(desc(productionEvent.id))
    .limit(limit)
    .offset(offset)
  return { _embedded: { events }, page: pageInfo(query, total?.rows ?? 0) }
}

/** The name of the person who last changed a field; null if no one did. */
export async function lastEditor(tx: Tx, recordId: number, path: string): Promise<string | null> {
  const [row] = await tx
    .select({ by: nameOfUser(productionEvent.createdBy) })
    .from(productionEvent)
    .where(
      sql`${productionEvent.productionRecordId} = ${recordId} and ${productionEvent.changes} @> ${JSON.stringify([{ path }])}::jsonb`,
    )
    .orderBy(desc(productionEvent.id))
    .limit(1)
  return row?.by ?? null
}
