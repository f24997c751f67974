/** The stock that is measured, written as SQL. Run as a superuser; `app.caterer_id` makes all rows the demo caterer's. */

const asDemoCaterer = `select set_config('app.caterer_id', (select min(id)::text from caterer), false)`

export const sites = 50
/** Issues to meals from each delivery. The delivery itself is one more move. */
const takes = 7
export const movesPerItem = 1 + takes
/** Storage locations that a site's goods are spread over. */
export const places = 4
/** Days with a closed record at each school: a school year. */
export const recordDays = 180
const linesPerRecord = 6

/** The expiry of ingredient `n`: one in 50 expires soon. */
const expiry = `current_date + case when n % 50 = 0 then 5 else 1000 end`

/** Gives each school the upcoming days of the demo school with the most menus, so that stock is reserved for them. */
const menus = `
  create temp table planned as
  select calendar.* from school_calendar calendar where calendar.school_id = (
    select own.school_id from school_calendar own join school_base_day day on day.school_calendar_id = own.id
    where own.caterer_id = current_caterer() and day.date between current_date and current_date + 13
    group by own.school_id order by count(*) desc, own.school_id limit 1);
  insert into school_calendar (school_id, menu_type, meal_program_id)
  select school.id, planned.menu_type, planned.meal_program_id from planned, school
  where school.school_name like 'Bench school %';
  insert into school_base_day (school_calendar_id, date, published_day_id)
  select copy.id, day.date, day.published_day_id from planned join school_base_day day on day.school_calendar_id = planned.id
  join school_calendar copy on copy.meal_program_id = planned.meal_program_id
  join school on school.id = copy.school_id and school.school_name like 'Bench school %'
  where day.date >= current_date`

/** A site for each Bench school, with a closed record for each day of a school year, and the storage locations. */
export const sitesOfSchools = `
  insert into inventory_site (site_name) select replace(school_name, 'school', 'site') from school
  where school_name like 'Bench school %' order by id;
  insert into inventory_site_school (inventory_site_id, school_id)
  select site.id, school.id from inventory_site site
  join school on school.school_name = 'Bench school ' || substr(site.site_name, 12) where site.site_name like 'Bench site %';
  insert into storage_location (storage_location_name) select 'Bench place ' || n from generate_series(1, ${places}) n;
  insert into production_record (school_id, date, menu_type, is_vended, groups, closed_at, stock)
  select school.id, current_date - 200 + n, 'MEAL', false, '[]', now(), '{"state": "issued", "shortages": []}'
  from school, generate_series(1, ${recordDays}) n where school.school_name like 'Bench school %'`

/** Sites, each with a school and a closed record for each day of a school year, without stock. Closing a record issues stock. */
export const sitesAndRecords = `
  ${asDemoCaterer};
  update caterer set inventory_enabled = true, production_record = true where id = current_caterer();
  insert into production_settings (leftover_pct, issues_stock) values (15, true) on conflict do nothing;
  insert into school (school_name, module_access)
  select 'Bench school ' || n, '{"Production Record": "Yes"}' from generate_series(1, ${sites}) n;
  ${sitesOfSchools};
  ${menus}`

/** Adds ingredients to every site up to this number, each with a delivery of one lot and the issues to meals from it. */
export const itemsUpTo = (items: number) => `
  ${asDemoCaterer};
  create temp table fresh as
  select n from generate_series(1, ${items}) n
  where not exists (select 1 from ingredient where caterer_id = current_caterer() and code = 'BENCH-' || n);
  insert into ingredient (code, name, base_unit) select 'BENCH-' || n, 'Bench food ' || n, 'lb' from fresh;
  create temp table food as
  select ingredient.id, fresh.n, place.id as place_id from fresh join ingredient on ingredient.code = 'BENCH-' || fresh.n
  join storage_location place on place.storage_location_name = 'Bench place ' || 1 + fresh.n % ${places}
  where ingredient.caterer_id = current_caterer();
  insert into stock_lot (ingredient_id, code, expires_on) select id, 'B-' || n, ${expiry} from food;
  insert into stock_item (site_id, ingredient_id, quantity, value, uncosted, next_expiry, last_cost, par)
  select site.id, food.id, ${1000 - takes * 10}, ${1000 - takes * 10} * 2, 0, ${expiry}, 2,
    case when food.n % 25 = 0 then 950 when food.n % 5 = 0 then 500 end
  from inventory_site site, food where site.site_name like 'Bench site %';
  insert into stock_layer (site_id, location_id, ingredient_id, lot_id, expires_on, received_on, aged_on, unit_cost, remaining)
  select site.id, food.place_id, food.id, lot.id, lot.expires_on, current_date - 200, current_date - 200, 2, ${1000 - takes * 10}
  from inventory_site site, food join stock_lot lot on lot.ingredient_id = food.id where site.site_name like 'Bench site %';
  insert into stock_move (site_id, location_id, ingredient_id, lot_id, layer_id, moved_on, kind, quantity, unit_cost, cause_kind, cause_id)
  select layer.site_id, layer.location_id, layer.ingredient_id, layer.lot_id, layer.id, layer.received_on, 'receive', 1000, 2, 'change', 0
  from stock_layer layer join food on food.id = layer.ingredient_id;
  insert into stock_move (site_id, location_id, ingredient_id, lot_id, layer_id, moved_on, kind, quantity, unit_cost, cause_kind, cause_id)
  select layer.site_id, layer.location_id, layer.ingredient_id, layer.lot_id, layer.id, record.date, 'issue', -10, 2, 'productionRecord', record.id
  from stock_layer layer join food on food.id = layer.ingredient_id
  join inventory_site_school place on place.inventory_site_id = layer.site_id
  cross join generate_series(1, ${takes}) take
  join production_record record on record.school_id = place.school_id and record.menu_type = 'MEAL'
    and record.date = current_date - 200 + 1 + (food.n * ${takes} + take) % ${recordDays};
  ${recordLines(items)};
  drop table fresh; drop table food`

/** The dishes of each record are the first ingredients issued to it. */
const recordLines = (items: number) => `
  delete from production_line where name like 'Bench dish %';
  insert into production_line (production_record_id, item_key, position, category, name, ingredient_id, plans)
  select record.id, 'ingredient-' || took.ingredient_id || '-entree', took.position, 'Entree', 'Bench dish ' || took.position,
    took.ingredient_id, '[{"programId": 1, "servings": 100, "menuServings": 100, "portion": {"amount": "1", "unit": "oz"}, "servingLine": null, "menuLine": "a"}]'
  from production_record record join lateral (
    select ingredient_id, row_number() over (order by min(id)) as position from stock_move
    where cause_kind = 'productionRecord' and cause_id = record.id group by ingredient_id order by min(id) limit ${Math.min(items, linesPerRecord)}
  ) took on true where record.closed_at is not null and record.menu_type = 'MEAL';
  update production_record record set entries = (
    select coalesce(jsonb_object_agg('line.' || item_key || '.prepared', 100), '{}') || coalesce(
      jsonb_object_agg('line.' || item_key || '.group.1.served', 96), '{}')
    from production_line line where line.production_record_id = record.id)
  where record.closed_at is not null and record.menu_type = 'MEAL'`

/** Opens a breakfast record of a Bench school with `lines` dishes and everything that a signature needs. */
export const openRecord = (day: number, site: number, lines: number) => `
  ${asDemoCaterer};
  with made as (
    insert into production_record (school_id, date, menu_type, is_vended, groups, entries)
    select school.id, current_date - 199 + ${day % recordDays}, 'BREAKFAST', false,
      '[{"programId": 1, "grades": "K-5", "gradeGroups": ["K-5"], "offerVersusServe": false, "plannedMeals": 100}]',
      (select '{"group.1.servedMeals": 96}'::jsonb || jsonb_object_agg(field.key, field.value)
        from ingredient food cross join lateral (values
          ('line.ingredient-' || food.id || '-entree.prepared', 100), ('line.ingredient-' || food.id || '-entree.leftover', 4),
          ('line.ingredient-' || food.id || '-entree.group.1.served', 96)) field (key, value)
        where food.caterer_id = current_caterer() and food.code in (${codes(lines)}))
    from school where school.school_name = 'Bench school ${site}'
    on conflict (caterer_id, school_id, menu_type, date) do update set closed_at = null, round = production_record.round + 1
    returning id
  ), line as (
    insert into production_line (production_record_id, item_key, position, category, name, ingredient_id, plans)
    select made.id, 'ingredient-' || food.id || '-entree', food.id, 'Entree', food.name, food.id,
      '[{"programId": 1, "servings": 100, "menuServings": 100, "portion": {"amount": "1", "unit": "oz"}, "servingLine": null, "menuLine": "a"}]'
    from made cross join ingredient food where food.caterer_id = current_caterer() and food.code in (${codes(lines)})
    on conflict do nothing
  )
  select count(*) from made`

/** A reviewed count of `lines` ingredients at a site: a pound less of each than there is. */
export const reviewedCount = (siteId: number, lines: number) => `
  ${asDemoCaterer};
  with made as (
    insert into stock_count (site_id, date, status) values (${siteId}, current_date - 1, 'reviewed') returning id
  ), line as (
    insert into stock_count_line (stock_count_id, ingredient_id, storage_location_id, expected, reason)
    select made.id, layer.ingredient_id, layer.location_id, layer.remaining, 'miscounted'
    from made, stock_layer layer join ingredient food on food.id = layer.ingredient_id
    where layer.site_id = ${siteId} and layer.remaining > 100 and food.caterer_id = current_caterer()
      and food.code in (${codes(lines)})
    returning id, expected
  )
  insert into stock_count_amount (stock_count_line_id, given, quantity)
  select id, jsonb_build_object('amount', (expected - 1)::text, 'unit', 'lb'), expected - 1 from line`

/** The id of the record that `openRecord` makes. */
export const idOfOpenRecord = (day: number, site: number) => `
  select record.id::int from production_record record join school on school.id = record.school_id
  where school.school_name = 'Bench school ${site}' and record.menu_type = 'BREAKFAST'
    and record.date = current_date - 199 + ${day % recordDays}`

/** The id of the count that is not posted. */
export const idOfReviewedCount = (siteId: number) =>
  `select id::int from stock_count where site_id = ${siteId} and status = 'reviewed' and archived_at is null`

const codes = (lines: number) => Array.from({ length: lines }, (_, index) => `'BENCH-${index + 1}'`).join(', ')
