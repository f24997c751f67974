import type { DatedPrice } from '@commissary/domain/food'
import { jumpOf, priceJumps } from '@commissary/domain/purchasing'
import { inArray } from 'drizzle-orm'

import { ingredient } from '../../db/schema/ingredient.ts'
import { vendor } from '../../db/schema/vendor.ts'
import type { Tx } from '../../db/work.ts'
import { toAmount } from '../../shared/lists.ts'
import { orderNumber } from '../purchase-orders/list.ts'
import { type NotableEvent, notify } from './notify.ts'

interface PriceChange {
  ingredientId: number
  name: string
  before: readonly DatedPrice[]
  after: readonly DatedPrice[]
}

/** Notifies about vendors' prices that jumped when ingredients were saved. */
export async function notifyPriceJumps(tx: Tx, changes: readonly PriceChange[]): Promise<void> {
  const jumps = changes.flatMap(({ before, after, ...of }) =>
    priceJumps(before, after).map((jump) => ({ ...of, ...jump })),
  )
  if (jumps.length === 0) return
  const names = await namesOf(
    tx,
    jumps.map(({ vendorId }) => vendorId),
  )
  await notify(
    tx,
    jumps.map(({ ingredientId, name, vendorId, vendorItemCode, validFrom, before, after, percent }): NotableEvent => ({
      kind: 'priceJump',
      // A change that is undone and made again does not notify twice.
      eventKey: `price ${ingredientId} ${vendorId} ${vendorItemCode ?? ''} ${validFrom ?? ''} ${before} ${after}`,
      area: 'catalog',
      facts: { ingredientId, ingredientName: name, vendorName: names.get(vendorId) ?? '', before, after, percent },
    })),
  )
}

interface Received {
  order: { id: number; number: number; siteId: number; vendorId: number }
  receiptId: number
  lines: readonly { ingredientId: number; packSize: string; price?: string | null | undefined; orderedLineId: number }[]
  ordered: readonly { id: number; ingredientId: number; packSize: string; price: string | null }[]
}

/** Notifies about prices on a receipt that jumped from the order. A substitute has no price to compare. */
export async function notifyReceiptJumps(tx: Tx, { order, receiptId, lines, ordered }: Received): Promise<void> {
  const jumps = lines.flatMap(({ ingredientId, packSize, price, orderedLineId }, index) => {
    const line = ordered.find(({ id }) => id === orderedLineId)
    if (!line || line.price === null || price === null || price === undefined) return []
    if (line.ingredientId !== ingredientId) return []
    const per = (size: string) => ({ amount: size, unit: 'g' as const })
    // Both pack sizes are in the base unit of the ingredient.
    const jump = jumpOf(
      { amount: toAmount(line.price), per: per(line.packSize) },
      { amount: toAmount(price), per: per(packSize) },
    )
    return jump ? [{ index, ingredientId, ...jump }] : []
  })
  if (jumps.length === 0) return
  const foods = await tx
    .select({ id: ingredient.id, name: ingredient.name })
    .from(ingredient)
    .where(
      inArray(
        ingredient.id,
        jumps.map(({ ingredientId }) => ingredientId),
      ),
    )
  const foodNames = new Map(foods.map(({ id, name }) => [id, name]))
  const vendorName = (await namesOf(tx, [order.vendorId])).get(order.vendorId) ?? ''
  await notify(
    tx,
    jumps.map(({ index, ingredientId, ...jump }): NotableEvent => ({
      kind: 'priceJump',
      eventKey: `receipt ${receiptId} ${index}`,
      area: 'inventory',
      siteId: order.siteId,
      facts: {
        ingredientId,
        ingredientName: foodNames.get(ingredientId) ?? '',
        vendorName,
        orderId: order.id,
        orderNumber: orderNumber(order.number),
        ...jump,
      },
    })),
  )
}

async function namesOf(tx: Tx, vendorIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await tx
    .select({ id: vendor.id, name: vendor.name })
    .from(vendor)
    .where(inArray(vendor.id, [...new Set(vendorIds)]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
