/** Each report's figures as one handwritten statement, in a transaction of the caterer. */
import { compositionNutrients } from '@commissary/domain/food'
import { Client } from 'pg'

interface Period {
  from: string
  to: string
}

export interface PlainReport {
  /** The sums of all rows and of each group. */
  totals: string
  /** The sums of all rows and the first 50 of them. */
  page: string
}

export interface Plain {
  run: (statement: string) => Promise<void>
  end: () => Promise<void>
}

export async function openPlain(url: string, catererId: number): Promise<Plain> {
  const client = new Client({ connectionString: url, options: '-c timezone=UTC' })
  await client.connect()
  return {
    async run(statement) {
      await client.query(`begin; set local role commissary_app; set local app.caterer_id = '${catererId}'`)
      await client.query(statement)
      await client.query('commit')
    },
    end: () => client.end(),
  }
}

interface Source {
  from: string
  group: string
  sums: string
  columns: string
  order: string
}

const toReport = ({ from, group, sums, columns, order }: Source): PlainReport => ({
  totals: `select ${group}, ${sums} from ${from} group by grouping sets ((), (${group}))`,
  page: `select totals.*, page.* from (select ${sums} from ${from}) totals,
    (select ${columns} from ${from} order by ${order} limit 50) page`,
})

/** The days of the schools' menus with their lines, as if no school had changed one. */
const served = ({ from, to }: Period) => `
  select base.school_calendar_id, base.date, line.recipe_id, line.ingredient_id
  from school_base_day base join published_line line on line.published_day_id = base.published_day_id
  where base.date between '${from}' and '${to}' and line.planned_servings is distinct from 0`

/** How a food gets on a menu: as itself, or in a recipe with it, as if no recipe were part of another. */
const users = `
  select ingredient_id as food_id, recipe_id, null::bigint as ingredient_id from recipe_line where ingredient_id is not null
  union select id, null, id from ingredient`

/** The foods that meet a condition, with their weeks and days on the menus. */
const onMenus = (period: Period, condition: string) => `
  select food.id, food.name, food.category, min(day.date) as next_date, count(distinct used.recipe_id) as recipes,
    count(distinct (day.school_calendar_id, date_trunc('week', day.date))) as weeks,
    count(distinct (day.school_calendar_id, day.date)) as days
  from ingredient food join (${users}) used on used.food_id = food.id
  join (${served(period)}) day on day.recipe_id = used.recipe_id or day.ingredient_id = used.ingredient_id
  where food.archived_at is null and ${condition} group by food.id`

/** The statements by report id. */
export const plainReports = ({ from, to }: Period): Record<string, PlainReport> => ({
  currentInventory: toReport({
    from: `(
      select g.name, g.category, l.site_id, l.ingredient_id, l.location_id, sum(a.quantity) as quantity,
        sum(a.quantity * l.unit_cost) as value, min(l.expires_on) as expires, min(used.last) as last_used
      from (
        select id, sum(quantity) as quantity from (
          select id, remaining as quantity from stock_layer where remaining <> 0
          union all select layer_id, -quantity from stock_move where moved_on > '${to}'
        ) moved group by id having sum(quantity) <> 0
      ) a
      join stock_layer l on l.id = a.id join ingredient g on g.id = l.ingredient_id
      left join (
        select site_id, ingredient_id, max(moved_on) as last from stock_move where kind = 'issue' and moved_on <= '${to}' group by 1, 2
      ) used on used.site_id = l.site_id and used.ingredient_id = l.ingredient_id
      group by g.name, g.category, l.site_id, l.ingredient_id, l.location_id
    ) stock`,
    group: 'category',
    sums: `count(*), sum(value), count(*) filter (where expires < '${to}' or last_used < '${to}'::date - 60)`,
    columns: '*',
    order: 'name, ingredient_id, site_id, location_id',
  }),
  // As if every recipe line were in the unit of its price.
  menuCosting: toReport({
    from: `(
      select date_trunc('week', base.date) as week, base.date, calendar.school_id, line.position, line.planned_servings, cost.amount
      from school_base_day base join school_calendar calendar on calendar.id = base.school_calendar_id
      join published_line line on line.published_day_id = base.published_day_id
      left join (
        select part.recipe_id, sum(part.amount * price.amount / price.per_amount / recipe.portions) as amount
        from recipe_line part join recipe on recipe.id = part.recipe_id
        left join ingredient_price price on price.ingredient_id = part.ingredient_id and price.seq = 1 group by 1
      ) cost on cost.recipe_id = line.recipe_id
      where base.date between '${from}' and '${to}'
    ) planned`,
    group: 'week',
    sums: 'count(*), sum(planned_servings), sum(planned_servings * amount)',
    columns: '*',
    order: 'date, school_id, position',
  }),
  purchaseOrders: toReport({
    from: `(
      select o.own_vendor_id, o.number, o.delivery_date, o.site_id, l.seq, l.ingredient_id, l.packs, l.packs * l.price as expected,
        r.packs as received, r.short, r.packs * r.price as invoiced
      from purchase_order o join purchase_order_line l on l.purchase_order_id = o.id
      left join purchase_receipt_line r on r.purchase_order_line_id = l.id
      where o.delivery_date between '${from}' and '${to}' and o.status <> 'cancelled'
    ) ordered`,
    group: 'own_vendor_id',
    sums: 'count(*), sum(packs), sum(received), sum(short), sum(expected), sum(invoiced), sum(invoiced - expected)',
    columns: '*',
    order: 'delivery_date, number, seq',
  }),
  productionRecords: toReport({
    from: `(
      select r.date, r.school_id, r.menu_type, count(*) as lines, sum((l.plans->0->>'servings')::numeric) as planned,
        sum((r.entries->>('line.' || l.item_key || '.prepared'))::numeric) as prepared,
        sum((r.entries->>('line.' || l.item_key || '.group.1.served'))::numeric) as served,
        sum((r.entries->>('line.' || l.item_key || '.leftover'))::numeric) as leftover,
        sum((r.entries->>('line.' || l.item_key || '.discarded'))::numeric) as discarded
      from production_record r join production_line l on l.production_record_id = r.id
      where r.date between '${from}' and '${to}' group by r.id
    ) record`,
    group: 'school_id',
    sums: 'count(*), sum(planned), sum(prepared), sum(served), sum(leftover), sum(discarded), sum(served - planned)',
    columns: '*',
    order: 'date, school_id, menu_type',
  }),
  deposits: toReport({
    from: `(
      select paid.*, home.name from payment paid join household home on home.id = paid.household_id
      where paid.paid_on between '${from}' and '${to}' and paid.status = 'recorded'
    ) deposit`,
    group: 'pay_type',
    sums: 'count(*), sum(amount), sum(coalesce(settled_fee, expected_fee)), sum(amount - coalesce(settled_fee, expected_fee))',
    columns: '*',
    order: 'paid_on, id',
  }),
  meals: toReport({
    from: `(
      select o.date, o.school_id, s.school_name, p.last_name, p.class_name, o.menu_type, o.pay_type, l.*,
        l.gross - l.discount + l.tax as total
      from meal_order o join meal_order_line l on l.order_id = o.id join student p on p.id = o.student_id
      join school s on s.id = o.school_id
      where o.date between '${from}' and '${to}' and o.status not in ('cancelled', 'refunded')
    ) meal`,
    group: 'school_id',
    sums: 'count(*), sum(quantity), sum(served), sum(total)',
    columns: '*',
    order: 'date, last_name, order_id, seq',
  }),
  sales: toReport({
    from: `(
      select o.date, o.school_id, s.school_name, o.kind, o.pay_type, l.*,
        case when o.pay_type in ('Online', 'CreditCard') then
          0.5 + (l.gross - l.discount + l.tax) * 0.029 else 0 end as fee
      from meal_order o join meal_order_line l on l.order_id = o.id join school s on s.id = o.school_id
      where o.date between '${from}'::date - ('${to}'::date - '${from}'::date + 1) and '${to}' and o.status not in ('cancelled', 'refunded')
    ) sold`,
    group: 'kind',
    sums: 'count(*), sum(quantity), sum(gross), sum(discount), sum(tax), sum(fee), sum(gross - discount - fee)',
    columns: '*',
    order: 'date, order_id, seq',
  }),
  // As if every line were in grams of an ingredient, and cooking changed nothing.
  composition: toReport({
    from: `(
      select recipe.id, recipe.name, recipe.category,
        ${compositionNutrients.map((code) => `sum(part.amount * (food.nutrients->>'${code}')::numeric / 100 / recipe.portions) as "${code}"`).join(', ')}
      from recipe join recipe_line part on part.recipe_id = recipe.id join ingredient food on food.id = part.ingredient_id
      where recipe.archived_at is null group by recipe.id
    ) dish`,
    group: 'category',
    sums: `count(*), ${compositionNutrients.map((code) => `avg("${code}")`).join(', ')}`,
    columns: '*',
    order: 'lower(name), id',
  }),
  missingNutrition: toReport({
    from: `(${onMenus({ from, to }, `(not food.nutrients ?& array['calories', 'saturatedFat', 'sodium', 'addedSugars'] or food.crediting is null)`)}) gap`,
    group: 'category',
    sums: 'count(*), sum(weeks), sum(recipes)',
    columns: '*',
    order: 'weeks desc, lower(name), id',
  }),
  discontinuedItems: toReport({
    from: `(
      select gone.*, (select sum(quantity) from stock_item item where item.ingredient_id = gone.id) as in_stock,
        (select count(distinct placed.id) from purchase_order placed join purchase_order_line line on line.purchase_order_id = placed.id
          where line.ingredient_id = gone.id and placed.status in ('submitted', 'confirmed', 'partReceived')) as open_orders
      from (${onMenus({ from, to }, 'food.discontinued_on <= current_date')}) gone
    ) item`,
    group: 'category',
    sums: 'count(*), sum(days), sum(recipes), sum(open_orders)',
    columns: '*',
    order: 'next_date, lower(name), id',
  }),
})
