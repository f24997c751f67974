import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'

import { notFound, rejected } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import { inventorySite, storageLocation } from '../../db/schema/inventory-site.ts'
import { type CountStatus, stockCount } from '../../db/schema/stock-count.ts'
import type { Tx } from '../../db/work.ts'
import { column, columns, defineRecord, type FieldsOf } from '../../records/record.ts'
import { lockRecord, type Target } from '../../records/save-record.ts'
import { toAmount } from '../../shared/lists.ts'
import { message } from '../../shared/messages.ts'
import { isOwnSite, ownSites } from '../../shared/own-sites.ts'
import { emptyToNull } from '../../shared/texts.ts'
import { nameOfUser } from '../history/record-event.ts'

export type StockCountInput = Schemas['StockCountInput']
export type CountSummary = Schemas['StockCountSummary']
export type CountRow = typeof stockCount.$inferSelect
export type User = Pick<Caller, 'userId'>

export const countRecord = defineRecord({
  type: null,
  table: stockCount,
  texts: 'stockCounts',
  read: readSummary,
  fields: {
    siteId: column('siteId', (id: number) => id),
    date: column('date', (date: string) => date),
    locationIds: columns((ids: number[] | undefined) => ({ locationIds: ids?.length ? [...new Set(ids)] : null })),
    category: column('category', emptyToNull),
    isBlind: column('isBlind', (isBlind: boolean | undefined) => isBlind ?? false),
    note: column('note', emptyToNull),
  } satisfies FieldsOf<StockCountInput, typeof stockCount>,
  otherColumns: ['status', 'postedAt', 'postedBy'],
})

/** Counts of the sites that the user works with, the latest first. */
export async function listCounts(tx: Tx, { userId }: User): Promise<CountSummary[]> {
  const sites = await ownSites(tx, userId)
  if (sites.length === 0) return []
  return selectSummaries(
    tx,
    and(
      isNull(stockCount.archivedAt),
      inArray(
        stockCount.siteId,
        sites.map(({ id }) => id),
      ),
    ),
  )
}

/** A count, discarded or not; null for an unknown one. */
export async function readSummary(tx: Tx, id: number): Promise<CountSummary | null> {
  const [found] = await selectSummaries(tx, eq(stockCount.id, id))
  return found ?? null
}

/** A count of a site that the user works with. Throws a 404 for any other. */
export async function findCount(tx: Tx, { userId }: User, id: number): Promise<CountRow> {
  const [row] = await tx
    .select()
    .from(stockCount)
    .where(and(eq(stockCount.id, id), isNull(stockCount.archivedAt)))
  if (!row || !(await isOwnSite(tx, userId, row.siteId))) throw notFound(message('stockCounts.notFound'))
  return row
}

/** The same, locked to change its status. Throws a 409 for an older version. */
export async function lockCount(tx: Tx, user: User, target: Target): Promise<CountRow> {
  await findCount(tx, user, target.id)
  return lockRecord(tx, countRecord, target)
}

/** The same, while it is open: its status cannot change until the transaction ends, and others can count, too. */
export async function findOpenCount(tx: Tx, user: User, id: number): Promise<CountRow> {
  await findCount(tx, user, id)
  const [row] = await tx.select().from(stockCount).where(eq(stockCount.id, id)).for('share')
  if (!row || row.archivedAt !== null) throw notFound(message('stockCounts.notFound'))
  refuseUnless(row, ['open'])
  return row
}

/** Throws a 422 if the count is in another status than the call needs. */
export function refuseUnless(row: CountRow, statuses: readonly CountStatus[]): void {
  if (statuses.includes(row.status)) return
  throw rejected({ status: message(`stockCounts.already.${row.status}`) })
}

async function selectSummaries(tx: Tx, where: SQL | undefined): Promise<CountSummary[]> {
  const lines = (what: SQL) =>
    sql<number>`(select ${what} from stock_count_line l where l.stock_count_id = ${stockCount.id} and l.caterer_id = ${stockCount.catererId})`
  const isCounted = sql`exists (select from stock_count_amount a where a.stock_count_line_id = l.id and a.archived_at is null)`
  const rows = await tx
    .select({
      row: stockCount,
      siteName: inventorySite.siteName,
      lines: lines(sql`count(*)::int`),
      countedLines: lines(sql`count(*) filter (where ${isCounted})::int`),
      value: lines(sql`coalesce(sum(l.variance_value), 0)::text`),
      unpriced: lines(sql`count(*) filter (where l.variance is not null and l.variance_value is null)::int`),
      startedBy: nameOfUser(stockCount.createdBy),
      postedBy: nameOfUser(stockCount.postedBy),
    })
    .from(stockCount)
    .innerJoin(inventorySite, eq(inventorySite.id, stockCount.siteId))
    .where(where)
    .orderBy(sql`${stockCount.date} desc`, sql`${stockCount.id} desc`)
  const names = new Map(
    (await tx.select({ id: storageLocation.id, name: storageLocation.storageLocationName }).from(storageLocation)).map(
      ({ id, name }) => [id, name],
    ),
  )
  return rows.map(({ row, siteName, value, unpriced, ...rest }) => ({
    id: row.id,
    siteId: row.siteId,
    siteName,
    date: row.date,
    locations: (row.locationIds ?? []).flatMap((id) => names.get(id) ?? []).toSorted(),
    category: row.category,
    isBlind: row.isBlind,
    status: row.status,
    note: row.note,
    lines: rest.lines,
    countedLines: rest.countedLines,
    varianceValue: row.status === 'open' ? null : toAmount(String(value)),
    unpricedLines: unpriced,
    startedBy: rest.startedBy,
    startedAt: row.createdAt,
    postedBy: rest.postedBy,
    postedAt: row.postedAt,
    version: row.version,
  }))
}
