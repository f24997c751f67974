import { sql } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { idList, toAmount } from '../../shared/lists.ts'
import { onTheWay } from './on-the-way.ts'
import type { Sight } from './search.ts'

type TracedLot = Schemas['TracedLot']
type TracedPlace = Schemas['TracedPlace']
type TracedTransfer = Schemas['TracedTransfer']

/** Lots with what came in, what meals took and what is left at or between the sites that the user sees, by ingredient and code. */
export async function readLots(tx: Tx, lotIds: readonly number[], sight: Sight): Promise<TracedLot[]> {
  const rows = await tx.execute<Omit<TracedLot, 'outOfUse'> & Record<string, unknown> & { outOfUse: string }>(sql`
    select o.id as "lotId", g.id as "ingredientId", g.name as "ingredientName", g.base_unit as unit, o.code,
      o.expires_on as "expiresOn", m."receivedOn", m.received, m.remaining, m.used,
      m.received - m.used - m.remaining as "outOfUse", g.archived_at is not null as "isArchived"
    from (
      select lot_id, coalesce(min(came_on), min(aged_on)) as "receivedOn",
        coalesce(sum(quantity) filter (where kind in ('receive', 'transfer')), 0) as received,
        coalesce(-sum(quantity) filter (where kind = 'issue'), 0) as used, sum(quantity) as remaining
      from (
        select lot_id, kind, quantity, case when quantity > 0 then moved_on end as came_on, null::date as aged_on
        from stock_move where lot_id = any (${idList(lotIds)}) and site_id = any (${idList(sight.siteIds)})
        union all
        select lot_id, 'transfer', quantity, null, aged_on from (${onTheWay(lotIds, sight)}) sent
      ) had
      group by lot_id having count(*) filter (where quantity > 0) > 0
    ) m
    join stock_lot o on o.id = m.lot_id join ingredient g on g.id = o.ingredient_id
    order by lower(g.name) collate "C", g.id, o.code nulls last, o.expires_on nulls last, o.id`)
  return rows.map((row) => ({
    ...row,
    received: toAmount(row.received),
    remaining: toAmount(row.remaining),
    used: toAmount(row.used),
    outOfUse: toAmount(row.outOfUse),
  }))
}

/** Where lots are now: at sites, and on the way to one. */
export async function readPlaces(tx: Tx, lotIds: readonly number[], sight: Sight): Promise<TracedPlace[]> {
  const rows = await tx.execute<TracedPlace & Record<string, unknown>>(sql`
    select x.lot_id as "lotId", s.id as "siteId", s.site_name as "siteName", f.site_name as "sentFrom", p.id as "locationId",
      p.storage_location_name as "locationName", sum(x.quantity) as quantity
    from (
      select lot_id, site_id, null::bigint as from_id, location_id, remaining as quantity from stock_layer
      where lot_id = any (${idList(lotIds)}) and site_id = any (${idList(sight.siteIds)}) and remaining > 0
      union all
      select lot_id, to_id, from_id, null, quantity from (${onTheWay(lotIds, sight)}) sent
    ) x
    join inventory_site s on s.id = x.site_id left join inventory_site f on f.id = x.from_id
    left join storage_location p on p.id = x.location_id
    group by x.lot_id, s.id, f.id, p.id
    order by f.id is not null, lower(s.site_name) collate "C", s.id, lower(f.site_name) collate "C",
      lower(p.storage_location_name) collate "C" nulls first, x.lot_id`)
  return rows.map((row) => ({ ...row, quantity: toAmount(row.quantity) }))
}

/**
 * Transfers of lots from or to a site that the user sees, newest first. Both halves have the same cause, but not always the same
 * day. Goods that came back to the site that sent them, and transfers within a site, are not listed.
 */
export async function readTransfers(
  tx: Tx,
  lotIds: readonly number[],
  { siteIds }: Sight,
  most: number,
): Promise<TracedTransfer[]> {
  const rows = await tx.execute<TracedTransfer & Record<string, unknown>>(sql`
    with moved as (
      select m.lot_id, m.cause_kind, m.cause_id, m.moved_on, m.site_id, sum(m.quantity) as quantity,
        sum(sum(m.quantity)) over (partition by m.lot_id, m.cause_kind, m.cause_id, m.site_id) as net
      from stock_move m where m.lot_id = any (${idList(lotIds)}) and m.kind = 'transfer'
      group by 1, 2, 3, 4, 5
    ), gone as (
      select distinct lot_id, cause_kind, cause_id, site_id, -net as quantity from moved where net < 0
    )
    select came.lot_id as "lotId", came.moved_on as date, f.site_name as "fromSite", t.site_name as "toSite",
      least(came.quantity, coalesce(went.quantity, came.quantity)) as quantity
    from moved came
    left join gone went on went.lot_id = came.lot_id and went.cause_kind = came.cause_kind and went.cause_id = came.cause_id
    left join inventory_site f on f.id = went.site_id join inventory_site t on t.id = came.site_id
    where came.quantity > 0 and came.net > 0
      and (came.site_id = any (${idList(siteIds)}) or went.site_id = any (${idList(siteIds)}))
    order by came.moved_on desc, came.cause_id desc, came.lot_id, t.id limit ${most}`)
  return rows.map((row) => ({ ...row, quantity: toAmount(row.quantity) }))
}

/** How many sites that the user does not see had the lots. */
export async function countHiddenSites(tx: Tx, lotIds: readonly number[], { siteIds }: Sight): Promise<number> {
  const [row] = await tx.execute<{ count: number }>(sql`select count(distinct site_id)::int as count from stock_layer
    where lot_id = any (${idList(lotIds)}) and site_id <> all (${idList(siteIds)})`)
  return row?.count ?? 0
}
