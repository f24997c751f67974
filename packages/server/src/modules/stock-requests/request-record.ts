import { sumOf, worth } from '@commissary/domain/units'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'

import { forbidden, notFound, rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { purchaseOrder } from '../../db/schema/purchase-order.ts'
import { type RequestStatus, stockRequest } from '../../db/schema/stock-request.ts'
import { vendor } from '../../db/schema/vendor.ts'
import type { Tx } from '../../db/work.ts'
import { column, columns, defineRecord, notStored, type FieldsOf } from '../../records/record.ts'
import { lockRecord, type Target } from '../../records/save-record.ts'
import { toAmount } from '../../shared/lists.ts'
import { message } from '../../shared/messages.ts'
import { allSites, ownSites } from '../../shared/own-sites.ts'
import { emptyToNull } from '../../shared/texts.ts'
import { namesOfUsers } from '../history/record-event.ts'
import type { User } from '../stock-counts/count-record.ts'

export type StockRequestInput = Schemas['StockRequestInput']
export type RequestSummary = Schemas['StockRequestSummary']
export type RequestRow = typeof stockRequest.$inferSelect

/** The vendor's column depends on whether it is shared, so the store writes it. */
export const requestRecord = defineRecord({
  type: null,
  table: stockRequest,
  texts: 'stockRequests',
  read: (tx, id) => readSummary(tx, null, id),
  fields: {
    fromSiteId: column('fromSiteId', (id: number) => id),
    toSiteId: columns((id: number | null | undefined) => ({ toSiteId: id ?? null })),
    toVendorId: notStored,
    needBy: column('needBy', (date: string) => date),
    note: column('note', emptyToNull),
    lines: notStored,
  } satisfies FieldsOf<StockRequestInput, typeof stockRequest>,
  otherColumns: [
    'number',
    'sharedVendorId',
    'sharedCatererId',
    'ownVendorId',
    'status',
    'submittedAt',
    'submittedBy',
    'decidedAt',
    'decidedBy',
    'declineReason',
    'purchaseOrderId',
  ],
})

/** Requests from and to the sites that the user works with, the latest first. */
export async function listRequests(tx: Tx, user: User): Promise<RequestSummary[]> {
  const summaries = await selectSummaries(tx, user, isNull(stockRequest.archivedAt))
  return summaries.filter(({ may }) => may.ask || may.supply)
}

/** A request; null for an unknown or discarded one. Without a user, the request as seen by someone without rights. */
export async function readSummary(tx: Tx, user: User | null, id: number): Promise<RequestSummary | null> {
  const [found] = await selectSummaries(tx, user, and(eq(stockRequest.id, id), isNull(stockRequest.archivedAt)))
  return found ?? null
}

/** A request of a site that the user works with. Throws a 404 for any other. */
export async function findRequest(tx: Tx, user: User, id: number): Promise<RequestSummary> {
  const found = await readSummary(tx, user, id)
  if (!found || !(found.may.ask || found.may.supply)) throw notFound(message('stockRequests.notFound'))
  return found
}

/**
 * The same, locked for a change. Throws a 403 without the right, a 409 for an older version, and a 422 in a status that the
 * change does not fit.
 */
export async function lockRequest(
  tx: Tx,
  user: User,
  target: Target,
  { right, statuses }: { right: keyof RequestSummary['may']; statuses: readonly RequestStatus[] },
): Promise<{ row: RequestRow; summary: RequestSummary }> {
  const summary = await findRequest(tx, user, target.id)
  if (!summary.may[right]) throw forbidden(message(`stockRequests.notYours.${right}`))
  const row = await lockRecord(tx, requestRecord, target)
  if (!statuses.includes(row.status)) {
    throw rejected({ status: message(`stockRequests.already.${row.status}`) })
  }
  return { row, summary }
}

async function selectSummaries(tx: Tx, user: User | null, where: SQL | undefined): Promise<RequestSummary[]> {
  const found = await tx
    .select({ row: stockRequest, orderNumber: purchaseOrder.number })
    .from(stockRequest)
    .leftJoin(purchaseOrder, eq(purchaseOrder.id, stockRequest.purchaseOrderId))
    .where(where)
    .orderBy(sql`${stockRequest.number} desc`)
  if (found.length === 0) return []
  const rows = found.map(({ row, orderNumber }) => ({ ...row, orderNumber }))
  const sites = new Map((await allSites(tx)).map((site) => [site.id, site]))
  const own = new Set(user ? (await ownSites(tx, user.userId)).map(({ id }) => id) : [])
  const vendors = new Map(
    (await tx.select({ id: vendor.id, name: vendor.name }).from(vendor)).map((one) => [one.id, one]),
  )
  const values = await valuesOf(tx, where)
  const names = await namesOfUsers(tx, [
    ...new Set(rows.flatMap(({ createdBy, submittedBy, decidedBy }) => [createdBy, submittedBy, decidedBy])),
  ])
  const nameOf = (id: number | null) => names.get(id ?? 0) ?? null
  return rows.map((row): RequestSummary => {
    const { toSiteId, sharedVendorId, ownVendorId } = row
    const vendorId = sharedVendorId ?? ownVendorId ?? 0
    const priced = values.get(row.id) ?? []
    const known = priced.flatMap(({ quantity, unitCost }) => (unitCost === null ? [] : [worth(quantity, unitCost)]))
    return {
      id: row.id,
      number: row.number,
      from: sites.get(row.fromSiteId) ?? { id: row.fromSiteId, name: '' },
      to:
        toSiteId === null
          ? { kind: 'vendor', id: vendorId, name: vendors.get(vendorId)?.name ?? '' }
          : { kind: 'site', id: toSiteId, name: sites.get(toSiteId)?.name ?? '' },
      needBy: row.needBy,
      status: row.status,
      lines: priced.length,
      value: known.length === 0 && priced.length > 0 ? null : sumOf(known),
      unpricedLines: priced.length - known.length,
      note: row.note,
      createdBy: nameOf(row.createdBy),
      createdAt: row.createdAt,
      submittedBy: nameOf(row.submittedBy),
      submittedAt: row.submittedAt,
      decidedBy: nameOf(row.decidedBy),
      decidedAt: row.decidedAt,
      declineReason: row.declineReason,
      orderNumber: row.orderNumber,
      may: { ask: own.has(row.fromSiteId), supply: own.has(toSiteId ?? row.fromSiteId) },
      version: row.version,
    }
  })
}

interface PricedLine extends Record<string, unknown> {
  requestId: number
  quantity: string
  unitCost: string | null
}

/** The lines of requests at the supplying site's last cost, or at the requesting site's for a request to a vendor. */
async function valuesOf(tx: Tx, where: SQL | undefined): Promise<Map<number, PricedLine[]>> {
  const rows = await tx.execute<PricedLine>(sql`
    select l.stock_request_id as "requestId", coalesce(l.approved, l.requested) as quantity, i.last_cost as "unitCost"
    from stock_request_line l
    join ${stockRequest} on ${stockRequest.id} = l.stock_request_id
    left join stock_item i on i.ingredient_id = l.ingredient_id
      and i.site_id = coalesce(${stockRequest.toSiteId}, ${stockRequest.fromSiteId})
    where ${where ?? sql`true`}`)
  const lines = rows.map(({ quantity, unitCost, ...rest }) => ({
    ...rest,
    quantity: toAmount(quantity),
    unitCost: unitCost === null ? null : toAmount(unitCost),
  }))
  return Map.groupBy(lines, ({ requestId }) => requestId)
}
