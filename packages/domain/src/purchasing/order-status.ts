import { compareDecimals, difference, sumOf } from '../units/exact.ts'

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

/** What someone can make of an order. Receipts set `partReceived` and `received`. */
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

/** What came of a line, in packs as decimal strings, over all receipts. */
export interface LineReceived {
  ordered: string
  received: string
  damaged: string
  short: string
}

/** Packs that are still to come; never below 0. Damaged packs and those that the vendor is short of will not come. */
export function packsOpen({ ordered, received, damaged, short }: LineReceived): string {
  const open = difference(ordered, sumOf([received, damaged, short]))
  return compareDecimals(open, '0') < 0 ? '0' : open
}

/** The status of an order after receipts: received once nothing is to come. Without any, what it was before them. */
export function statusAfterReceipts(
  lines: readonly LineReceived[],
  before: Extract<PurchaseOrderStatus, 'submitted' | 'confirmed'>,
): PurchaseOrderStatus {
  const came = lines.some((line) => compareDecimals(sumOf([line.received, line.damaged, line.short]), '0') > 0)
  if (!came) return before
  return lines.every((line) => packsOpen(line) === '0') ? 'received' : 'partReceived'
}
