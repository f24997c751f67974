import type { LocalMoment, OrderingTerms } from '@commissary/domain/purchasing'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'

import { caterer } from '../../db/schema/caterer.ts'
import { purchaseOrder } from '../../db/schema/purchase-order.ts'
import { vendor } from '../../db/schema/vendor.ts'
import { ownCaterer, type Tx } from '../../db/work.ts'
import { toAmount } from '../../shared/lists.ts'

/** A vendor as orders need it. */
export interface OrderVendor extends OrderingTerms {
  id: number
  name: string
  email: string | null
  active: boolean
  minimumOrder: string | null
  /** Belongs to caterer 0, for all caterers. */
  isShared: boolean
}

/** The vendor of an order, whether its own or a shared one. */
export const vendorIdOfOrder: SQL<number> = sql`coalesce(${purchaseOrder.ownVendorId}, ${purchaseOrder.sharedVendorId})`

/** Vendors by id, archived ones only where `withArchived`. Unknown ids are skipped. */
export async function findOrderVendors(
  tx: Tx,
  ids: readonly number[],
  withArchived = false,
): Promise<Map<number, OrderVendor>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(vendor)
    .where(and(inArray(vendor.id, [...new Set(ids)]), withArchived ? undefined : isNull(vendor.archivedAt)))
  return new Map(
    rows.map(({ id, name, email, active, minimumOrder, leadDays, cutOffTime, deliveryDays, catererId }) => [
      id,
      {
        id,
        name,
        email,
        active,
        minimumOrder: minimumOrder && toAmount(minimumOrder),
        leadDays,
        cutOffTime,
        deliveryDays,
        isShared: catererId === 0,
      },
    ]),
  )
}

/** Date and time in the time zone of the transaction's caterer. */
export async function readCatererNow(tx: Tx): Promise<LocalMoment> {
  const [own] = await tx.select({ timeZone: caterer.timeZone }).from(caterer).where(eq(caterer.id, ownCaterer()))
  const now = Temporal.Now.zonedDateTimeISO(own?.timeZone ?? 'UTC')
  return { date: now.toPlainDate().toString(), time: now.toPlainTime().toString({ smallestUnit: 'minute' }) }
}
