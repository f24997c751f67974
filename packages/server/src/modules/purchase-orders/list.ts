import { orderBy, type PurchaseOrderStatus } from '@commissary/domain/purchasing'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'

import type { Caller, Schemas } from '../../contract/operations.ts'
import { inventorySite } from '../../db/schema/inventory-site.ts'
import { purchaseOrder, purchaseOrderLine } from '../../db/schema/purchase-order.ts'
import { vendor } from '../../db/schema/vendor.ts'
import type { Tx } from '../../db/work.ts'
import { orderOf, pageInfo, type PageQuery, pageRows, textOrder, toAmount } from '../../shared/lists.ts'
import { ownSiteNames } from '../../shared/own-sites.ts'
import { dueOrders, type OrderDue } from './due.ts'
import { openPacks } from './on-order.ts'
import { vendorIdOfOrder } from './vendors.ts'

export type PurchaseOrderSummary = Schemas['PurchaseOrderSummary']

export interface PurchaseOrderQuery extends PageQuery {
  q?: string
  sort?: string
  status?: PurchaseOrderStatus
  due?: OrderDue
  vendorId?: number
  siteId?: number
  from?: string
  to?: string
}

/** "PO-0007": four digits, more where they are needed. */
export const orderNumber = (number: number): string => `PO-${String(number).padStart(4, '0')}`

const isExpected = sql`${purchaseOrder.status} in ('submitted', 'confirmed', 'partReceived')`
const ofLines = (what: SQL) => sql`(select ${what} from ${purchaseOrderLine} l
  where l.purchase_order_id = ${purchaseOrder.id})`
const total = sql<string>`round(coalesce(${ofLines(sql`sum(l.packs * l.price)`)}, 0), 6)::text`

const sorts: Record<string, SQL> = {
  number: sql`${purchaseOrder.number}`,
  vendorName: textOrder(vendor.name),
  siteName: textOrder(inventorySite.siteName),
  status: sql`array_position(array['draft', 'submitted', 'confirmed', 'partReceived', 'received', 'closed', 'cancelled'],
    ${purchaseOrder.status})`,
  deliveryDate: sql`${purchaseOrder.deliveryDate}`,
  total: sql`coalesce(${ofLines(sql`sum(l.packs * l.price)`)}, 0)`,
}

/** A page of the orders of the sites that the caller has access to, the newest first. */
export async function listPurchaseOrders(
  tx: Tx,
  caller: Pick<Caller, 'userId'>,
  query: PurchaseOrderQuery,
): Promise<Schemas['PurchaseOrderList']> {
  const sites = [...(await ownSiteNames(tx, caller.userId)).keys()]
  const due = query.due && (await dueOrders(tx, sites, query.due))
  const where = and(
    due && sql`${purchaseOrder.id} = any(${sql.param(due)}::bigint[])`,
    sites.length === 0 ? sql`false` : inArray(purchaseOrder.siteId, sites),
    containsWords(query.q),
    query.status && eq(purchaseOrder.status, query.status),
    query.vendorId === undefined ? undefined : sql`${vendorIdOfOrder} = ${query.vendorId}`,
    query.siteId === undefined ? undefined : eq(purchaseOrder.siteId, query.siteId),
    query.from === undefined ? undefined : sql`${purchaseOrder.deliveryDate} >= ${query.from}::date`,
    query.to === undefined ? undefined : sql`${purchaseOrder.deliveryDate} <= ${query.to}::date`,
  )
  const { limit, offset } = pageRows(query)
  const rows = await summaries(tx)
    .where(where)
    .orderBy(...orderOf(query.sort, sorts, '-number', purchaseOrder.id))
    .limit(limit)
    .offset(offset)
  const [counted] = await tx
    .select({ rows: sql<number>`count(*)::int` })
    .from(purchaseOrder)
    .innerJoin(vendor, eq(vendor.id, vendorIdOfOrder))
    .innerJoin(inventorySite, eq(inventorySite.id, purchaseOrder.siteId))
    .where(where)
  return { _embedded: { purchaseOrders: rows.map(toSummary) }, page: pageInfo(query, counted?.rows ?? 0) }
}

/** One order as the list shows it; null for an unknown id. */
export async function readSummary(tx: Tx, id: number): Promise<SummaryRow | null> {
  const [row] = await summaries(tx).where(eq(purchaseOrder.id, id))
  return row ?? null
}

function summaries(tx: Tx) {
  return tx
    .select({
      id: purchaseOrder.id,
      number: purchaseOrder.number,
      vendorId: vendor.id,
      vendorName: vendor.name,
      vendorEmail: vendor.email,
      minimumOrder: vendor.minimumOrder,
      leadDays: vendor.leadDays,
      cutOffTime: vendor.cutOffTime,
      deliveryDays: vendor.deliveryDays,
      siteId: inventorySite.id,
      siteName: inventorySite.siteName,
      status: purchaseOrder.status,
      deliveryDate: purchaseOrder.deliveryDate,
      note: purchaseOrder.note,
      sentTo: purchaseOrder.sentTo,
      lineCount: sql<number>`${ofLines(sql`count(*)::int`)}`,
      openLines: sql<number>`case when ${isExpected} then ${ofLines(sql`(count(*) filter (where ${openPacks} > 0))::int`)} else 0 end`,
      total,
      unpricedLines: sql<number>`${ofLines(sql`(count(*) filter (where l.price is null))::int`)}`,
      version: purchaseOrder.version,
      updatedAt: purchaseOrder.updatedAt,
    })
    .from(purchaseOrder)
    .innerJoin(vendor, eq(vendor.id, vendorIdOfOrder))
    .innerJoin(inventorySite, eq(inventorySite.id, purchaseOrder.siteId))
}

export type SummaryRow = Awaited<ReturnType<ReturnType<typeof summaries>['execute']>>[number]

export function toSummary(row: SummaryRow): PurchaseOrderSummary {
  const { vendorEmail: _email, minimumOrder: _minimum, note: _note, sentTo: _sentTo, ...shown } = row
  const { leadDays, cutOffTime, deliveryDays, ...summary } = shown
  return {
    ...summary,
    number: orderNumber(row.number),
    orderBy: row.deliveryDate === null ? null : orderBy({ leadDays, cutOffTime, deliveryDays }, row.deliveryDate),
    total: toAmount(row.total),
  }
}

/** Every word is a part of the number, the vendor's or the site's name. */
function containsWords(q: string | undefined): SQL | undefined {
  const words = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const number = sql`'po-' || lpad(${purchaseOrder.number}::text, greatest(4, length(${purchaseOrder.number}::text)), '0')`
  const text = sql`${number} || ' ' || lower(${vendor.name}) || ' ' || lower(${inventorySite.siteName})`
  return and(...words.map((word) => sql`strpos(${text}, ${word}) > 0`))
}
