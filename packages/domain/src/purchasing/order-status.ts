import { compareDecimals, sumOf } from '../units/exact.ts'
import type { LineReceived } from './received.ts'

export const purchaseOrderStatuses = [
  'draft',
  'submitted',
  'confirmed',
  'partReceived',
  'received',
  'closed',
  'cancelled',
] as const
export type PurchaseOrderStatus = (typeof purchaseOrderStatuses)[number]

/** The statuses that someone can set next. Receipts set `partReceived` and `received`. */
const steps: Record<PurchaseOrderStatus, readonly PurchaseOrderStatus[]> = {
  draft: ['submitted', 'cancelled'],
  submitted: ['confirmed', 'cancelled'],
  confirmed: ['cancelled'],
  partReceived: ['closed'],
  received: ['closed'],
  closed: [],
  cancelled: [],
}

export const nextStatuses = (status: PurchaseOrderStatus): readonly PurchaseOrderStatus[] => steps[status]

/** Goods of the order are still expected. */
export const isOnOrder = (status: PurchaseOrderStatus): boolean =>
  status === 'submitted' || status === 'confirmed' || status === 'partReceived'

/** Whether goods can be received against the order. A vendor that did not confirm may still deliver. */
export const canReceive = (status: PurchaseOrderStatus): boolean => isOnOrder(status)

/** The status of an order after receipts: received once nothing is to come. Without any, what it was before them. */
export function statusAfterReceipts(
  lines: readonly LineReceived[],
  before: Extract<PurchaseOrderStatus, 'submitted' | 'confirmed'>,
): PurchaseOrderStatus {
  const came = lines.some((line) => compareDecimals(sumOf([line.received, line.damaged, line.short]), '0') > 0)
  if (!came) return before
  return lines.every(({ open }) => open === '0') ? 'received' : 'partReceived'
}
