import { sql, type SQL } from 'drizzle-orm'

import { ownCaterer } from '../../db/work.ts'
import { idList } from '../../shared/lists.ts'
import type { Sight } from './search.ts'

/**
 * Goods of lots that one site sent to another and that have not arrived, if either site is in sight: `lot_id, ingredient_id, from_id,
 * to_id, sent_on, aged_on, quantity`. They are in the stock of neither site.
 */
export const onTheWay = (lotIds: readonly number[], { siteIds }: Pick<Sight, 'siteIds'>): SQL => sql`
  select o.id as lot_id, o.ingredient_id, q.to_site_id as from_id, q.from_site_id as to_id,
    (s.created_at at time zone (select time_zone from caterer where id = ${ownCaterer()}))::date as sent_on,
    part."agedOn" as aged_on, part.quantity
  from stock_shipment s join stock_request q on q.id = s.stock_request_id
  join stock_shipment_line l on l.stock_shipment_id = s.id join stock_request_line asked on asked.id = l.stock_request_line_id
  cross join lateral jsonb_to_recordset(l.parts)
    as part(lot text, "expiresOn" date, "agedOn" date, quantity numeric)
  join stock_lot o on o.ingredient_id = asked.ingredient_id and coalesce(o.code, '') = coalesce(part.lot, '')
    and coalesce(o.expires_on, 'infinity'::date) = coalesce(part."expiresOn", 'infinity'::date)
  where s.received_at is null and o.id = any (${idList(lotIds)})
    and (q.from_site_id = any (${idList(siteIds)}) or q.to_site_id = any (${idList(siteIds)}))`
