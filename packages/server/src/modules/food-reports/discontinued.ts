import { isOnOrder, purchaseOrderStatuses } from '@commissary/domain/purchasing'
import { sql, type SQL } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { pageInfo, type Page, type PageQuery, pageRows, toAmount } from '../../shared/lists.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { plannedLines } from '../calendars/planned-lines.ts'
import { recurringLines } from '../months/recurring-lines.ts'

type Item = Schemas['DiscontinuedItem']
type Place = Schemas['DiscontinuedPlace']

export interface DiscontinuedQuery extends PageQuery {
  q?: string
  kind?: Item['kind']
  place?: Place
}

const isStillIn: Record<Place, SQL> = {
  recipes: sql`recipes > 0`,
  menuItems: sql`menu_items > 0`,
  cycleMenus: sql`cycle_menus > 0`,
  menus: sql`master_days + school_days > 0`,
  stock: sql`stock <> '[]'`,
  orders: sql`open_orders > 0`,
}

/** Constants, which are safe in a statement. */
const expected = sql.raw(
  `(${purchaseOrderStatuses
    .filter(isOnOrder)
    .map((status) => `'${status}'`)
    .join(', ')})`,
)

/** The foods that are discontinued. `kind` and `food_id` tell what recipes and menus name: an ingredient or a recipe. */
const gone = (today: string) => sql`
  select 'ingredient' as kind, food.id, food.id as ingredient_id, null::bigint as recipe_id, food.name, food.code,
    null::bigint as vendor_id, null as vendor_name, null as vendor_item_code, 0 as other_vendors, food.discontinued_on,
    (select history.created_by from record_history history where history.record_type = 'ingredient'
      and history.record_id = food.id and history.changes @> '[{"field": "discontinuedOn"}]'
      order by history.id desc limit 1) as discontinued_by, food.replacement_id, food.base_unit as unit, food.search
  from ingredient food where food.archived_at is null and food.discontinued_on <= ${today}::date
  union all
  select 'vendorItem', food.id, food.id, null, food.name, food.code, vendor.id, vendor.name, price.vendor_item_code,
    (select count(distinct other.id)::int from ingredient_price offer
      join vendor other on other.id = coalesce(offer.own_vendor_id, offer.shared_vendor_id)
      where offer.ingredient_id = food.id and other.active and other.archived_at is null),
    null, null, food.replacement_id, food.base_unit, food.search
  from ingredient food
  join (select distinct ingredient_id, coalesce(own_vendor_id, shared_vendor_id) as vendor_id, vendor_item_code
    from ingredient_price) price on price.ingredient_id = food.id
  join vendor on vendor.id = price.vendor_id and (not vendor.active or vendor.archived_at is not null)
  where food.archived_at is null and (food.discontinued_on <= ${today}::date) is not true
  union all
  select 'recipe', own.id, null, own.id, own.name, own.number, null, null, null, 0,
    (own.archived_at at time zone (select time_zone from caterer where id = current_caterer()))::date,
    (select history.created_by from record_history history where history.record_type = 'recipe'
      and history.record_id = own.id and history.action = 'deleted' order by history.id desc limit 1),
    null, 'g', own.search
  from recipe own where own.archived_at is not null`

/**
 * Lists discontinued items that are still used, those on coming days first. It counts active recipes and master items, and days
 * from today on. Menus that a school received count for the school, master menus for themselves.
 */
export async function listDiscontinued(tx: Tx, query: DiscontinuedQuery): Promise<{ rows: Item[]; page: Page }> {
  const today = await readCatererToday(tx)
  const { limit, offset } = pageRows(query)
  const filters = [
    query.place ? isStillIn[query.place] : sql.join(Object.values(isStillIn), sql` or `),
    ...(query.kind ? [sql`kind = ${query.kind}`] : []),
    ...(query.q?.trim() ? [sql`search @@ prefix_query(${query.q})`] : []),
  ]
  const wanted = sql.join(
    filters.map((filter) => sql`(${filter})`),
    sql` and `,
  )
  const found = await tx.execute<Item & { total: number }>(sql`
    with recursive gone as materialized (${gone(today)}),
    food as (select distinct ingredient_id, recipe_id from gone),
    -- What a line can name to have the food: itself, or a recipe that has it at any depth.
    held (of_ingredient, of_recipe, recipe_id) as (
      select food.ingredient_id, food.recipe_id, line.recipe_id from food join recipe_line line
        on line.ingredient_id = food.ingredient_id or line.sub_recipe_id = food.recipe_id
      union
      select held.of_ingredient, held.of_recipe, line.recipe_id
      from held join recipe_line line on line.sub_recipe_id = held.recipe_id
    ),
    carrier as (
      select ingredient_id as of_ingredient, recipe_id as of_recipe, ingredient_id, recipe_id from food
      union
      select of_ingredient, of_recipe, null, recipe_id from held
    ),
    on_day as (
      select true as is_master, day.master_calendar_id as calendar_id, day.date, line.ingredient_id, line.recipe_id
      from master_line line join master_day day on day.id = line.master_day_id
      join master_calendar calendar on calendar.id = day.master_calendar_id and calendar.archived_at is null
      where day.date >= ${today}::date
      union all
      select true, recurring.master_calendar_id, recurring.date, recurring.ingredient_id, recurring.recipe_id
      from (${recurringLines}) recurring
      join master_calendar calendar on calendar.id = recurring.master_calendar_id and calendar.archived_at is null
      where recurring.date >= ${today}::date
      union all
      select false, line.calendar_id, line.date, line.ingredient_id, line.recipe_id
      from (${plannedLines}) line where line.date >= ${today}::date
    ),
    days as (
      select carrier.of_ingredient, carrier.of_recipe, min(on_day.date) as next_date,
        count(distinct (on_day.calendar_id, on_day.date)) filter (where is_master)::int as master_days,
        count(distinct (on_day.calendar_id, on_day.date)) filter (where not is_master)::int as school_days
      from carrier join on_day
        on on_day.ingredient_id = carrier.ingredient_id or on_day.recipe_id = carrier.recipe_id
      group by 1, 2
    ),
    cycles as (
      select carrier.of_ingredient, carrier.of_recipe, count(distinct menu.id)::int as menus
      from carrier join cycle_line line
        on line.ingredient_id = carrier.ingredient_id or line.recipe_id = carrier.recipe_id
      join cycle_day day on day.id = line.cycle_day_id
      join cycle_menu menu on menu.id = day.cycle_menu_id and menu.archived_at is null
      group by 1, 2
    ),
    offer as (
      select id, ingredient_id, recipe_id from menu_item where is_active
      union all
      select item.id, (past.value ->> 'ingredientId')::bigint, (past.value ->> 'recipeId')::bigint
      from menu_item item cross join jsonb_array_elements(item.past_links) past
      where item.is_active and past.value ->> 'until' > ${today}
    ),
    offers as (
      select carrier.of_ingredient, carrier.of_recipe, count(distinct offer.id)::int as items
      from carrier join offer
        on offer.ingredient_id = carrier.ingredient_id or offer.recipe_id = carrier.recipe_id
      group by 1, 2
    ),
    counted as (
      select gone.*,
        (select count(distinct held.recipe_id)::int from held
          join recipe on recipe.id = held.recipe_id and recipe.archived_at is null
          where held.of_ingredient = gone.ingredient_id or held.of_recipe = gone.recipe_id) as recipes,
        coalesce(offers.items, 0) as menu_items, coalesce(cycles.menus, 0) as cycle_menus,
        coalesce(days.master_days, 0) as master_days, coalesce(days.school_days, 0) as school_days, days.next_date,
        coalesce((select jsonb_agg(jsonb_build_object('siteId', site.id, 'siteName', site.site_name,
            'quantity', item.quantity::text, 'par', item.par::text) order by lower(site.site_name) collate "C", site.id)
          from stock_item item join inventory_site site on site.id = item.site_id
          where item.ingredient_id = gone.ingredient_id and gone.kind = 'ingredient'
            and (item.quantity <> 0 or item.par > 0)), '[]') as stock,
        (select count(distinct line.purchase_order_id)::int from purchase_order_line line
          join purchase_order purchase on purchase.id = line.purchase_order_id and purchase.status in ${expected}
          where line.ingredient_id = gone.ingredient_id
            and (gone.kind = 'ingredient' or (coalesce(purchase.own_vendor_id, purchase.shared_vendor_id) = gone.vendor_id
              and line.vendor_item_code is not distinct from gone.vendor_item_code))) as open_orders
      from gone
      left join days on days.of_ingredient = gone.ingredient_id or days.of_recipe = gone.recipe_id
      left join cycles on cycles.of_ingredient = gone.ingredient_id or cycles.of_recipe = gone.recipe_id
      left join offers on offers.of_ingredient = gone.ingredient_id or offers.of_recipe = gone.recipe_id
    ),
    listed as (select * from counted where ${wanted})
    select kind, listed.id::int as id, name, code, vendor_name as "vendorName", vendor_item_code as "vendorItemCode",
      other_vendors as "otherVendors", discontinued_on::text as "discontinuedOn",
      (select u.first_name || ' ' || u.last_name from app_user u where u.id = discontinued_by) as by,
      replacement_id::int as "replacementId",
      (select other.name from ingredient other where other.id = listed.replacement_id) as "replacementName",
      recipes, menu_items as "menuItems", cycle_menus as "cycleMenus", master_days as "masterDays",
      school_days as "schoolDays", next_date::text as "nextDate", stock, unit, open_orders as "openOrders",
      (select count(*)::int from listed) as total
    from listed
    order by next_date nulls last, lower(name) collate "C", kind, listed.id, vendor_name, vendor_item_code
    limit ${limit} offset ${offset}`)
  return {
    rows: found.map(({ total: _, ...row }) => ({
      ...row,
      stock: row.stock.map((site) => ({
        ...site,
        quantity: toAmount(site.quantity),
        par: site.par === null ? null : toAmount(site.par),
      })),
    })),
    page: pageInfo(query, found[0]?.total ?? 0),
  }
}
