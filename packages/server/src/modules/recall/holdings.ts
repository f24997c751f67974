import { sql } from 'drizzle-orm'

import type { Tx } from '../../db/work.ts'
import { idList } from '../../shared/lists.ts'
import { onTheWay } from './on-the-way.ts'
import { codesOf, type RecallSearch, type Sight } from './search.ts'

/** When a site had a lot: from its first day until the day the last of it left, or until now. */
export interface LotAtSite {
  siteId: number
  lotId: number
  ingredientId: number
  since: string
  /** Null = it is still there. */
  until: string | null
}

/** Goods on the way to a site may have arrived before anyone entered them, so they count from the day they were sent. */
export async function readHoldings(
  tx: Tx,
  lotIds: readonly number[],
  { siteIds }: Pick<Sight, 'siteIds'>,
): Promise<LotAtSite[]> {
  return tx.execute<LotAtSite & Record<string, unknown>>(sql`
    select site_id as "siteId", lot_id as "lotId", ingredient_id as "ingredientId",
      min(day) filter (where quantity > 0) as since,
      case when sum(quantity) <= 0 and not bool_or(is_on_the_way) then max(day) end as until
    from (
      select site_id, lot_id, ingredient_id, moved_on as day, quantity, false as is_on_the_way from stock_move
      where lot_id = any (${idList(lotIds)}) and site_id = any (${idList(siteIds)})
      union all
      select to_id, lot_id, ingredient_id, sent_on, quantity, true from (${onTheWay(lotIds, { siteIds })}) sent
      where to_id = any (${idList(siteIds)})
    ) had
    group by 1, 2, 3 having count(*) filter (where quantity > 0) > 0`)
}

/**
 * The range of days on which goods of a search that no one entered may have been served; null = open-ended. Lots named by a code
 * were served while the caterer had them. Otherwise the goods may be any that came in on the days of the search.
 */
export async function servedBetween(
  tx: Tx,
  { lotCodes, from }: RecallSearch,
  lotIds: readonly number[],
): Promise<Record<'since' | 'until', string | null>> {
  if (lotIds.length === 0 || codesOf(lotCodes).length === 0) return { since: from ?? null, until: null }
  const sites = await tx.execute<{ id: number }>(sql`select id from inventory_site`)
  const there = await readHoldings(tx, lotIds, { siteIds: sites.map(({ id }) => id) })
  const days = there.map(({ until }) => until)
  return {
    since: there.map(({ since }) => since).sort()[0] ?? from ?? null,
    until: days.includes(null) ? null : ((days as string[]).sort().at(-1) ?? null),
  }
}
