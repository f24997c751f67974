import { sql, type SQL } from 'drizzle-orm'

import type { Tx } from '../../db/work.ts'
import { among, toAmount } from '../../shared/lists.ts'

/** What a site has of an ingredient, in base units. */
export interface StockOnHand {
  siteId: number
  ingredientId: number
  quantity: string
  /** The value of goods with a known cost. */
  value: string
  /** The part of the quantity with an unknown cost. */
  uncosted: string
  nextExpiry: string | null
}

export interface LotOnHand {
  siteId: number
  locationId: number | null
  ingredientId: number
  lotId: number
  lotCode: string | null
  expiresOn: string | null
  /** Below 0 for a shortage. */
  quantity: string
  value: string
  uncosted: string
}

/**
 * What is left of each layer at the end of a day, or at a moment: what is left now without the later moves. So a past date takes
 * as long to read as there are moves since.
 */
export function layersAt(where: SQL, { asOf, at }: { asOf?: string | undefined; at?: string | undefined } = {}): SQL {
  const open = sql`select l.id, l.remaining as quantity from stock_layer l where l.remaining <> 0 and ${where}`
  if (asOf === undefined && at === undefined) return open
  const later = asOf === undefined ? sql`l.created_at > ${at}::timestamptz` : sql`l.moved_on > ${asOf}::date`
  return sql`select x.id, sum(x.quantity) as quantity from (
      ${open} union all select l.layer_id, -l.quantity from stock_move l where ${later} and ${where}
    ) x group by x.id having sum(x.quantity) <> 0`
}

/** What sites have of ingredients, now or at the end of a past day. Without `ingredientIds`, of all that were ever in stock. */
export async function onHand(
  tx: Tx,
  siteIds: readonly number[],
  ingredientIds?: readonly number[],
  asOf?: string,
): Promise<StockOnHand[]> {
  const where = (alias: string) => {
    const ofSite = among(sql.raw(`${alias}.site_id`), siteIds)
    return ingredientIds ? sql`${ofSite} and ${among(sql.raw(`${alias}.ingredient_id`), ingredientIds)}` : ofSite
  }
  const rows = await tx.execute<StockOnHand & Record<string, unknown>>(
    asOf === undefined
      ? sql`select site_id as "siteId", ingredient_id as "ingredientId", quantity, round(value, 6) as value, uncosted,
          next_expiry as "nextExpiry"
        from stock_item i where ${where('i')} order by 1, 2`
      : sql`with layers as (${layersAt(where('l'), { asOf })})
        select i.site_id as "siteId", i.ingredient_id as "ingredientId", coalesce(sum(a.quantity), 0) as quantity,
          coalesce(round(sum(a.quantity * l.unit_cost), 6), 0) as value,
          coalesce(sum(a.quantity) filter (where l.unit_cost is null), 0) as uncosted,
          min(l.expires_on) filter (where a.quantity > 0) as "nextExpiry"
        from stock_item i
        left join (layers a join stock_layer l on l.id = a.id)
          on l.site_id = i.site_id and l.ingredient_id = i.ingredient_id
        where ${where('i')} group by i.site_id, i.ingredient_id order by 1, 2`,
  )
  return rows.map((row) => ({
    siteId: row.siteId,
    ingredientId: row.ingredientId,
    quantity: toAmount(row.quantity),
    value: toAmount(row.value),
    uncosted: toAmount(row.uncosted),
    nextExpiry: row.nextExpiry,
  }))
}

/** Which goods: at a site, in one of its places (null = in no particular one), of some ingredients; now, or at an earlier time. */
export interface LotFilter {
  siteId: number
  locationId?: number | null
  ingredientIds?: readonly number[]
  /** The end of a day. */
  asOf?: string
  /** A moment, such as when a count froze the quantities: moves that were written later are left out. */
  at?: string
}

/** What a site has by place and lot, first expiring first. */
export async function onHandByLot(tx: Tx, filter: LotFilter): Promise<LotOnHand[]> {
  const { siteId, locationId, ingredientIds, asOf, at } = filter
  const place = locationId === null ? sql` and l.location_id is null` : sql` and l.location_id = ${locationId}`
  const where = sql`l.site_id = ${siteId}${locationId === undefined ? sql`` : place}${
    ingredientIds ? sql` and ${among(sql`l.ingredient_id`, ingredientIds)}` : sql``
  }`
  const rows = await tx.execute<LotOnHand & Record<string, unknown>>(sql`
    with layers as (${layersAt(where, { asOf, at })})
    select l.site_id as "siteId", l.location_id as "locationId", l.ingredient_id as "ingredientId", l.lot_id as "lotId",
      o.code as "lotCode", o.expires_on as "expiresOn", sum(a.quantity) as quantity,
      coalesce(round(sum(a.quantity * l.unit_cost), 6), 0) as value,
      coalesce(sum(a.quantity) filter (where l.unit_cost is null), 0) as uncosted
    from layers a join stock_layer l on l.id = a.id join stock_lot o on o.id = l.lot_id
    group by l.site_id, l.location_id, l.ingredient_id, l.lot_id, o.code, o.expires_on having sum(a.quantity) <> 0
    order by l.ingredient_id, o.expires_on nulls last, min(l.aged_on), l.lot_id, l.location_id nulls first`)
  return rows.map((row) => ({
    siteId: row.siteId,
    locationId: row.locationId,
    ingredientId: row.ingredientId,
    lotId: row.lotId,
    lotCode: row.lotCode,
    expiresOn: row.expiresOn,
    quantity: toAmount(row.quantity),
    value: toAmount(row.value),
    uncosted: toAmount(row.uncosted),
  }))
}
