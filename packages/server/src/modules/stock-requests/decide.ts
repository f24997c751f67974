import { compareDecimals } from '@commissary/domain/units'
import { eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'

import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { type RequestStatus, stockRequest, stockRequestLine, stockShipment } from '../../db/schema/stock-request.ts'
import type { Tx } from '../../db/work.ts'
import type { Saved, Target } from '../../records/save-record.ts'
import { message } from '../../shared/messages.ts'
import { emptyToNull } from '../../shared/texts.ts'
import type { User } from '../stock-counts/count-record.ts'
import { lineOf, readLines } from './read.ts'
import { lockRequest, type RequestRow } from './request-record.ts'
import { orderFromRequest } from './to-order.ts'

/**
 * Approves a request, with other amounts if given, or declines it. A request can also be declined after it was approved, as long as
 * no goods were sent. A request to a vendor becomes an order. Throws a 422 without a reason, or if nothing is approved.
 */
export async function decideRequest(
  tx: Tx,
  user: User,
  target: Target,
  { approve, reason, lines = [] }: Schemas['RequestDecision'],
): Promise<Saved> {
  const statuses: RequestStatus[] = approve ? ['submitted'] : ['submitted', 'approved']
  const { row, summary } = await lockRequest(tx, user, target, { right: 'supply', statuses })
  const decided = { decidedAt: sql`now()`, decidedBy: user.userId }
  if (!approve) {
    const declineReason = emptyToNull(reason)
    if (declineReason === null) throw rejected({ reason: message('stockRequests.reasonRequired') })
    const sent = await tx
      .select({ id: stockShipment.id })
      .from(stockShipment)
      .where(eq(stockShipment.stockRequestId, row.id))
    if (sent.length > 0) throw rejected({ status: message('stockRequests.already.partFulfilled') })
    return setRequest(tx, row, { status: 'declined', declineReason, ...decided })
  }
  const stored = await readLines(tx, summary)
  const amounts = new Map(lines.map(({ lineId, quantity }) => [lineId, quantity]))
  for (const [index, { lineId }] of lines.entries()) lineOf(stored, lineId, index)
  const approved = stored.map(({ id, requested }) => ({ id, quantity: amounts.get(id) ?? requested }))
  if (approved.every(({ quantity }) => compareDecimals(quantity, '0') === 0)) {
    throw rejected({ lines: message('stockRequests.nothingApproved') })
  }
  for (const { id, quantity } of approved) {
    await tx.update(stockRequestLine).set({ approved: quantity }).where(eq(stockRequestLine.id, id))
  }
  if (summary.to.kind === 'site') return setRequest(tx, row, { status: 'approved', ...decided })
  const ordered = stored.map((line, index) => ({ line, quantity: approved[index]?.quantity ?? '0' }))
  const purchaseOrderId = await orderFromRequest(tx, user, summary, ordered)
  return setRequest(tx, row, { status: 'ordered', purchaseOrderId, ...decided })
}

/** Writes columns of a request that no input has. */
export async function setRequest(
  tx: Tx,
  { id }: Pick<RequestRow, 'id'>,
  columns: { status: RequestStatus } & PgUpdateSetSource<typeof stockRequest>,
): Promise<Saved> {
  const [saved] = await tx
    .update(stockRequest)
    .set(columns)
    .where(eq(stockRequest.id, id))
    .returning({ id: stockRequest.id, version: stockRequest.version })
  if (!saved) throw new Error(`The request ${id} was not written`)
  return saved
}
