import { sql, type SQL } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { toAmount } from '../../shared/lists.ts'
import { heldBy } from './holding-recipes.ts'
import { onTheWay } from './on-the-way.ts'
import { codesOf, idList, type RecallSearch, type Sight } from './search.ts'

export type TracedMeal = Schemas['TracedMeal']
type TracedLot = Schemas['TracedLot']

/**
 * Days within which leftovers are served, as food codes allow cooked food to be kept cold for a week; and days within which goods that
 * were cooked are entered into the stock at the latest.
 */
const lateDays = 7

/** When a site had a lot: from the first day until the day the last of it left, or still. */
export interface LotAtSite {
  siteId: number
  lotId: number
  ingredientId: number
  since: string
  /** Null = it is still there. */
  until: string | null
}

/** What is on the way to a site may have arrived without anyone having entered it, so it counts from the day it was sent. */
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

interface MealRow extends Record<string, unknown> {
  recordId: number
  schoolId: number
  schoolName: string
  date: string
  itemType: TracedMeal['itemType']
  certainty: TracedMeal['certainty']
  lots: TracedMeal['lots']
}

/** What the moves of closed records took of lots. A reopened record has given it back. */
const takenOf = (
  lots: SQL,
) => sql`select m.cause_id as record_id, m.lot_id, m.ingredient_id, -sum(m.quantity) as quantity
  from stock_move m where m.cause_kind = 'productionRecord' and ${lots}
  group by 1, 2, 3 having sum(m.quantity) < 0`

/**
 * The records that held lots, or that may have: those that are open while the lot was in the store of their school; where a code was
 * asked for, closed ones that took the same ingredient of goods without a code; closed ones that were short of the ingredient while the
 * lot was there or soon after, because deliveries are entered late; and those that served leftovers of it, which are issued with the
 * meal they were cooked for, soon after one of these. Certain ones first, then the newest.
 */
export async function readRecords(
  tx: Tx,
  { lots, holdings, sight, search }: { lots: TracedLot[]; holdings: LotAtSite[]; sight: Sight; search: RecallSearch },
): Promise<MealRow[]> {
  const lotIds = idList(lots.map(({ lotId }) => lotId))
  const foods = idList([...new Set(lots.map(({ ingredientId }) => ingredientId))])
  const first = lots.map(({ receivedOn }) => receivedOn).sort()[0] ?? null
  const isByCode = codesOf(search.lotCodes).length > 0
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
      where r.closed_at is not null and r.date >= ${first}::date - ${lateDays}::int
        and (s ->> 'ingredientId')::bigint = any (${foods})
    ), short as (
      select distinct x.record_id, 'issueShort' as certainty, h."lotId" as lot_id, x.ingredient_id, null::numeric as quantity
      from shortages x join inventory_site_school i on i.school_id = x.school_id
      join at_site h on h."siteId" = i.inventory_site_id and h."ingredientId" = x.ingredient_id
        and x.date >= h.since - ${lateDays}::int and (h.until is null or x.date <= h.until)
    ), cooked as (
      select * from held_by
      union all select * from without_code where record_id not in (select record_id from held_by)
      union all select * from short
      union all select * from open
    ), holding_lines as (
      select l.production_record_id, l.item_key, l.ingredient_id from production_line l where l.ingredient_id = any (${foods})
      union all
      select l.production_record_id, l.item_key, held.ingredient_id
      from (select distinct recipe_id, ingredient_id from held) held join production_line l on l.recipe_id = held.recipe_id
    ), reheated as materialized (
      select distinct r.id as record_id, r.school_id, r.date, l.ingredient_id
      from holding_lines l join production_record r on r.id = l.production_record_id
      where r.date >= ${first}::date - ${lateDays}::int and r.entries ->> ('line.' || l.item_key || '.leftoversUsed') = 'true'
    ), leftovers as (
      select distinct x.record_id, 'leftoversUsed' as certainty, c.lot_id, c.ingredient_id, null::numeric as quantity
      from reheated x join production_record r on r.school_id = x.school_id and r.id <> x.record_id
        and r.date between x.date - ${lateDays}::int and x.date
      join cooked c on c.record_id = r.id and c.ingredient_id = x.ingredient_id
    ), found as (
      select distinct on (record_id, lot_id) *,
        array_position(array['held', 'lotUnknown', 'leftoversUsed', 'issueShort', 'notClosed'], certainty) as rank
      from (select * from cooked union all select * from leftovers) x order by record_id, lot_id, rank
    )
    select r.id as "recordId", s.id as "schoolId", s.school_name as "schoolName", r.date, r.menu_type as "itemType",
      (array_agg(f.certainty order by f.rank))[1] as certainty,
      jsonb_agg(jsonb_build_object('lotId', f.lot_id, 'quantity', f.quantity::text) order by f.lot_id) as lots
    from found f join production_record r on r.id = f.record_id join school s on s.id = r.school_id
    where s.id = any (${idList(sight.schoolIds)})
    group by r.id, s.id
    order by min(f.rank), r.date desc, lower(s.school_name) collate "C", r.id`)
  return rows.map((row) => ({
    ...row,
    lots: row.lots.map(({ lotId, quantity }) => ({
      lotId,
      quantity: quantity === null ? null : toAmount(quantity),
    })),
  }))
}

interface DishRow extends Record<string, unknown> {
  recordId: number
  name: string
  recipeId: number | null
  planned: number | null
  prepared: number | null
  served: number | null
}

/** The lines of records with one of the ingredients, at any depth, with their servings. */
export async function readDishes(
  tx: Tx,
  recordIds: readonly number[],
  foods: readonly number[],
): Promise<ReadonlyMap<number, TracedMeal['dishes']>> {
  if (recordIds.length === 0) return new Map()
  const entry = (key: SQL) => sql`(r.entries ->> ('line.' || l.item_key || ${key}))::int`
  const ofPlan = (field: string) => entry(sql`('.group.' || (p ->> 'programId') || ${field})`)
  const rows = await tx.execute<DishRow>(sql`
    with recursive ${heldBy(sql`select unnest(${idList(foods)})`)}
    select r.id as "recordId", l.name, l.recipe_id as "recipeId", ${entry(sql`'.prepared'`)} as prepared,
      plans.planned::int as planned,
      case when num_nonnulls(plans.served, ${entry(sql`'.servedAdults'`)}, ${entry(sql`'.servedALaCarte'`)},
          ${entry(sql`'.servedSeconds'`)}) > 0
        then coalesce(plans.served, 0)::int + coalesce(${entry(sql`'.servedAdults'`)}, 0)
          + coalesce(${entry(sql`'.servedALaCarte'`)}, 0) + coalesce(${entry(sql`'.servedSeconds'`)}, 0) end as served
    from production_record r join production_line l on l.production_record_id = r.id
    cross join lateral (
      select case when count(*) = count(coalesce(${ofPlan('.planned')}, (p ->> 'servings')::int))
          then sum(coalesce(${ofPlan('.planned')}, (p ->> 'servings')::int)) end as planned,
        sum(${ofPlan('.served')}) as served
      from jsonb_array_elements(l.plans) p
    ) plans
    where r.id = any (${idList(recordIds)}) and (l.ingredient_id = any (${idList(foods)}) or exists (
      select 1 from held where held.recipe_id = l.recipe_id and r.date >= held.since and r.date < held.until))
    order by r.id, l.position, l.id`)
  const byRecord = Map.groupBy(rows, ({ recordId }) => recordId)
  return new Map(
    [...byRecord].map(([id, dishes]) => [
      id,
      dishes.map(({ name, recipeId, planned, prepared, served }) => ({ name, recipeId, planned, prepared, served })),
    ]),
  )
}
