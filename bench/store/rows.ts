/** The stock that is measured, written as SQL. Run as a superuser; `app.caterer_id` makes all rows the demo caterer's. */

const asDemoCaterer = `select set_config('app.caterer_id', (select min(id)::text from caterer), false)`

export const sites = 50
/** A delivery, and what meals took of it. */
const takes = 7
export const movesPerItem = 1 + takes
/** Days with a closed record at each school: a school year. */
export const recordDays = 180
const linesPerRecord = 6

/** Sites with a school and a closed record for each day of a year, without stock. Closing records issues. */
export const sitesAndRecords = `
  ${asDemoCaterer};
  update caterer set inventory_enabled = true, production_record = true where id = current_caterer();
  insert into production_settings (leftover_pct, issues_stock) values (15, true) on conflict do nothing;
  insert into school (school_name, module_access)
  select 'Bench school ' || n, '{"Production Record": "Yes"}' from generate_series(1, ${sites}) n;
  insert into inventory_site (site_name) select 'Bench site ' || n from generate_series(1, ${sites}) n;
  insert into inventory_site_school (inventory_site_id, school_id)
  select site.id, school.id from inventory_site site
  join school on school.school_name = 'Bench school ' || substr(site.site_name, 12) where site.site_name like 'Bench site %';
  insert into production_record (school_id, date, menu_type, is_vended, groups, closed_at, stock)
  select school.id, current_date - 200 + n, 'MEAL', false, '[]', now(), '{"state": "issued", "shortages": []}'
  from school, generate_series(1, ${recordDays}) n where school.school_name like 'Bench school %'`

/** Brings the ingredients that every site has up to a number, each with a delivery of one lot and what meals took of it. */
export const itemsUpTo = (items: number) => `
  ${asDemoCaterer};
  create temp table fresh as
  select n from generate_series(1, ${items}) n
  where not exists (select 1 from ingredient where caterer_id = current_caterer() and code = 'BENCH-' || n);
  insert into ingredient (code, name, base_unit) select 'BENCH-' || n, 'Bench food ' || n, 'lb' from fresh;
  create temp table food as
  select ingredient.id, fresh.n from fresh join ingredient on ingredient.code = 'BENCH-' || fresh.n
  where ingredient.caterer_id = current_caterer();
  insert into stock_lot (ingredient_id, code, expires_on) select id, 'B-' || n, '2099-01-01' from food;
  insert into stock_item (site_id, ingredient_id, quantity, value, uncosted, next_expiry, last_cost)
  select site.id, food.id, ${1000 - takes * 10}, ${1000 - takes * 10} * 2, 0, '2099-01-01', 2
  from inventory_site site, food where site.site_name like 'Bench site %';
  insert into stock_layer (site_id, ingredient_id, lot_id, expires_on, received_on, aged_on, unit_cost, remaining)
  select site.id, food.id, lot.id, lot.expires_on, current_date - 200, current_date - 200, 2, ${1000 - takes * 10}
  from inventory_site site, food join stock_lot lot on lot.ingredient_id = food.id where site.site_name like 'Bench site %';
  insert into stock_move (site_id, ingredient_id, lot_id, layer_id, moved_on, kind, quantity, unit_cost, cause_kind, cause_id)
  select layer.site_id, layer.ingredient_id, layer.lot_id, layer.id, layer.received_on, 'receive', 1000, 2, 'change', 0
  from stock_layer layer join food on food.id = layer.ingredient_id;
  insert into stock_move (site_id, ingredient_id, lot_id, layer_id, moved_on, kind, quantity, unit_cost, cause_kind, cause_id)
  select layer.site_id, layer.ingredient_id, layer.lot_id, layer.id, record.date, 'issue', -10, 2, 'productionRecord', record.id
  from stock_layer layer join food on food.id = layer.ingredient_id
  join inventory_site_school place on place.inventory_site_id = layer.site_id
  cross join generate_series(1, ${takes}) take
  join production_record record on record.school_id = place.school_id and record.menu_type = 'MEAL'
    and record.date = current_date - 200 + 1 + (food.n * ${takes} + take) % ${recordDays};
  ${recordLines(items)};
  drop table fresh; drop table food`

/** The first dishes of each record are what it took. */
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

/** A record of a Bench school on a day that has none, with `lines` dishes and everything that a signature needs. */
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

/** The id of that record. */
export const idOfOpenRecord = (day: number, site: number) => `
  select record.id::int from production_record record join school on school.id = record.school_id
  where school.school_name = 'Bench school ${site}' and record.menu_type = 'BREAKFAST'
    and record.date = current_date - 199 + ${day % recordDays}`

const codes = (lines: number) => Array.from({ length: lines }, (_, index) => `'BENCH-${index + 1}'`).join(', ')
