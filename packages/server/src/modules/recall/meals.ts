import { sql, type SQL } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { idList, toAmount } from '../../shared/lists.ts'
import type { LotAtSite } from './holdings.ts'
import { heldBy } from './holding-recipes.ts'

export type TracedMeal = Schemas['TracedMeal']

/**
 * Days within which leftovers are served, because food codes allow cooked food to be kept cold for a week, and the most days after
 * cooking by which the goods are entered into stock.
 */
export const lateDays = 7

/** What to look for in records, and in which records. */
export interface RecordSearch {
  lots: readonly Pick<Schemas['TracedLot'], 'lotId' | 'ingredientId' | 'receivedOn'>[]
  holdings: readonly LotAtSite[]
  /** The ingredients of the lots, and ingredients that were never entered in stock. */
  foods: readonly number[]
  schoolIds: readonly number[]
  /** Days on which goods that no one entered may have been served; null = open-ended. */
  since: string | null
  until: string | null
  /** Goods without a code may belong to the lots. */
  isByCode: boolean
  today: string
  /** Only this record. */
  recordId?: number
}

interface MealRow extends Record<string, unknown> {
  recordId: number
  schoolId: number
  schoolName: string
  date: string
  itemType: TracedMeal['itemType']
  certainty: TracedMeal['certainty']
  /** The ingredients that it is listed for. */
  foods: number[]
  lots: { lotId: number; certainty: TracedMeal['certainty']; quantity: string | null }[]
}

/** How much of each lot closed records took. A reopened record has given it back. */
const takenOf = (
  lots: SQL,
) => sql`select m.cause_id as record_id, m.lot_id, m.ingredient_id, -sum(m.quantity) as quantity
  from stock_move m where m.cause_kind = 'productionRecord' and ${lots}
  group by 1, 2, 3 having sum(m.quantity) < 0`

/**
 * The records that contained lots, or may have: open ones while the lot was at their school's site; if the search is by code,
 * closed ones that took goods of the same ingredient without a code; closed ones that were short of the ingredient while the lot
 * was there or soon before, because deliveries are entered late; those that served leftovers of it soon after one of these, because
 * leftovers are issued with the meal they were cooked for; and those whose food is not in stock records, because nothing was issued
 * or the site had none of it. The last ones may have no lot. Certain ones first, then the newest.
 */
export async function readRecords(
  tx: Tx,
  { lots, holdings, schoolIds, since, until, isByCode, today, recordId, ...search }: RecordSearch,
): Promise<MealRow[]> {
  const lotIds = idList(lots.map(({ lotId }) => lotId))
  const foods = idList(search.foods)
  const schools = idList(schoolIds)
  const first = lots.map(({ receivedOn }) => receivedOn).sort()[0] ?? since ?? '-infinity'
  const from = sql`${since ?? '-infinity'}::date - ${lateDays}::int`
  const isReported = sql`between ${from} and ${until ?? 'infinity'}::date`
  const rows = await tx.execute<MealRow>(sql`
    with recursive ${heldBy(sql`select unnest(${foods})`)},
    held_by as (
      select t.record_id, 'held' as certainty, t.lot_id, t.ingredient_id, t.quantity
      from (${takenOf(sql`m.lot_id = any (${lotIds})`)}) t
    ), at_site as (
      select * from jsonb_to_recordset(${JSON.stringify(holdings)}::jsonb)
        as h("siteId" bigint, "lotId" bigint, "ingredientId" bigint, since date, until date)
    ), open as (
      select distinct r.id as record_id, 'notClosed' as certainty, h."lotId" as lot_id, h."ingredientId" as ingredient_id,
        null::numeric as quantity
      from at_site h
      join inventory_site_school i on i.inventory_site_id = h."siteId"
      join production_record r on r.school_id = i.school_id and r.closed_at is null
        and r.date >= h.since and (h.until is null or r.date <= h.until)
      join production_line l on l.production_record_id = r.id
      where l.ingredient_id = h."ingredientId" or exists (
        select 1 from held where held.recipe_id = l.recipe_id and held.ingredient_id = h."ingredientId"
          and r.date >= held.since and r.date < held.until)
    ), without_code as (
      select t.record_id, 'lotUnknown' as certainty, t.lot_id, t.ingredient_id, t.quantity
      from (${takenOf(sql`${isByCode} and m.ingredient_id = any (${foods}) and m.moved_on >= ${first}::date
        and m.lot_id in (select o.id from stock_lot o where o.code is null and o.ingredient_id = any (${foods}))`)}) t
    ), shortages as materialized (
      select distinct r.id as record_id, r.school_id, r.date, (s ->> 'ingredientId')::bigint as ingredient_id
      from production_record r cross join jsonb_array_elements(r.stock -> 'shortages') s
      where r.closed_at is not null and r.date >= ${from} and r.school_id = any (${schools})
        and (s ->> 'ingredientId')::bigint = any (${foods})
    ), short as materialized (
      select distinct x.record_id, 'issueShort' as certainty, h."lotId" as lot_id, x.ingredient_id, null::numeric as quantity
      from shortages x join inventory_site_school i on i.school_id = x.school_id
      join at_site h on h."siteId" = i.inventory_site_id and h."ingredientId" = x.ingredient_id
        and x.date >= h.since - ${lateDays}::int and (h.until is null or x.date <= h.until)
    ), holding_lines as (
      select l.production_record_id, l.item_key, l.ingredient_id, '-infinity'::date as since, 'infinity'::date as until
      from production_line l where l.ingredient_id = any (${foods})
      union all
      select l.production_record_id, l.item_key, held.ingredient_id, held.since, held.until
      from held join production_line l on l.recipe_id = held.recipe_id
    ), unissued as materialized (
      select distinct r.id as record_id, r.date, l.ingredient_id, i.inventory_site_id as site_id, r.closed_at is not null as is_closed
      from holding_lines l join production_record r on r.id = l.production_record_id
      left join inventory_site_school i on i.school_id = r.school_id
      where r.school_id = any (${schools}) and r.date ${isReported} and r.date >= l.since and r.date < l.until
        and case when r.closed_at is null then r.date <= ${today}::date else r.stock ->> 'state' is distinct from 'issued' end
        and r.entries ->> ('line.' || l.item_key || '.prepared') is distinct from '0'
        and not exists (select 1 from production_line other
          where other.production_record_id = r.id and other.replaces_key = l.item_key)
    ), in_store as materialized (
      select site_id, ingredient_id, moved_on as since, lead(moved_on) over days as until, sum(sum(quantity)) over days as quantity
      from stock_move
      where ingredient_id = any (${foods}) and site_id in (select u.site_id from unissued u)
      group by site_id, ingredient_id, moved_on
      window days as (partition by site_id, ingredient_id order by moved_on)
    ), at_unissued as materialized (
      select u.record_id, u.ingredient_id, u.is_closed, h."lotId" as lot_id
      from unissued u join at_site h on h."siteId" = u.site_id and h."ingredientId" = u.ingredient_id
        and u.date >= h.since - ${lateDays}::int and (h.until is null or u.date <= h.until)
    ), not_issued as (
      select record_id, 'notIssued' as certainty, lot_id, ingredient_id, null::numeric as quantity from at_unissued where is_closed
      union all
      select u.record_id, 'notIssued', null, u.ingredient_id, null from unissued u
      where not exists (select 1 from at_unissued h where h.record_id = u.record_id and h.ingredient_id = u.ingredient_id)
        and not exists (select 1 from in_store s where s.site_id = u.site_id and s.ingredient_id = u.ingredient_id
          and s.quantity > 0 and u.date >= s.since and (s.until is null or u.date <= s.until))
      union all
      select x.record_id, 'notIssued', null, x.ingredient_id, null from shortages x
      where x.date ${isReported}
        and not exists (select 1 from short s where s.record_id = x.record_id and s.ingredient_id = x.ingredient_id)
    ), cooked as (
      select * from held_by
      union all select * from without_code where record_id not in (select record_id from held_by)
      union all select * from short
      union all select * from open
      union all select * from not_issued
    ), reheated as materialized (
      select distinct r.id as record_id, r.school_id, r.date, l.ingredient_id
      from holding_lines l join production_record r on r.id = l.production_record_id
      where r.school_id = any (${schools}) and r.date >= ${from}
        and r.entries ->> ('line.' || l.item_key || '.leftoversUsed') = 'true'
    ), leftovers as (
      select distinct x.record_id, 'leftoversUsed' as certainty, c.lot_id, c.ingredient_id, null::numeric as quantity
      from reheated x join production_record r on r.school_id = x.school_id and r.id <> x.record_id
        and r.date between x.date - ${lateDays}::int and x.date
      join cooked c on c.record_id = r.id and c.ingredient_id = x.ingredient_id
    ), found as (
      select distinct on (record_id, ingredient_id, lot_id) *,
        array_position(array['held', 'lotUnknown', 'leftoversUsed', 'issueShort', 'notClosed', 'notIssued'], certainty) as rank
      from (select * from cooked union all select * from leftovers) x
      where ${recordId === undefined ? sql`true` : sql`record_id = ${recordId}`}
      order by record_id, ingredient_id, lot_id, rank
    )
    select r.id as "recordId", s.id as "schoolId", s.school_name as "schoolName", r.date, r.menu_type as "itemType",
      (array_agg(f.certainty order by f.rank))[1] as certainty,
      jsonb_agg(distinct f.ingredient_id) as foods,
      coalesce(jsonb_agg(jsonb_build_object('lotId', f.lot_id, 'certainty', f.certainty, 'quantity', f.quantity::text)
        order by f.lot_id) filter (where f.lot_id is not null), '[]') as lots
    from found f join production_record r on r.id = f.record_id join school s on s.id = r.school_id
    where s.id = any (${schools})
    group by r.id, s.id
    order by min(f.rank), r.date desc, lower(s.school_name) collate "C", r.id`)
  return rows.map((row) => ({
    ...row,
    lots: row.lots.map((lot) => ({ ...lot, quantity: lot.quantity === null ? null : toAmount(lot.quantity) })),
  }))
}
