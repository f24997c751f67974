import { sql, type SQL } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { pageInfo, type Page, type PageQuery, pageRows, toAmount } from '../../shared/lists.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { plannedLines } from '../calendars/planned-lines.ts'
import { countOf } from './missing.ts'
import { recurringLines } from '../months/recurring-lines.ts'
import { openLines } from '../purchase-orders/on-order.ts'
import { atSchools, onDays, type Served, servedFrom, servedOf } from './served.ts'

type Item = Schemas['DiscontinuedItem']
type Place = Schemas['DiscontinuedPlace']

interface DiscontinuedFilters {
  q?: string
  kind?: Item['kind']
  place?: Place
  id?: number
  /** Only items on these menus, with these days; null or absent = items still used anywhere, with the days from today on. */
  served?: Served | null
}

export interface DiscontinuedQuery extends PageQuery, Omit<DiscontinuedFilters, 'served'> {
  from?: string
  to?: string
  schools?: string
}

const isStillIn: Record<Place, SQL> = {
  recipes: sql`recipes <> ''`,
  menuItems: sql`menu_items <> ''`,
  cycleMenus: sql`cycle_menus <> ''`,
  menus: sql`master_days || school_days <> ''`,
  stock: sql`stock <> '[]'`,
  orders: sql`open_orders <> ''`,
}

/** What uses an item, as lists of keys. */
const keyLists = ['recipes', 'menuItems', 'cycleMenus', 'masterDays', 'schoolDays', 'openOrders'] as const

/**
 * Discontinued ingredients, ingredients with a price of an inactive vendor, and archived recipes. `ingredient_id` or `recipe_id`
 * is what recipes and menus name.
 */
const gone = (today: string) => sql`
  select 'ingredient' as kind, food.id, food.id as ingredient_id, null::bigint as recipe_id, food.name, food.code,
    null::bigint as vendor_id, null as vendor_name, null as vendor_item_code, 0 as other_vendors, null as other_vendor_names, food.discontinued_on,
    (select history.created_by from record_history history where history.record_type = 'ingredient'
      and history.record_id = food.id and history.changes @> '[{"field": "discontinuedOn"}]'
      order by history.id desc limit 1) as discontinued_by, food.replacement_id, food.base_unit as unit, food.search
  from ingredient food where food.archived_at is null and food.discontinued_on <= ${today}::date
  union all
  select 'vendorItem', food.id, food.id, null, food.name, food.code, vendor.id, vendor.name, price.vendor_item_code,
    others.vendors, others.names,
    null, null, food.replacement_id, food.base_unit, food.search
  from ingredient food
  join (select distinct ingredient_id, coalesce(own_vendor_id, shared_vendor_id) as vendor_id, vendor_item_code
    from ingredient_price) price on price.ingredient_id = food.id
  join vendor on vendor.id = price.vendor_id and (not vendor.active or vendor.archived_at is not null)
  cross join lateral (
    select count(*)::int as vendors, string_agg(name, ', ' order by lower(name) collate "C", id) as names
    from vendor other where active and archived_at is null and id in (
      select coalesce(own_vendor_id, shared_vendor_id) from ingredient_price offer where offer.ingredient_id = food.id
    )
  ) others
  where food.archived_at is null and (food.discontinued_on <= ${today}::date) is not true
  union all
  select 'recipe', own.id, null, own.id, own.name, own.number, null, null, null, 0, null,
    (own.archived_at at time zone (select time_zone from caterer where id = current_caterer()))::date,
    (select history.created_by from record_history history where history.record_type = 'recipe'
      and history.record_id = own.id and history.action = 'deleted' order by history.id desc limit 1),
    null, 'g', own.search
  from recipe own where own.archived_at is not null`

/**
 * Discontinued items that are still used, with their `place`: those served soonest first. Only active recipes and master items
 * count, and only the days of the requested menus. Menus that a school received count for the school, master menus for
 * themselves. What uses an item is a list of keys, so that something that uses several items can be counted once.
 */
export function discontinuedRows(today: string, { served = null, ...query }: DiscontinuedFilters): SQL {
  const menus = served ?? servedFrom(today)
  const filters = [
    query.place ? isStillIn[query.place] : sql.join(Object.values(isStillIn), sql` or `),
    // A master menu belongs to no school.
    ...(served ? [served.schoolIds === null ? isStillIn.menus : sql`school_days <> ''`] : []),
    ...(query.kind ? [sql`kind = ${query.kind}`] : []),
    ...(query.q?.trim() ? [sql`search @@ prefix_query(${query.q})`] : []),
    ...(query.id === undefined ? [] : [sql`counted.id = ${query.id}`]),
  ]
  const wanted = sql.join(
    filters.map((filter) => sql`(${filter})`),
    sql` and `,
  )
  const dayKeys = (where: SQL) =>
    sql`coalesce(string_agg(distinct on_day.calendar_id || '/' || on_day.date, ',') filter (where ${where}), '')`
  return sql`
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
      select true as is_master, line.calendar_id, line.date, line.ingredient_id, line.recipe_id
      from (
        select day.master_calendar_id as calendar_id, day.date, line.ingredient_id, line.recipe_id
        from master_line line join master_day day on day.id = line.master_day_id
        union all
        select recurring.master_calendar_id, recurring.date, recurring.ingredient_id, recurring.recipe_id
        from (${recurringLines}) recurring
      ) line
      join master_calendar calendar on calendar.id = line.calendar_id and calendar.archived_at is null
      where ${onDays(menus)}
      union all
      select false, line.calendar_id, line.date, line.ingredient_id, line.recipe_id
      from (${plannedLines}) line where ${onDays(menus)} and ${atSchools(menus)}
    ),
    days as (
      select carrier.of_ingredient, carrier.of_recipe, min(on_day.date) as next_date,
        ${dayKeys(sql`is_master`)} as master_days, ${dayKeys(sql`not is_master`)} as school_days
      from carrier join on_day
        on on_day.ingredient_id = carrier.ingredient_id or on_day.recipe_id = carrier.recipe_id
      group by 1, 2
    ),
    cycles as (
      select carrier.of_ingredient, carrier.of_recipe, string_agg(distinct menu.id::text, ',') as menus
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
      select carrier.of_ingredient, carrier.of_recipe, string_agg(distinct offer.id::text, ',') as items
      from carrier join offer
        on offer.ingredient_id = carrier.ingredient_id or offer.recipe_id = carrier.recipe_id
      group by 1, 2
    ),
    counted as (
      select gone.*,
        coalesce((select string_agg(distinct held.recipe_id::text, ',') from held
          join recipe on recipe.id = held.recipe_id and recipe.archived_at is null
          where held.of_ingredient = gone.ingredient_id or held.of_recipe = gone.recipe_id), '') as recipes,
        coalesce(offers.items, '') as menu_items, coalesce(cycles.menus, '') as cycle_menus,
        coalesce(days.master_days, '') as master_days, coalesce(days.school_days, '') as school_days, days.next_date,
        coalesce((select jsonb_agg(jsonb_build_object('siteId', site.id, 'siteName', site.site_name,
            'quantity', item.quantity::text, 'par', item.par::text) order by lower(site.site_name) collate "C", site.id)
          from stock_item item join inventory_site site on site.id = item.site_id
          where item.ingredient_id = gone.ingredient_id and gone.kind = 'ingredient'
            and (item.quantity <> 0 or item.par > 0)), '[]') as stock,
        coalesce((select string_agg(distinct open.order_id::text, ',') from (${openLines}) open
          where open.ingredient_id = gone.ingredient_id
            and (gone.kind = 'ingredient' or (open.vendor_id = gone.vendor_id
              and open.vendor_item_code is not distinct from gone.vendor_item_code))), '') as open_orders
      from gone
      left join days on days.of_ingredient = gone.ingredient_id or days.of_recipe = gone.recipe_id
      left join cycles on cycles.of_ingredient = gone.ingredient_id or cycles.of_recipe = gone.recipe_id
      left join offers on offers.of_ingredient = gone.ingredient_id or offers.of_recipe = gone.recipe_id
    ),
    listed as (select * from counted where ${wanted})
    select kind, listed.id::int as id, name, code, vendor_id as "vendorId", vendor_name as "vendorName",
      vendor_item_code as "vendorItemCode", other_vendors as "otherVendors", other_vendor_names as "otherVendorNames",
      discontinued_on as "discontinuedOn",
      (select u.first_name || ' ' || u.last_name from app_user u where u.id = discontinued_by) as by,
      replacement_id::int as "replacementId",
      (select other.name from ingredient other where other.id = listed.replacement_id) as "replacementName",
      recipes, menu_items as "menuItems", cycle_menus as "cycleMenus", master_days as "masterDays",
      school_days as "schoolDays", next_date as "nextDate", stock, unit, open_orders as "openOrders",
      row_number() over (order by next_date nulls last, lower(name) collate "C", kind, listed.id, vendor_name, vendor_item_code)
        as place
    from listed`
}

/** A page of the discontinued items that are still used. */
export async function listDiscontinued(tx: Tx, query: DiscontinuedQuery): Promise<{ rows: Item[]; page: Page }> {
  const { limit, offset } = pageRows(query)
  const today = await readCatererToday(tx)
  const rows = discontinuedRows(today, { ...query, served: servedOf(query, today) })
  const found = await tx.execute<Item & { total: number }>(sql`
    with listed as materialized (${rows})
    select kind, id, name, code, "vendorName", "vendorItemCode", "otherVendors", "discontinuedOn"::text as "discontinuedOn", by,
      "replacementId", "replacementName", ${sql.join(
        keyLists.map((id) => sql`${countOf(sql.identifier(id))} as ${sql.identifier(id)}`),
        sql`, `,
      )},
      "nextDate"::text as "nextDate", stock, unit, (select count(*)::int from listed) as total
    from listed order by place limit ${limit} offset ${offset}`)
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
