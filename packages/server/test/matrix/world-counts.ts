import { randomUUID } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'

import { inventorySite } from '../../src/db/schema/inventory-site.ts'
import { ingredient } from '../../src/db/schema/ingredient.ts'
import {
  type CountStatus,
  stockCount,
  stockCountAmount,
  stockCountLine,
  stockShelf,
} from '../../src/db/schema/stock-count.ts'
import {
  type RequestStatus,
  stockRequest,
  stockRequestLine,
  stockShipment,
  stockShipmentLine,
} from '../../src/db/schema/stock-request.ts'
import type { Database, Tx } from '../../src/db/work.ts'
import { readCatererToday } from '../../src/shared/caterer-today.ts'
import { onHandByLot, receiveStock } from '../../src/modules/stock/ledger.ts'
import { archivedMark, archiveTime } from './inputs.ts'
import { goneId } from './world-settings.ts'

interface Parts {
  mark: string
  siteId: number
  locationId: number
  ingredientId: number
}

/** Stock with its lot, a count with an amount, and a request on the way, each with the mark; and discarded ones. */
export async function addCounts(tx: Tx, parts: Parts) {
  const { mark, siteId, locationId, ingredientId } = parts
  const [supplier] = await tx
    .insert(inventorySite)
    .values({ siteName: `${mark} store` })
    .returning({ id: inventorySite.id })
  const storeId = supplier?.id ?? 0
  const movedOn = await readCatererToday(tx)
  const goods = { locationId, ingredientId, lotCode: `${mark} lot`, quantity: '1000', unitCost: '1' }
  await receiveStock(tx, { cause: { kind: 'change', id: 1 }, movedOn, reason: `${mark} reason` }, [
    { siteId, ...goods },
    { siteId: storeId, ...goods },
  ])
  const [lot] = await onHandByLot(tx, { siteId, locationId, ingredientIds: [ingredientId] })
  await tx.insert(stockShelf).values({ siteId, storageLocationId: locationId, ingredientId, seq: 1 })
  const count = await insertCount(tx, parts)
  await insertRequest(tx, { ...parts, storeId }, 'declined')
  const request = await insertRequest(tx, { ...parts, storeId }, 'fulfilled')
  const ids = {
    stockCount: count.id,
    countLine: count.lineId,
    countAmount: count.amountId,
    countLot: lot?.lotId ?? 0,
    stockRequest: request.id,
    stockRequestLine: request.lineId,
    stockShipment: request.shipmentId,
  }
  const gone = {
    countLine: goneId,
    countAmount: goneId,
    countLot: goneId,
    stockRequestLine: goneId,
    stockShipment: goneId,
    stockCount: (await insertCount(tx, { ...parts, mark: archivedMark(mark) }, 'open', archiveTime)).id,
    stockRequest: (await insertRequest(tx, { ...parts, storeId, mark: archivedMark(mark) }, 'draft', archiveTime)).id,
  }
  return { ids, archived: gone, storeId }
}

/** A count with one line and one amount. */
async function insertCount(
  tx: Tx,
  { mark, siteId, locationId, ingredientId }: Parts,
  status: CountStatus = 'open',
  archivedAt: string | null = null,
) {
  const [count] = await tx
    .insert(stockCount)
    .values({
      siteId,
      locationIds: [locationId],
      category: `${mark} foods`,
      date: '2026-09-01',
      note: `${mark} note`,
      status,
      archivedAt,
    })
    .returning({ id: stockCount.id })
  const id = count?.id ?? 0
  const [line] = await tx
    .insert(stockCountLine)
    .values({
      stockCountId: id,
      ingredientId,
      storageLocationId: locationId,
      expected: '1000',
      reason: 'other',
      reasonNote: `${mark} reason`,
    })
    .returning({ id: stockCountLine.id })
  const lineId = line?.id ?? 0
  const [amount] = await tx
    .insert(stockCountAmount)
    .values({ stockCountLineId: lineId, given: { amount: '1' }, quantity: '1' })
    .returning({ id: stockCountAmount.id })
  return { id, lineId, amountId: amount?.id ?? 0 }
}

/** A request of the site to the store with one line, and a shipment if it was sent. */
async function insertRequest(
  tx: Tx,
  { mark, siteId, storeId, ingredientId, locationId }: Parts & { storeId: number },
  status: RequestStatus,
  archivedAt: string | null = null,
) {
  const [last] = await tx.select({ number: sql<number>`coalesce(max(number), 0)::int` }).from(stockRequest)
  const [request] = await tx
    .insert(stockRequest)
    .values({
      number: (last?.number ?? 0) + 1,
      fromSiteId: siteId,
      toSiteId: storeId,
      needBy: '2026-09-01',
      status,
      note: `${mark} note`,
      declineReason: status === 'declined' ? `${mark} reason` : null,
      archivedAt,
    })
    .returning({ id: stockRequest.id })
  const id = request?.id ?? 0
  const [line] = await tx
    .insert(stockRequestLine)
    .values({
      stockRequestId: id,
      seq: 1,
      ingredientId,
      given: { amount: '1' },
      requested: '1',
      approved: status === 'draft' || status === 'submitted' ? null : '1',
    })
    .returning({ id: stockRequestLine.id })
  const lineId = line?.id ?? 0
  if (status !== 'fulfilled') return { id, lineId, shipmentId: 0 }
  const [shipment] = await tx
    .insert(stockShipment)
    .values({ stockRequestId: id, isFinal: true })
    .returning({ id: stockShipment.id })
  const part = { locationId, lot: `${mark} lot`, expiresOn: null, agedOn: '2026-09-01', quantity: '1', unitCost: '1' }
  await tx.insert(stockShipmentLine).values({
    stockShipmentId: shipment?.id ?? 0,
    stockRequestLineId: lineId,
    sent: '1',
    parts: [part],
    note: `${mark} note`,
  })
  return { id, lineId, shipmentId: shipment?.id ?? 0 }
}

/** New counts and requests for calls that consume one. */
export function countMaker(
  database: Database,
  { catererId, ...parts }: Parts & { catererId: number; storeId: number },
) {
  const work = <T>(run: (tx: Tx) => Promise<T>) => database.work({ catererId }, run)
  return {
    storeId: parts.storeId,
    freshCount: (status: CountStatus = 'open') => work((tx) => insertCount(tx, parts, status)),
    freshRequest: (status: RequestStatus) => work((tx) => insertRequest(tx, parts, status)),
    /** A site without a count. */
    freshSite: () =>
      work(async (tx) => {
        const [row] = await tx
          .insert(inventorySite)
          .values({ siteName: `${parts.mark} ${randomUUID().slice(0, 8)}` })
          .returning({ id: inventorySite.id })
        return row?.id ?? 0
      }),
    /** The base unit of the world's ingredient. */
    unit: () =>
      work(async (tx) => {
        const [row] = await tx
          .select({ unit: ingredient.baseUnit })
          .from(ingredient)
          .where(eq(ingredient.id, parts.ingredientId))
        return row?.unit ?? 'g'
      }),
  }
}

export type CountMaker = ReturnType<typeof countMaker>
