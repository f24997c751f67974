import { sql } from 'drizzle-orm'

import type { Tx } from '../../db/work.ts'
import { type NotableEvent, notify } from './notify.ts'

interface Withdrawn {
  changeId: number
  reason: string
  lines: readonly { siteId: number; lotId: number }[]
}

/** Notifies about lots that were taken out of use, each site about what it had. */
export async function notifyRecall(tx: Tx, { changeId, reason, lines }: Withdrawn): Promise<void> {
  const rows = await tx.execute<{
    siteId: number
    siteName: string
    ingredientId: number
    ingredientName: string
    lotCode: string | null
    lots: number
  }>(sql`
    select s.id::int as "siteId", s.site_name as "siteName", min(o.ingredient_id)::int as "ingredientId",
      string_agg(distinct g.name, ', ') as "ingredientName", count(distinct o.id)::int as lots,
      case when count(distinct o.id) = 1 then min(o.code) end as "lotCode"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as x ("siteId" bigint, "lotId" bigint)
    join inventory_site s on s.id = x."siteId" join stock_lot o on o.id = x."lotId" join ingredient g on g.id = o.ingredient_id
    group by s.id, s.site_name`)
  await notify(
    tx,
    rows.map(({ lotCode, ...row }): NotableEvent => ({
      kind: 'recall',
      eventKey: `change ${changeId} ${row.siteId}`,
      area: 'inventory',
      siteId: row.siteId,
      facts: {
        ingredientId: row.ingredientId,
        ingredientName: row.ingredientName,
        siteName: row.siteName,
        lots: row.lots,
        reason,
        ...(lotCode !== null && lotCode !== '' && { lotCode }),
      },
    })),
  )
}
