import { canDeliver, deliversOn, nextStatuses, orderBy } from '@commissary/domain/purchasing'
import { and, eq, sql } from 'drizzle-orm'

import { ApiError, rejected } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import { mail } from '../../db/schema/mail.ts'
import { purchaseOrderLine } from '../../db/schema/purchase-order.ts'
import type { Tx } from '../../db/work.ts'
import type { Saved, Target } from '../../records/save-record.ts'
import { message } from '../../shared/messages.ts'
import { emptyToNull } from '../../shared/texts.ts'
import { addStep, lockOrder, setColumns, vendorIdOf } from './store.ts'
import { findOrderVendors, readCatererNow } from './vendors.ts'

type Step = Schemas['PurchaseOrderStep']
type Order = Awaited<ReturnType<typeof lockOrder>>

/**
 * Submits, confirms, closes or cancels an order. Throws a 422 for a step that its status does not allow, an order without
 * lines, a delivery that can no longer be ordered, a mail without an address, and a missing reason. Queues the mail to the
 * vendor: after the commit, call the mailer's `checkNow`.
 */
export async function takeStep(tx: Tx, caller: Pick<Caller, 'userId'>, target: Target, step: Step): Promise<Saved> {
  const order = await lockOrder(tx, caller, target)
  const { status } = step
  if (!nextStatuses(order.status).includes(status)) {
    throw new ApiError(422, message(`purchaseOrders.refused.${status}`))
  }
  const reason = emptyToNull(step.reason)
  if (status === 'cancelled' && order.status !== 'draft' && reason === null) {
    throw rejected({ reason: message('purchaseOrders.reasonRequired') })
  }
  const sentTo = status === 'submitted' ? await submit(tx, order, step) : order.sentTo
  if (status === 'cancelled') await cancelMail(tx, order.id)
  await addStep(tx, order.id, status, reason)
  return setColumns(tx, order.id, { status, sentTo })
}

/** Checks an order that is submitted, and queues its mail. Returns the address that it goes to, if it is sent. */
async function submit(tx: Tx, order: Order, { sendMail = false, isLate = false }: Step): Promise<string | null> {
  const [{ lines } = { lines: 0 }] = await tx
    .select({ lines: sql<number>`count(*)::int` })
    .from(purchaseOrderLine)
    .where(eq(purchaseOrderLine.purchaseOrderId, order.id))
  if (lines === 0) throw rejected({ lines: message('purchaseOrders.noLines') })
  const vendor = (await findOrderVendors(tx, [vendorIdOf(order)], true)).get(vendorIdOf(order))
  if (!vendor) throw new Error(`The vendor of the purchase order ${order.id} was not read`)
  const { deliveryDate } = order
  const now = await readCatererNow(tx)
  if (deliveryDate === null) throw rejected({ deliveryDate: message('purchaseOrders.noDeliveryDate') })
  if (deliveryDate < now.date) throw rejected({ deliveryDate: message('purchaseOrders.deliveryPast') })
  if (!isLate && !canDeliver(vendor, deliveryDate, now)) {
    const isTooLate = deliversOn(vendor, deliveryDate)
    throw rejected({
      deliveryDate: isTooLate ? tooLate(orderBy(vendor, deliveryDate)) : message('purchaseOrders.notADeliveryDay'),
    })
  }
  if (!sendMail) return null
  if (vendor.email === null) throw rejected({ sendMail: message('purchaseOrders.noEmail', { name: vendor.name }) })
  await tx.insert(mail).values({ purchaseOrderId: order.id, kind: 'purchaseOrder' })
  return vendor.email
}

/** Without a known cutoff, only a delivery for today is too late. */
function tooLate(cutOff: ReturnType<typeof orderBy>) {
  if (cutOff === null) return message('purchaseOrders.deliveryToday')
  const { date, time } = cutOff
  const day = Temporal.PlainDate.from(date)
  return time === null
    ? message('purchaseOrders.cutOffDay', { day })
    : message('purchaseOrders.cutOffTime', { day, time })
}

/** A mail that was not sent yet stays unsent. */
async function cancelMail(tx: Tx, orderId: number): Promise<void> {
  await tx
    .update(mail)
    .set({ state: 'failed', error: 'canceled' })
    .where(and(eq(mail.purchaseOrderId, orderId), eq(mail.state, 'waiting')))
}
