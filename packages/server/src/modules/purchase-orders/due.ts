import { addDays } from '@commissary/domain/dates'
import { lastOrderDay } from '@commissary/domain/purchasing'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'

import { purchaseOrder } from '../../db/schema/purchase-order.ts'
import { vendor } from '../../db/schema/vendor.ts'
import type { Tx } from '../../db/work.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { vendorIdOfOrder } from './vendors.ts'

export type OrderDue = 'submit' | 'receive'

/** Orders that need action: drafts whose cutoff is tomorrow or earlier, or deliveries due today or earlier. */
export async function dueOrders(tx: Tx, sites: readonly number[], due: OrderDue): Promise<number[]> {
  if (sites.length === 0) return []
  const today = await readCatererToday(tx)
  if (due === 'receive') {
    const rows = await tx
      .select({ id: purchaseOrder.id })
      .from(purchaseOrder)
      .where(
        and(
          inArray(purchaseOrder.siteId, [...sites]),
          inArray(purchaseOrder.status, ['submitted', 'confirmed', 'partReceived']),
          sql`${purchaseOrder.deliveryDate} <= ${today}::date`,
        ),
      )
    return rows.map(({ id }) => id)
  }
  return (await dueDrafts(tx, sites, today)).map(({ id }) => id)
}

/** Drafts whose cutoff is tomorrow or earlier, with the last day on which they can be ordered. */
export async function dueDrafts(
  tx: Tx,
  sites: readonly number[],
  today: string,
): Promise<{ id: number; last: string }[]> {
  if (sites.length === 0) return []
  const drafts = await tx
    .select({
      id: purchaseOrder.id,
      deliveryDate: purchaseOrder.deliveryDate,
      leadDays: vendor.leadDays,
    })
    .from(purchaseOrder)
    .innerJoin(vendor, eq(vendor.id, vendorIdOfOrder))
    .where(
      and(
        inArray(purchaseOrder.siteId, [...sites]),
        eq(purchaseOrder.status, 'draft'),
        isNotNull(purchaseOrder.deliveryDate),
      ),
    )
  const soon = addDays(today, 1)
  return drafts.flatMap(({ id, deliveryDate, ...terms }) => {
    const last = deliveryDate === null ? null : lastOrderDay(terms, deliveryDate)
    return last !== null && last <= soon ? [{ id, last }] : []
  })
}

/** How many of the sites' orders are due to be submitted and to be received. */
export async function countDueOrders(tx: Tx, sites: readonly number[]) {
  return {
    toSubmit: (await dueOrders(tx, sites, 'submit')).length,
    toReceive: (await dueOrders(tx, sites, 'receive')).length,
  }
}
