import { compareDecimals } from '@commissary/domain/units'
import { and, eq, isNull, sql } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { stockRequest, stockRequestLine } from '../../db/schema/stock-request.ts'
import { vendor } from '../../db/schema/vendor.ts'
import type { Tx } from '../../db/work.ts'
import { archiveRecord, insertRecord, type Saved, saveRecord, type Target } from '../../records/save-record.ts'
import { textOrder } from '../../shared/lists.ts'
import { lockByName } from '../../shared/lock-by-name.ts'
import { message, type FieldMessages } from '../../shared/messages.ts'
import { allSites, isOwnSite, ownSites } from '../../shared/own-sites.ts'
import type { User } from '../stock-counts/count-record.ts'
import { quantityIn, readItemsInUse } from '../stock-counts/countables.ts'
import { setRequest } from './decide.ts'
import { lockRequest, requestRecord, type StockRequestInput } from './request-record.ts'

/** Which sites can make requests, and to whom. */
export async function readRequestOptions(tx: Tx, { userId }: User): Promise<Schemas['RequestOptions']> {
  const vendors = await tx
    .select({ id: vendor.id, name: vendor.name })
    .from(vendor)
    .where(and(isNull(vendor.archivedAt), eq(vendor.active, true)))
    .orderBy(textOrder(vendor.name), vendor.id)
  return { fromSites: await ownSites(tx, userId), toSites: await allSites(tx), vendors }
}

/** Adds a draft. Throws a 422 for sites, a vendor or lines that it cannot have. */
export async function insertRequest(tx: Tx, user: User, input: StockRequestInput): Promise<Saved> {
  const parties = await checkParties(tx, user, input)
  const lines = await checkLines(tx, input)
  await lockByName(tx, 'stock request numbers')
  const [last] = await tx
    .select({ number: sql<number>`coalesce(max(${stockRequest.number}), 0)::int` })
    .from(stockRequest)
  const saved = await insertRecord(tx, requestRecord, {
    ...requestRecord.toColumns(input),
    ...parties,
    number: (last?.number ?? 0) + 1,
  })
  await insertLines(tx, saved.id, lines)
  return saved
}

/** Saves a draft. Throws what `insertRequest` throws, and a 409 once it is submitted. */
export async function updateRequest(tx: Tx, user: User, target: Target, input: StockRequestInput): Promise<Saved> {
  await lockRequest(tx, user, target, { right: 'ask', statuses: ['draft'] })
  const parties = await checkParties(tx, user, input)
  const lines = await checkLines(tx, input)
  return saveRecord(tx, requestRecord, target, async ({ id }) => {
    await tx.delete(stockRequestLine).where(eq(stockRequestLine.stockRequestId, id))
    await insertLines(tx, id, lines)
    return { columns: { ...requestRecord.toColumns(input), ...parties } }
  })
}

/** Discards a draft. */
export async function discardRequest(tx: Tx, user: User, target: Target): Promise<Saved> {
  await lockRequest(tx, user, target, { right: 'ask', statuses: ['draft'] })
  return archiveRecord(tx, requestRecord, target)
}

/** Submits a draft. Throws a 422 if it asks for nothing. */
export async function submitRequest(tx: Tx, user: User, target: Target): Promise<Saved> {
  const { row, summary } = await lockRequest(tx, user, target, { right: 'ask', statuses: ['draft'] })
  if (summary.lines === 0) throw rejected({ lines: message('stockRequests.lineRequired') })
  return setRequest(tx, row, { status: 'submitted', submittedAt: sql`now()`, submittedBy: user.userId })
}

async function checkParties(tx: Tx, { userId }: User, input: StockRequestInput) {
  const { fromSiteId, toSiteId = null, toVendorId = null } = input
  const fields: FieldMessages = {}
  if (!(await isOwnSite(tx, userId, fromSiteId))) fields['fromSiteId'] = message('stockCounts.unknownSite')
  if ((toSiteId === null) === (toVendorId === null)) fields['toSiteId'] = message('stockRequests.oneSupplier')
  else if (toSiteId !== null) {
    if (toSiteId === fromSiteId) fields['toSiteId'] = message('stockRequests.itself')
    else if (!(await allSites(tx)).some(({ id }) => id === toSiteId)) {
      fields['toSiteId'] = message('stockRequests.unknownSite')
    }
  }
  const [supplier] = await tx
    .select({ catererId: vendor.catererId })
    .from(vendor)
    .where(and(eq(vendor.id, toVendorId ?? 0), isNull(vendor.archivedAt)))
  if (toVendorId !== null && toSiteId === null && !supplier) {
    fields['toVendorId'] = message('stockRequests.unknownVendor')
  }
  if (Object.keys(fields).length > 0) throw rejected(fields)
  const isShared = supplier?.catererId === 0
  return { sharedVendorId: isShared ? toVendorId : null, ownVendorId: isShared ? null : toVendorId }
}

async function checkLines(tx: Tx, { lines }: StockRequestInput) {
  const items = await readItemsInUse(
    tx,
    lines.map(({ ingredientId }) => ingredientId),
  )
  const fields: FieldMessages = {}
  const checked = lines.map(({ ingredientId, given }, index) => {
    const item = items.get(ingredientId)
    if (!item) fields[`lines.${index}.ingredientId`] = message('stockCounts.unknownItem')
    else if (lines.findIndex((one) => one.ingredientId === ingredientId) < index) {
      fields[`lines.${index}.ingredientId`] = message('stockRequests.itemTwice', { name: item.name })
    }
    const requested = item ? quantityIn(item, given, `lines.${index}.given`) : '0'
    if (item && compareDecimals(requested, '0') <= 0) {
      fields[`lines.${index}.given`] = message('stockRequests.aboveZero', { name: item.name })
    }
    return { ingredientId, given, requested, seq: index + 1 }
  })
  if (Object.keys(fields).length > 0) throw rejected(fields)
  return checked
}

async function insertLines(
  tx: Tx,
  stockRequestId: number,
  lines: Awaited<ReturnType<typeof checkLines>>,
): Promise<void> {
  if (lines.length === 0) return
  await tx.insert(stockRequestLine).values(lines.map((line) => ({ ...line, stockRequestId })))
}
