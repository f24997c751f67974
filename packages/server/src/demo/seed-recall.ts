import { sql } from 'drizzle-orm'

import type { Tx } from '../db/work.ts'
import { withdrawLots } from '../modules/recall/withdraw.ts'
import { toAmount } from '../shared/lists.ts'
import { recalledLot } from './seed-orders.ts'

/** A recall: a lot that was delivered is taken out of use before any of it was served. */
export async function seedRecall(tx: Tx): Promise<void> {
  const places = await tx.execute<{ siteId: number; locationId: number | null; lotId: number; left: string }>(sql`
    select layer.site_id::int as "siteId", layer.location_id::int as "locationId", lot.id::int as "lotId",
      sum(layer.remaining)::text as left
    from stock_layer layer join stock_lot lot on lot.id = layer.lot_id
    where lot.code = ${recalledLot} and layer.remaining > 0 group by 1, 2, 3`)
  if (places.length === 0) throw new Error(`The demo has nothing of lot ${recalledLot}`)
  const [planner] = await tx.execute<{ id: number }>(sql`select min(id)::int as id from app_user`)
  await withdrawLots(
    tx,
    { userId: planner?.id ?? 0 },
    {
      kind: 'waste',
      reason: "Grower's notice: possible E. coli",
      lines: places.map(({ left, ...place }) => ({ ...place, quantity: toAmount(left) })),
    },
  )
}
