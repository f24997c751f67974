/**
 * SQL that seeds what a recall reads besides deliveries and closed records: vendors with prices, an order and a receipt for each lot,
 * transfers received and on the way, leftovers, shortages, and records that issued nothing. It skips foods that have these already.
 * Run it as a superuser after `itemsUpTo`.
 */

import { sites } from './rows.ts'

export const vendors = 10
/** One food in this many is sent from each site to the one before it; a fourth of them have not arrived. */
const sentEvery = 10
const sentPounds = 20
/** One record in this many serves yesterday's leftovers, is short of its first dish, or is next to a snack that issued nothing. */
const leftoversEvery = 5
const shortEvery = 20
const snackEvery = 10
const snackDishes = 6

/** The vendor's item code for food `n`. */
export const itemCode = (n: number) => `BV-${n}`

const fresh = `
  create temp table fresh_food as
  select food.id, substr(food.code, 7)::int as n, lot.id as lot_id, lot.code as lot_code, lot.expires_on
  from ingredient food join stock_lot lot on lot.ingredient_id = food.id
  where food.caterer_id = current_caterer() and food.code like 'BENCH-%'
    and not exists (select 1 from ingredient_price price where price.ingredient_id = food.id);
  create temp table bench_site as
  select id, row_number() over (order by id) as n from inventory_site
  where caterer_id = current_caterer() and site_name like 'Bench site %';
  insert into vendor (vendor_code, name) select 'BENCH-' || n, 'Bench vendor ' || n from generate_series(1, ${vendors}) n
  where not exists (select 1 from vendor where caterer_id = current_caterer() and vendor_code = 'BENCH-' || n)`

/** One order from each site to each vendor, delivered in one receipt. */
const receipts = `
  insert into ingredient_price (ingredient_id, seq, own_vendor_id, vendor_item_code, amount, per_amount, per_unit)
  select food.id, 1, vendor.id, 'BV-' || food.n, 2, 1, 'lb'
  from fresh_food food join vendor on vendor.vendor_code = 'BENCH-' || 1 + food.n % ${vendors} and vendor.caterer_id = current_caterer();
  create temp table fresh_order as
  with made as (
    insert into purchase_order (number, own_vendor_id, site_id, status, delivery_date)
    select (select coalesce(max(number), 0) from purchase_order where caterer_id = current_caterer())
      + row_number() over (order by site.id, vendor.id), vendor.id, site.id, 'received', current_date - 200
    from bench_site site join vendor on vendor.caterer_id = current_caterer() and vendor.vendor_code like 'BENCH-%'
    where exists (select 1 from fresh_food food where vendor.vendor_code = 'BENCH-' || 1 + food.n % ${vendors})
    returning id, own_vendor_id
  ), came as (
    insert into purchase_receipt (purchase_order_id, received_on) select id, current_date - 200 from made returning id, purchase_order_id
  )
  select made.id, made.own_vendor_id as vendor_id, came.id as receipt_id from made join came on came.purchase_order_id = made.id;
  with line as (
    insert into purchase_order_line (purchase_order_id, seq, ingredient_id, vendor_item_code, pack_size, packs, price)
    select fresh_order.id, row_number() over (partition by fresh_order.id order by food.n), food.id, 'BV-' || food.n, 10, 100, 20
    from fresh_order join ingredient_price price on price.own_vendor_id = fresh_order.vendor_id join fresh_food food on food.id = price.ingredient_id
    returning id, purchase_order_id, seq, ingredient_id
  )
  insert into purchase_receipt_line
    (purchase_receipt_id, seq, purchase_order_line_id, ingredient_id, pack_size, packs, lot_code, expires_on)
  select fresh_order.receipt_id, line.seq, line.id, line.ingredient_id, 10, 100, food.lot_code, food.expires_on
  from line join fresh_order on fresh_order.id = line.purchase_order_id join fresh_food food on food.id = line.ingredient_id`

/** Each site requests some foods from the next one: one request has arrived, another is on the way. */
const transfers = `
  create temp table sent_food as
  select food.*, food.n % ${sentEvery * 4} = 0 as is_on_the_way from fresh_food food where food.n % ${sentEvery} = 0;
  create temp table fresh_request as
  with wanted as (
    select row_number() over (order by asks.id, kind.is_on_the_way) as number, asks.id as from_id, gives.id as to_id, kind.is_on_the_way
    from bench_site asks join bench_site gives on gives.n = 1 + asks.n % ${sites}
    cross join (select distinct is_on_the_way from sent_food) kind
  ), made as (
    insert into stock_request (number, from_site_id, to_site_id, need_by, status)
    select (select coalesce(max(number), 0) from stock_request where caterer_id = current_caterer()) + number, from_id, to_id,
      current_date - 100, case when is_on_the_way then 'fulfilled' else 'received' end
    from wanted returning id, from_site_id, to_site_id, status
  )
  select id, from_site_id, to_site_id, status = 'fulfilled' as is_on_the_way from made;
  create temp table fresh_sent as
  with line as (
    insert into stock_request_line (stock_request_id, seq, ingredient_id, given, requested, approved)
    select request.id, row_number() over (partition by request.id order by food.n), food.id,
      '{"amount": "${sentPounds}", "unit": "lb"}', ${sentPounds}, ${sentPounds}
    from fresh_request request join sent_food food on food.is_on_the_way = request.is_on_the_way
    returning id, stock_request_id, ingredient_id
  ), shipment as (
    insert into stock_shipment (stock_request_id, is_final, created_at, received_at)
    select id, true, now() - interval '100 days', case when is_on_the_way then null else now() - interval '99 days' end from fresh_request
    returning id, stock_request_id
  )
  select line.id as line_id, shipment.id as shipment_id, request.id as request_id, request.from_site_id, request.to_site_id,
    request.is_on_the_way, layer.id as layer_id, layer.location_id, food.id as food_id, food.lot_id, food.lot_code, food.expires_on, layer.aged_on
  from line join fresh_request request on request.id = line.stock_request_id
  join shipment on shipment.stock_request_id = request.id join sent_food food on food.id = line.ingredient_id
  join stock_layer layer on layer.site_id = request.to_site_id and layer.lot_id = food.lot_id;
  insert into stock_shipment_line (stock_shipment_id, stock_request_line_id, sent, parts, received)
  select shipment_id, line_id, ${sentPounds}, jsonb_build_array(jsonb_build_object('locationId', location_id, 'lot', lot_code,
    'expiresOn', expires_on, 'agedOn', aged_on, 'quantity', '${sentPounds}', 'unitCost', '2')), case when not is_on_the_way then ${sentPounds} end
  from fresh_sent;
  update stock_layer layer set remaining = remaining - ${sentPounds} from fresh_sent sent where layer.id = sent.layer_id;
  update stock_item item set quantity = quantity - ${sentPounds}, value = value - 2 * ${sentPounds}
  from fresh_sent sent where sent.is_on_the_way and item.site_id = sent.to_site_id and item.ingredient_id = sent.food_id;
  insert into stock_move (site_id, location_id, ingredient_id, lot_id, layer_id, moved_on, kind, quantity, unit_cost, cause_kind, cause_id)
  select to_site_id, location_id, food_id, lot_id, layer_id, current_date - 100, 'transfer', -${sentPounds}, 2, 'stockRequest', request_id
  from fresh_sent;
  with arrived as (
    insert into stock_layer (site_id, location_id, ingredient_id, lot_id, expires_on, received_on, aged_on, unit_cost, remaining)
    select from_site_id, null, food_id, lot_id, expires_on, current_date - 99, aged_on, 2, ${sentPounds} from fresh_sent where not is_on_the_way
    returning id, site_id, ingredient_id, lot_id
  )
  insert into stock_move (site_id, location_id, ingredient_id, lot_id, layer_id, moved_on, kind, quantity, unit_cost, cause_kind, cause_id)
  select arrived.site_id, null, arrived.ingredient_id, arrived.lot_id, arrived.id, current_date - 99, 'transfer', ${sentPounds}, 2, 'stockRequest',
    sent.request_id
  from arrived join fresh_sent sent on sent.from_site_id = arrived.site_id and sent.food_id = arrived.ingredient_id`

/** Leftovers of the previous day's first dish, shortages of the first dish, and snacks whose closed records issued nothing. */
const uncertainMeals = `
  create temp table bench_record as
  select record.id, record.school_id, record.date, current_date - record.date as n
  from production_record record join school on school.id = record.school_id and school.school_name like 'Bench school %'
  where record.closed_at is not null and record.menu_type = 'MEAL';
  insert into production_line (production_record_id, item_key, position, category, name, ingredient_id, plans)
  select record.id, 'ingredient-' || dish.ingredient_id || '-side', 50, 'Side', 'Bench dish of leftovers', dish.ingredient_id, dish.plans
  from bench_record record join bench_record before on before.school_id = record.school_id and before.date = record.date - 1
  join production_line dish on dish.production_record_id = before.id and dish.position = 1
  where record.n % ${leftoversEvery} = 0;
  update production_record record set entries = entries || jsonb_build_object('line.' || line.item_key || '.leftoversUsed', true,
    'line.' || line.item_key || '.prepared', 20)
  from production_line line where line.production_record_id = record.id and line.name = 'Bench dish of leftovers';
  update production_record record set stock = jsonb_build_object('state', 'issued', 'shortages', jsonb_build_array(
    jsonb_build_object('ingredientId', dish.ingredient_id, 'name', dish.name, 'amount', '5', 'unit', 'lb')))
  from bench_record own join production_line dish on dish.production_record_id = own.id and dish.position = 1
  where record.id = own.id and own.n % ${shortEvery} = 0;
  insert into production_record (school_id, date, menu_type, is_vended, groups, closed_at, stock)
  select school_id, date, 'SNACK', false, '[]', now(), '{"state": "off", "shortages": []}' from bench_record where n % ${snackEvery} = 0
  on conflict do nothing;
  delete from production_line where name like 'Bench snack %';
  insert into production_line (production_record_id, item_key, position, category, name, ingredient_id, plans)
  select snack.id, 'ingredient-' || food.id || '-entree', dish, 'Entree', 'Bench snack ' || dish, food.id,
    '[{"programId": 1, "servings": 20, "menuServings": 20, "portion": {"amount": "1", "unit": "oz"}, "servingLine": null, "menuLine": "a"}]'
  from production_record snack join bench_record own on own.school_id = snack.school_id and own.date = snack.date
  cross join generate_series(1, ${snackDishes}) dish
  join (select id, row_number() over (order by id) - 1 as n, count(*) over () as total from ingredient
    where caterer_id = current_caterer() and code like 'BENCH-%') food
    on food.n = (own.n * ${snackDishes} + dish + own.school_id) % food.total
  where snack.menu_type = 'SNACK'
  on conflict do nothing`

/** Adds what a recall reads for the foods that do not have it yet. */
export const recallRows = `
  select set_config('app.caterer_id', (select min(id)::text from caterer), false);
  ${fresh};
  ${receipts};
  ${transfers};
  ${uncertainMeals};
  drop table fresh_food, bench_site, fresh_order, sent_food, fresh_request, fresh_sent, bench_record`
