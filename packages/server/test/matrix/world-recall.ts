import { sql } from 'drizzle-orm'

import { ingredient, ingredientPrice } from '../../src/db/schema/ingredient.ts'
import { stockChange } from '../../src/db/schema/stock.ts'
import type { Database, Tx } from '../../src/db/work.ts'
import { receiveStock } from '../../src/modules/stock/ledger.ts'

interface Place {
  mark: string
  catererId: number
  siteId: number
  storageLocationId: number
  vendorId: number
}

const receivedOn = '2026-01-05'
let lots = 0

/** A lot of a vendor's ingredient in stock. Every text has the mark. */
export async function addRecall(tx: Tx, place: Place) {
  const { mark } = place
  const row = { code: `${mark}-R`, name: `${mark} ground beef`, category: `${mark} meat`, baseUnit: 'lb' as const }
  const [food] = await tx.insert(ingredient).values(row).returning({ id: ingredient.id })
  const recalledFood = food?.id ?? 0
  await tx.insert(ingredientPrice).values({
    ingredientId: recalledFood,
    seq: 1,
    ownVendorId: place.vendorId,
    vendorItemCode: `${mark}-V`,
    amount: '4',
    perAmount: '1',
    perUnit: 'lb',
  })
  await tx.insert(stockChange).values({ kind: 'adjust', movedOn: receivedOn, reason: `${mark} reason` })
  return { recalledFood, recalledLot: await insertLot(tx, place, recalledFood) }
}

async function insertLot(
  tx: Tx,
  { mark, catererId, siteId, storageLocationId }: Place,
  ingredientId: number,
  lotCode = `${mark}-lot`,
) {
  const goods = { siteId, locationId: storageLocationId, ingredientId, lotCode, quantity: '5', unitCost: '4' }
  const cause = { kind: 'change', id: catererId } as const
  await receiveStock(tx, { cause, movedOn: receivedOn, reason: `${mark} reason` }, [goods])
  const [row] = await tx.execute<{ id: number }>(sql`select id from stock_lot where code = ${lotCode}`)
  return row?.id ?? 0
}

/** A new lot with five pounds of it. Each can be taken out of use once. */
export const recallMaker = (database: Database, place: Place, ingredientId: number) => ({
  lot: () =>
    database.work({ catererId: place.catererId }, (tx) =>
      insertLot(tx, place, ingredientId, `${place.mark}-lot-${++lots}`),
    ),
})

export type RecallMaker = ReturnType<typeof recallMaker>
