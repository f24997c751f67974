import { difference, sumOf } from '@commissary/domain/units'
import { asc, eq, inArray, sql } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { stockRequestLine, stockShipment, stockShipmentLine } from '../../db/schema/stock-request.ts'
import type { Tx } from '../../db/work.ts'
import { toAmount } from '../../shared/lists.ts'
import { message } from '../../shared/messages.ts'
import { namesOfUsers } from '../history/record-event.ts'
import type { User } from '../stock-counts/count-record.ts'
import { findItems, itemOf, readItems, type StockedItem } from '../stock-counts/countables.ts'
import { onHand } from '../stock/ledger.ts'
import { findRequest, type RequestSummary } from './request-record.ts'

export type RequestLine = Schemas['RequestLine']

/** A request with its lines and shipments. Throws a 404 for a request of sites that the user does not work with. */
export async function readRequest(tx: Tx, user: User, id: number): Promise<Schemas['StockRequest']> {
  const request = await findRequest(tx, user, id)
  const lines = await readLines(tx, request)
  const names = new Map(lines.map((line) => [line.id, line.name]))
  return { request, lines, shipments: await readShipments(tx, id, names) }
}

/** The lines of a request in their order, with what was approved, sent and received. */
export async function readLines(tx: Tx, { id, from, to }: RequestSummary): Promise<RequestLine[]> {
  const rows = await tx
    .select()
    .from(stockRequestLine)
    .where(eq(stockRequestLine.stockRequestId, id))
    .orderBy(asc(stockRequestLine.seq), asc(stockRequestLine.id))
  const ids = rows.map(({ ingredientId }) => ingredientId)
  const items = await readItems(tx, ids)
  const shipped = await shippedOf(tx, id)
  const supplierId = to.kind === 'site' ? to.id : null
  const available = await availableAt(tx, [from.id, ...(supplierId === null ? [] : [supplierId])], ids)
  const costs = await lastCosts(tx, supplierId ?? from.id, ids)
  return rows.map((row): RequestLine => {
    const item = itemOf(items, row.ingredientId)
    const { sent, received, inTransit } = shipped.get(row.id) ?? { sent: '0', received: '0', inTransit: '0' }
    return {
      id: row.id,
      ...requestItem(item, available(from.id, row.ingredientId)),
      supplierAvailable: supplierId === null ? null : available(supplierId, row.ingredientId),
      given: row.given,
      requested: toAmount(row.requested),
      approved: row.approved === null ? null : toAmount(row.approved),
      sent,
      received,
      inTransit,
      unitCost: costs.get(row.ingredientId) ?? null,
    }
  })
}

/** The line of a request that entry `index` of an input is about. Throws a 422 for any other. */
export function lineOf(lines: readonly RequestLine[], id: number, index: number): RequestLine {
  const own = lines.find((line) => line.id === id)
  if (!own) throw rejected({ [`lines.${index}.lineId`]: message('stockRequests.lineNotFound') })
  return own
}

/** The quantity that is approved and not sent yet, in the base unit; 0 or more. */
export function outstanding({ approved, sent }: Pick<RequestLine, 'approved' | 'sent'>): string {
  const open = difference(approved ?? '0', sent)
  return open.startsWith('-') ? '0' : open
}

/** Ingredients to request, with what a site has of them. */
export async function findRequestItems(tx: Tx, siteId: number, q: string): Promise<Schemas['RequestItem'][]> {
  const items = await findItems(tx, q)
  const available = await availableAt(
    tx,
    [siteId],
    items.map(({ ingredientId }) => ingredientId),
  )
  return items.map((item) => requestItem(item, available(siteId, item.ingredientId)))
}

export function requestItem(item: StockedItem, available: string): Schemas['RequestItem'] {
  const { ingredientId, name, code, baseUnit, units, packs } = item
  return { ingredientId, name, code, baseUnit, units, packs, available }
}

/** What sites have on hand; 0 for what they never had. Goods on the way are at neither site. */
export async function availableAt(tx: Tx, siteIds: readonly number[], ingredientIds: readonly number[]) {
  const rows = ingredientIds.length === 0 ? [] : await onHand(tx, siteIds, ingredientIds)
  const known = new Map(rows.map((row) => [`${row.siteId} ${row.ingredientId}`, row.quantity]))
  return (siteId: number, ingredientId: number) => known.get(`${siteId} ${ingredientId}`) ?? '0'
}

async function lastCosts(tx: Tx, siteId: number, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.execute<{ id: number; cost: string | null }>(
    sql`select ingredient_id as id, last_cost as cost from stock_item
      where site_id = ${siteId} and ${inArray(sql`ingredient_id`, [...ids])}`,
  )
  return new Map(rows.flatMap(({ id, cost }) => (cost === null ? [] : [[id, toAmount(cost)] as const])))
}

async function shippedOf(tx: Tx, requestId: number) {
  const rows = await tx
    .select({ line: stockShipmentLine })
    .from(stockShipmentLine)
    .innerJoin(stockShipment, eq(stockShipment.id, stockShipmentLine.stockShipmentId))
    .where(eq(stockShipment.stockRequestId, requestId))
  const byLine = Map.groupBy(rows, ({ line }) => line.stockRequestLineId)
  return new Map(
    [...byLine].map(([id, own]) => [
      id,
      {
        sent: sumOf(own.map(({ line }) => toAmount(line.sent))),
        received: sumOf(own.flatMap(({ line }) => (line.received === null ? [] : toAmount(line.received)))),
        inTransit: sumOf(own.flatMap(({ line }) => (line.received === null ? toAmount(line.sent) : []))),
      },
    ]),
  )
}

async function readShipments(
  tx: Tx,
  requestId: number,
  names: ReadonlyMap<number, string>,
): Promise<Schemas['Shipment'][]> {
  const shipments = await tx
    .select()
    .from(stockShipment)
    .where(eq(stockShipment.stockRequestId, requestId))
    .orderBy(asc(stockShipment.id))
  if (shipments.length === 0) return []
  const lines = await tx
    .select()
    .from(stockShipmentLine)
    .where(
      inArray(
        stockShipmentLine.stockShipmentId,
        shipments.map(({ id }) => id),
      ),
    )
    .orderBy(asc(stockShipmentLine.id))
  const users = await namesOfUsers(tx, [
    ...new Set(shipments.flatMap(({ createdBy, receivedBy }) => [createdBy, receivedBy])),
  ])
  return shipments.map(({ id, createdBy, createdAt, isFinal, receivedBy, receivedAt }) => ({
    id,
    sentBy: users.get(createdBy ?? 0) ?? null,
    sentAt: createdAt,
    isFinal,
    receivedBy: users.get(receivedBy ?? 0) ?? null,
    receivedAt,
    lines: lines
      .filter(({ stockShipmentId }) => stockShipmentId === id)
      .map(({ stockRequestLineId: lineId, sent, received, reason, note, parts }) => ({
        lineId,
        name: names.get(lineId) ?? '',
        sent: toAmount(sent),
        received: received === null ? null : toAmount(received),
        reason,
        note,
        lots: parts.map(({ lot, expiresOn, quantity }) => ({ lot, expiresOn, quantity })),
      })),
  }))
}
