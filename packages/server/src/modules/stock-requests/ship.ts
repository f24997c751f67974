import { compareDecimals, difference, sumOf } from '@commissary/domain/units'
import { and, eq, sql } from 'drizzle-orm'

import { notFound, rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import {
  type RequestStatus,
  stockShipment,
  stockShipmentLine,
  type TransitPart,
} from '../../db/schema/stock-request.ts'
import type { Tx } from '../../db/work.ts'
import type { Saved } from '../../records/save-record.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { toAmount } from '../../shared/lists.ts'
import { message, type FieldMessages, type Translate } from '../../shared/messages.ts'
import { emptyToNull } from '../../shared/texts.ts'
import type { User } from '../stock-counts/count-record.ts'
import { adjustStock, lockItems, type Posting } from '../stock/ledger.ts'
import { arriveStock, sendStock, wasteSent } from '../stock/transit.ts'
import { setRequest } from './decide.ts'
import { availableAt, lineOf, outstanding, readLines, type RequestLine } from './read.ts'
import { lockRequest, type RequestSummary } from './request-record.ts'

const isAbove = (quantity: string) => compareDecimals(quantity, '0') > 0

/**
 * Sends goods: they leave the supplying site, and are on the way until they are received. A partly sent request can be closed with
 * `isFinal` and nothing to send: the last shipment becomes the final one. Throws a 422 for more than the site has, and if nothing
 * is sent otherwise.
 */
export async function sendRequest(
  tx: Tx,
  user: User,
  id: number,
  { isFinal, lines }: Schemas['ShipmentInput'],
): Promise<Saved> {
  const { row, summary } = await lockRequest(
    tx,
    user,
    { id, ifMatch: null },
    {
      right: 'supply',
      statuses: ['approved', 'partFulfilled'],
    },
  )
  if (row.toSiteId === null) throw rejected({ lines: message('stockRequests.vendorSends') })
  const siteId = row.toSiteId
  const stored = await readLines(tx, summary)
  const wanted = lines.map((line, index) => ({ ...line, index, own: lineOf(stored, line.lineId, index) }))
  const sent = wanted.filter(({ quantity }) => isAbove(quantity))
  if (sent.length === 0) {
    if (!isFinal || !(await endShipments(tx, id))) throw rejected({ lines: message('stockRequests.nothingSent') })
    return setStatus(tx, summary)
  }
  if (new Set(sent.map(({ lineId }) => lineId)).size < sent.length) {
    throw rejected({ lines: message('stockRequests.lineTwice') })
  }
  // From now on the receiving site lists the ingredient, as on the way.
  await lockItems(
    tx,
    sent.flatMap(({ own: { ingredientId } }) => [
      { siteId, ingredientId },
      { siteId: row.fromSiteId, ingredientId },
    ]),
  )
  const taken = await sendStock(
    tx,
    { ...(await postingOf(tx, id)), fieldOf: (index) => `lines.${sent[index]?.index ?? 0}` },
    sent.map(({ own, quantity }) => ({ siteId, ingredientId: own.ingredientId, quantity })),
  )
  const [shipment] = await tx
    .insert(stockShipment)
    .values({ stockRequestId: id, isFinal })
    .returning({ id: stockShipment.id })
  if (!shipment) throw new Error('The shipment was not inserted')
  await tx.insert(stockShipmentLine).values(
    sent.map(({ lineId, quantity }, index) => ({
      stockShipmentId: shipment.id,
      stockRequestLineId: lineId,
      sent: quantity,
      parts: taken[index] ?? [],
    })),
  )
  return setStatus(tx, summary)
}

/**
 * Receives a shipment. Goods that stayed return to the supplying site, goods damaged or lost on the way are wasted there, and goods
 * that arrived beyond what was sent are taken from it as far as it has them. Throws a 422 for a difference without a valid reason.
 */
export async function receiveShipment(
  tx: Tx,
  user: User,
  { id, shipmentId }: { id: number; shipmentId: number },
  { locationId = null, lines }: Schemas['ShipmentReceipt'],
  t: Translate,
): Promise<Saved> {
  const { row, summary } = await lockRequest(
    tx,
    user,
    { id, ifMatch: null },
    {
      right: 'ask',
      statuses: ['partFulfilled', 'fulfilled'],
    },
  )
  const [shipment] = await tx
    .select()
    .from(stockShipment)
    .where(and(eq(stockShipment.id, shipmentId), eq(stockShipment.stockRequestId, id)))
  if (!shipment) throw notFound(message('stockRequests.shipmentNotFound'))
  if (shipment.receivedAt !== null) throw rejected({ status: message('stockRequests.receivedAlready') })
  const stored = await readLines(tx, summary)
  const shipped = await tx.select().from(stockShipmentLine).where(eq(stockShipmentLine.stockShipmentId, shipmentId))
  const received = checkReceived(shipped, lines, stored)
  const posting = await postingOf(tx, id)
  const from = row.toSiteId ?? 0
  // Locks all items at once, because each line is several calls to the ledger.
  await lockItems(
    tx,
    received.flatMap(({ own: { ingredientId } }) => [from, row.fromSiteId].map((siteId) => ({ siteId, ingredientId }))),
  )
  for (const { line, own, quantity, reason, note } of received) {
    const change = difference(quantity, toAmount(line.sent))
    const [arrived, rest] = splitParts(line.parts, quantity)
    const { ingredientId } = own
    const worded = reason && [t(`stockRequests.differences.${reason}`), note].filter(Boolean).join(': ')
    await arriveStock(tx, posting, { siteId: row.fromSiteId, locationId, ingredientId }, arrived)
    // Goods go back where they came from, with the reason why they did not arrive.
    const back = { ...posting, reason: worded }
    if (reason === 'stayed') {
      for (const part of rest) {
        await arriveStock(tx, back, { siteId: from, locationId: part.locationId, ingredientId }, [part])
      }
    } else await wasteSent(tx, back, { siteId: from, ingredientId }, rest)
    if (isAbove(change)) {
      await arriveExtra(
        tx,
        { ...posting, reason: worded },
        { from, to: row.fromSiteId, locationId, ingredientId, change },
      )
    }
    await tx
      .update(stockShipmentLine)
      .set({ received: quantity, reason, note })
      .where(eq(stockShipmentLine.id, line.id))
  }
  await tx
    .update(stockShipment)
    .set({ receivedAt: sql`now()`, receivedBy: user.userId })
    .where(eq(stockShipment.id, shipmentId))
  return setStatus(tx, summary)
}

/** Makes the last shipment of a request its final one. Returns false if there is none. */
async function endShipments(tx: Tx, requestId: number): Promise<boolean> {
  const ended = await tx
    .update(stockShipment)
    .set({ isFinal: true })
    .where(
      eq(
        stockShipment.id,
        sql`(select max(last.id) from ${stockShipment} last where last.stock_request_id = ${requestId})`,
      ),
    )
    .returning({ id: stockShipment.id })
  return ended.length > 0
}

/** Each line of a shipment with the quantity received. */
function checkReceived(
  shipped: readonly (typeof stockShipmentLine.$inferSelect)[],
  lines: Schemas['ShipmentReceipt']['lines'],
  stored: readonly RequestLine[],
) {
  const fields: FieldMessages = {}
  for (const [index, { lineId }] of lines.entries()) {
    const isShipped = shipped.some((line) => line.stockRequestLineId === lineId)
    lineOf(isShipped ? stored : [], lineId, index)
  }
  const received = shipped.map((line) => {
    const own = lineOf(stored, line.stockRequestLineId, 0)
    const index = lines.findIndex(({ lineId }) => lineId === own.id)
    const input = lines[index]
    if (!input) {
      fields['lines'] = message('stockRequests.everyLine', { name: own.name })
      return { line, own, quantity: '0', reason: null, note: null }
    }
    const order = compareDecimals(input.quantity, toAmount(line.sent))
    const reason = order === 0 ? null : (input.reason ?? null)
    if (order !== 0 && (reason === null || (reason === 'extra') !== order > 0)) {
      const text = order > 0 ? 'stockRequests.overReason' : 'stockRequests.shortReason'
      fields[`lines.${index}.reason`] = message(text, { name: own.name })
    }
    return { line, own, quantity: input.quantity, reason, note: emptyToNull(input.note) }
  })
  if (Object.keys(fields).length > 0) throw rejected(fields)
  return received
}

/** The parts of the first `quantity`, and those of the rest. */
function splitParts(parts: readonly TransitPart[], quantity: string): [TransitPart[], TransitPart[]] {
  const [first, rest]: [TransitPart[], TransitPart[]] = [[], []]
  let open = quantity
  for (const part of parts) {
    const own = compareDecimals(part.quantity, open) < 0 ? part.quantity : open
    const left = difference(part.quantity, own)
    if (isAbove(own)) first.push({ ...part, quantity: own })
    if (isAbove(left)) rest.push({ ...part, quantity: left })
    open = difference(open, own)
  }
  return [first, rest]
}

/** More arrived than was sent: the extra came from the supplying site as far as it has it, and the rest from an unknown source. */
async function arriveExtra(
  tx: Tx,
  posting: Posting,
  {
    from,
    to,
    locationId,
    ingredientId,
    change,
  }: { from: number; to: number; locationId: number | null; ingredientId: number; change: string },
): Promise<void> {
  const has = (await availableAt(tx, [from], [ingredientId]))(from, ingredientId)
  const quantity = compareDecimals(has, change) < 0 ? has : change
  const [taken = []] = isAbove(quantity) ? await sendStock(tx, posting, [{ siteId: from, ingredientId, quantity }]) : []
  await arriveStock(tx, posting, { siteId: to, locationId, ingredientId }, taken)
  const missing = difference(change, sumOf(taken.map((part) => part.quantity)))
  if (isAbove(missing)) {
    await adjustStock(tx, posting, [{ siteId: to, locationId, ingredientId, change: missing, unitCost: null }])
  }
}

const postingOf = async (tx: Tx, id: number): Promise<Posting> => ({
  cause: { kind: 'stockRequest', id },
  movedOn: await readCatererToday(tx),
})

/** Fulfilled once everything is sent or nothing more follows, received once all of that has arrived. */
async function setStatus(tx: Tx, summary: RequestSummary): Promise<Saved> {
  const lines = await readLines(tx, summary)
  const shipments = await tx.select().from(stockShipment).where(eq(stockShipment.stockRequestId, summary.id))
  const isDone = shipments.some(({ isFinal }) => isFinal) || lines.every((line) => !isAbove(outstanding(line)))
  const isArrived = shipments.every(({ receivedAt }) => receivedAt !== null)
  const done: RequestStatus = isArrived ? 'received' : 'fulfilled'
  return setRequest(tx, summary, { status: isDone ? done : 'partFulfilled' })
}
