import type { DatedPrice } from '@commissary/domain/food'
import { sql } from 'drizzle-orm'

import type { Tx } from '../../db/work.ts'

/** Replaces the prices of ingredients that an import added or changed. The vendors are known ones. */
export async function replacePrices(
  tx: Tx,
  products: readonly { id: number; prices: readonly DatedPrice[]; isNew: boolean }[],
): Promise<void> {
  const old = products.flatMap(({ id, isNew }) => (isNew ? [] : id))
  if (old.length > 0) {
    await tx.execute(sql`
      delete from ingredient_price where caterer_id = current_caterer() and ingredient_id = any(${sql.param(old)}::bigint[])`)
  }
  const rows = products.flatMap(({ id, prices }) => prices.map((price, index) => ({ id, seq: index + 1, ...price })))
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into ingredient_price (ingredient_id, seq, shared_vendor_id, own_vendor_id, vendor_item_code, amount, per_amount,
      per_unit, valid_from, breaks)
    select row.id, row.seq, case when vendor.caterer_id = 0 then vendor.id end, case when vendor.caterer_id > 0 then vendor.id end,
      row."vendorItemCode", row.amount, (row.per ->> 'amount')::numeric, row.per ->> 'unit', row."validFrom",
      coalesce(row.breaks, '[]')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id bigint, seq integer, "vendorId" bigint,
      "vendorItemCode" text, amount numeric, per jsonb, "validFrom" date,
      breaks jsonb)
    left join vendor on vendor.id = row."vendorId"`)
}
