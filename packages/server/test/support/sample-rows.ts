import { sql, type SQL } from 'drizzle-orm'

/** A sample row of a table for the policy tests. */
export interface Sample {
  table: string
  /** Inserts the row of a caterer, with a different `tag` for a second one where keys must differ. Reads no column back. */
  insert: (catererId: number, tag?: string) => SQL
}

const row = (table: string, columns: string, values: (tag: string) => SQL): Sample => ({
  table,
  insert: (catererId, tag = 'first') =>
    sql`insert into ${sql.identifier(table)} (caterer_id, ${sql.raw(columns)})
      select ${catererId}, ${values(`${tag} ${catererId}`)} returning 1 as id`,
})

// The caller's ids. Policies are checked first, so an id of another caterer cannot hide a breach.
const idOf = (table: string) => sql`(select min(id) from ${sql.identifier(table)} where caterer_id = current_caterer())`
const newer = (tag: string) => (tag.startsWith('again') ? sql`date '2026-09-02'` : sql`date '2026-09-01'`)
const monthOf = (tag: string) => (tag.startsWith('again') ? sql`'2026-10'` : sql`'2026-09'`)
const weekOf = (tag: string) => (tag.startsWith('again') ? sql`2` : sql`1`)
const seq = (tag: string) => (tag.startsWith('again') ? sql`2` : sql`1`)

/** A caterer's second school for the second row, where a school has one. */
const ownSchool = (tag: string) => (tag.startsWith('again') ? sql`(select max(id) from school)` : idOf('school'))

/** A caterer's second user for the second row. */
const ownUser = (tag: string) => (tag.startsWith('again') ? sql`(select max(id) from app_user)` : idOf('app_user'))

/** Rows in an order in which each one comes after the rows it references. */
export const sampleRows: Sample[] = [
  {
    table: 'caterer',
    insert: (catererId) =>
      sql`insert into caterer (id, caterer_id, name) values (${catererId}, ${catererId}, 'x') returning 1 as id`,
  },
  row('app_user', 'user_name, first_name, last_name, role', (tag) => sql`${tag}, 'A', 'B', 'staff'`),
  row(
    'session',
    'user_id, family_id, family_expires_at, access_token_hash, refresh_token_hash, access_expires_at, refresh_expires_at',
    (tag) => sql`${idOf('app_user')}, gen_random_uuid(), now(), ${tag}, ${tag}, now(), now()`,
  ),
  row('login_attempt', 'key', (tag) => sql`${tag}`),
  row('school', 'school_name', (tag) => sql`${tag}`),
  row('user_school', 'user_id, school_id', (tag) => sql`${idOf('app_user')}, ${ownSchool(tag)}`),
  row(
    'meal_program',
    'program_name, grades, rule_pack, grade_group, menu_type',
    (tag) => sql`${tag}, 'K-5', 'us-nslp', 'K-5', 'MEAL'`,
  ),
  row(
    'school_program',
    'school_id, menu_type, meal_program_id',
    (tag) => sql`${ownSchool(tag)}, ${tag}, ${idOf('meal_program')}`,
  ),
  // Without a word, which would add a second row to the table of words.
  row('reference_food', 'code, description, source', (tag) => sql`${seq(tag)}, '1', 'test'`),
  row(
    'reference_food_measure',
    'reference_food_id, seq, amount, measure, grams',
    (tag) => sql`${idOf('reference_food')}, ${seq(tag)}, 1, 'cup', 100`,
  ),
  row('reference_food_word', 'word', (tag) => sql`${tag}`),
  row('retention_factor', 'code, description, factors', (tag) => sql`${tag}, 'Rice', '{}'`),
  // Without a GTIN, which would add a second row to the table of GTINs.
  row('ingredient', 'code, name', (tag) => sql`${tag}, 'Rice'`),
  row('ingredient_gtin', 'ingredient_id, gtin', (tag) => sql`${idOf('ingredient')}, ${tag}`),
  row(
    'ingredient_measure',
    'ingredient_id, seq, amount, measure, grams',
    (tag) => sql`${idOf('ingredient')}, ${seq(tag)}, 1, 'cup', 100`,
  ),
  row(
    'ingredient_price',
    'ingredient_id, seq, amount, per_amount, per_unit',
    (tag) => sql`${idOf('ingredient')}, ${seq(tag)}, 1, 1, 'lb'`,
  ),
  row(
    'ingredient_past_label',
    'ingredient_id, until, facts',
    (tag) => sql`${idOf('ingredient')}, date '2026-01-01' + ${seq(tag)}, '{}'`,
  ),
  row('recipe', 'name, type, portions', (tag) => sql`${tag}, 'myRecipe', 10`),
  row(
    'recipe_line',
    'recipe_id, position, ingredient_id, unit',
    () => sql`${idOf('recipe')}, 1, ${idOf('ingredient')}, 'g'`,
  ),
  row(
    'recipe_version',
    'recipe_id, number, until, content, saved_at',
    (tag) => sql`${idOf('recipe')}, ${seq(tag)}, date '2026-01-01', '{}'::jsonb, now()`,
  ),
  row('item_sub_category', 'category, name', (tag) => sql`'Entree', ${tag}`),
  row(
    'menu_item',
    'name, recipe_id, types, meal_category',
    (tag) => sql`${tag}, ${idOf('recipe')}, '["MEAL"]'::jsonb, 'Entree'`,
  ),
  row(
    'replacement',
    'recipe_id, by_recipe_id, starts_on, changes',
    (tag) => sql`${idOf('recipe')}, ${idOf('recipe')}, ${newer(tag)}, '[]'::jsonb`,
  ),
  row('master_calendar', 'meal_program_id, menu_type, name', (tag) => sql`${idOf('meal_program')}, 'MEAL', ${tag}`),
  row('master_day', 'master_calendar_id, date', (tag) => sql`${idOf('master_calendar')}, ${newer(tag)}`),
  row(
    'master_line',
    'master_day_id, line_key, position, recipe_id, category',
    (tag) => sql`${idOf('master_day')}, ${tag}, 1, ${idOf('recipe')}, 'Entree'`,
  ),
  row(
    'school_calendar',
    'school_id, menu_type, meal_program_id',
    (tag) => sql`${ownSchool(tag)}, ${tag}, ${idOf('meal_program')}`,
  ),
  row('master_month', 'master_calendar_id, year_month', (tag) => sql`${idOf('master_calendar')}, ${monthOf(tag)}`),
  row('publication', 'master_month_id', () => sql`${idOf('master_month')}`),
  row('published_day', 'publication_id, date', (tag) => sql`${idOf('publication')}, ${newer(tag)}`),
  row(
    'published_line',
    'published_day_id, line_key, position, recipe_id, category',
    (tag) => sql`${idOf('published_day')}, ${tag}, 1, ${idOf('recipe')}, 'Entree'`,
  ),
  row('school_month', 'school_calendar_id, year_month', (tag) => sql`${idOf('school_calendar')}, ${monthOf(tag)}`),
  row(
    'school_base_day',
    'school_calendar_id, date, published_day_id',
    (tag) => sql`${idOf('school_calendar')}, ${newer(tag)}, ${idOf('published_day')}`,
  ),
  row(
    'school_publication',
    'publication_id, school_month_id, result',
    () => sql`${idOf('publication')}, ${idOf('school_month')}, '{}'::jsonb`,
  ),
  row(
    'publish_job',
    'master_month_id, publication_id, state, total_schools, waiting',
    () => sql`${idOf('master_month')}, ${idOf('publication')}, 'done', 1, '[]'::jsonb`,
  ),
  row(
    'menu_analysis_item',
    'master_month_id, date, grade_group',
    (tag) => sql`${idOf('master_month')}, ${newer(tag)}, 'K-5'`,
  ),
  row('menu_placeholder', 'name, category, menu_type', (tag) => sql`${tag}, 'Fruit', 'MEAL'`),
  row(
    'cycle_menu',
    'meal_program_id, menu_type, name, weeks, days_per_week',
    (tag) => sql`${idOf('meal_program')}, 'MEAL', ${tag}, 2, 5`,
  ),
  row('cycle_day', 'cycle_menu_id, week, weekday', (tag) => sql`${idOf('cycle_menu')}, ${weekOf(tag)}, 1`),
  row(
    'cycle_line',
    'cycle_day_id, line_key, position, recipe_id, category',
    (tag) => sql`${idOf('cycle_day')}, ${tag}, 1, ${idOf('recipe')}, 'Entree'`,
  ),
  row('school_day', 'school_calendar_id, date', (tag) => sql`${idOf('school_calendar')}, ${newer(tag)}`),
  row('school_line_change', 'school_day_id, kind, line_key', (tag) => sql`${idOf('school_day')}, 'remove', ${tag}`),
  row('file', 'name, media_type', (tag) => sql`${tag}, 'text/csv'`),
  row('file_chunk', 'file_id, seq, bytes', (tag) => sql`${idOf('file')}, ${seq(tag)}, ''::bytea`),
  row(
    'ingredient_document',
    'ingredient_id, file_id, kind',
    () => sql`${idOf('ingredient')}, ${idOf('file')}, 'LABEL'`,
  ),
  row(
    'production_record',
    'school_id, date, menu_type, is_vended, groups',
    (tag) => sql`${idOf('school')}, ${newer(tag)}, 'MEAL', false, '[]'::jsonb`,
  ),
  row(
    'production_line',
    'production_record_id, item_key, position, category, name, text, plans',
    (tag) => sql`${idOf('production_record')}, ${tag}, 1, 'Side', 'x', 'x', '[]'::jsonb`,
  ),
  row('production_signature', 'production_record_id, round, part, name', (tag) =>
    tag.startsWith('again')
      ? sql`${idOf('production_record')}, 1, 'school', 'x'`
      : sql`${idOf('production_record')}, 1, 'kitchen', 'x'`,
  ),
  row('production_event', 'production_record_id, action, round', () => sql`${idOf('production_record')}, 'opened', 1`),
  {
    table: 'production_settings',
    insert: (catererId) =>
      sql`with gone as (delete from production_settings where caterer_id = ${catererId} returning 1)
        insert into production_settings (caterer_id, leftover_pct, issues_stock)
        select ${catererId}::int, 10, true from (select count(*) from gone) as counted returning 1 as id`,
  },
  row(
    'receiving_link',
    'production_record_id, token_hash, expires_at',
    (tag) => sql`${idOf('production_record')}, ${tag}, now()`,
  ),
  row('menu_plan', 'request', () => sql`'{}'::jsonb`),
  row('report_export', 'request', () => sql`'{}'::jsonb`),
  row('import_job', 'kind, file_name', (tag) => sql`'foods', ${tag}`),
  row('import_row', 'import_job_id, row_number, data', (tag) => sql`${idOf('import_job')}, ${seq(tag)}, '{}'::jsonb`),
  row('import_mapping', 'header_hash, fields', (tag) => sql`${tag}, '[]'::jsonb`),
  row('user_login', 'user_id, last_login_at', (tag) =>
    tag.startsWith('again') ? sql`(select max(id) from app_user), now()` : sql`${idOf('app_user')}, now()`,
  ),
  row(
    'password_link',
    'user_id, purpose, token_hash, expires_at',
    (tag) => sql`${idOf('app_user')}, 'reset', ${tag}, now()`,
  ),
  row('login_address', 'user_id, address_hash, last_login_at', (tag) => sql`${idOf('app_user')}, ${tag}, now()`),
  row('mail', 'user_id, kind', () => sql`${idOf('app_user')}, 'reset'`),
  row('user_screens', 'user_id', ownUser),
  row('saved_view', 'table_id, name, query, layout', (tag) => sql`'vendors', ${tag}, '', '{}'::jsonb`),
  row('vendor', 'vendor_code, name', (tag) => sql`${tag}, 'Farm'`),
  row('storage_location', 'storage_location_name', (tag) => sql`${tag}`),
  row('inventory_site', 'site_name', (tag) => sql`${tag}`),
  row(
    'inventory_site_school',
    'inventory_site_id, school_id',
    (tag) =>
      sql`${idOf('inventory_site')}, ${tag.startsWith('again') ? sql`(select max(id) from school)` : idOf('school')}`,
  ),
  row('stock_lot', 'ingredient_id, code', (tag) => sql`${idOf('ingredient')}, ${tag}`),
  {
    // An ingredient has one row at a site, so a second insert replaces the first.
    table: 'stock_item',
    insert: (catererId) =>
      sql`with gone as (delete from stock_item where caterer_id = ${catererId} returning 1)
        insert into stock_item (caterer_id, site_id, ingredient_id)
        select ${catererId}::int, ${idOf('inventory_site')}, ${idOf('ingredient')}
        from (select count(*) from gone) as counted returning 1 as id`,
  },
  row(
    'stock_layer',
    'site_id, ingredient_id, lot_id, received_on, aged_on, remaining',
    () => sql`${idOf('inventory_site')}, ${idOf('ingredient')}, ${idOf('stock_lot')}, now(), now(), 1`,
  ),
  row(
    'stock_move',
    'site_id, ingredient_id, lot_id, layer_id, moved_on, kind, quantity, cause_kind, cause_id',
    () =>
      sql`${idOf('inventory_site')}, ${idOf('ingredient')}, ${idOf('stock_lot')}, ${idOf('stock_layer')}, now(), 'receive', 1, 'change', 1`,
  ),
  row('stock_change', 'kind, moved_on, reason', () => sql`'adjust', now(), 'Found'`),
  row('starting_inventory', 'site_id, location_id, as_of', (tag) =>
    tag.startsWith('again')
      ? sql`${idOf('inventory_site')}, ${idOf('storage_location')}, now()`
      : sql`${idOf('inventory_site')}, null::bigint, now()`,
  ),
  row(
    'starting_inventory_line',
    'starting_inventory_id, seq, ingredient_id',
    (tag) => sql`${idOf('starting_inventory')}, ${seq(tag)}, ${idOf('ingredient')}`,
  ),
  row('stock_count', 'site_id, date', () => sql`${idOf('inventory_site')}, now()`),
  row(
    'stock_count_line',
    'stock_count_id, ingredient_id, storage_location_id',
    (tag) =>
      sql`${idOf('stock_count')}, ${idOf('ingredient')}, ${tag.startsWith('again') ? idOf('storage_location') : sql`null::bigint`}`,
  ),
  row(
    'stock_count_amount',
    'stock_count_line_id, given, quantity',
    () => sql`${idOf('stock_count_line')}, '{}'::jsonb, 1`,
  ),
  row(
    'stock_shelf',
    'site_id, ingredient_id, seq, storage_location_id',
    (tag) =>
      sql`${idOf('inventory_site')}, ${idOf('ingredient')}, 1, ${tag.startsWith('again') ? idOf('storage_location') : sql`null::bigint`}`,
  ),
  row(
    'stock_request',
    'number, from_site_id, own_vendor_id, need_by',
    (tag) => sql`${seq(tag)}, ${idOf('inventory_site')}, ${idOf('vendor')}, now()`,
  ),
  {
    // The sample request asks for an item once, so a second insert replaces the first.
    table: 'stock_request_line',
    insert: (catererId) =>
      sql`with parts as (delete from stock_shipment_line where caterer_id = ${catererId}),
        gone as (delete from stock_request_line where caterer_id = ${catererId} returning 1)
        insert into stock_request_line (caterer_id, stock_request_id, seq, ingredient_id, given, requested)
        select ${catererId}::int, ${idOf('stock_request')}, 1, ${idOf('ingredient')}, '{}'::jsonb, 1
        from (select count(*) from gone) as counted returning 1 as id`,
  },
  row('stock_shipment', 'stock_request_id, is_final', () => sql`${idOf('stock_request')}, true`),
  {
    table: 'stock_shipment_line',
    insert: (catererId) =>
      sql`with gone as (delete from stock_shipment_line where caterer_id = ${catererId} returning 1)
        insert into stock_shipment_line (caterer_id, stock_shipment_id, stock_request_line_id, sent, parts)
        select ${catererId}::int, ${idOf('stock_shipment')}, ${idOf('stock_request_line')}, 1, '[]'::jsonb
        from (select count(*) from gone) as counted returning 1 as id`,
  },
  row(
    'purchase_order',
    'number, own_vendor_id, site_id',
    (tag) => sql`${seq(tag)}, ${idOf('vendor')}, ${idOf('inventory_site')}`,
  ),
  row('purchase_order_step', 'purchase_order_id, status', () => sql`${idOf('purchase_order')}, 'draft'`),
  row(
    'purchase_order_line',
    'purchase_order_id, seq, ingredient_id, pack_size, packs',
    (tag) => sql`${idOf('purchase_order')}, ${seq(tag)}, ${idOf('ingredient')}, 40, 2`,
  ),
  row('purchase_receipt', 'purchase_order_id, received_on', () => sql`${idOf('purchase_order')}, now()`),
  row(
    'purchase_receipt_line',
    'purchase_receipt_id, seq, purchase_order_line_id, ingredient_id, pack_size, packs',
    (tag) =>
      sql`${idOf('purchase_receipt')}, ${seq(tag)}, ${idOf('purchase_order_line')}, ${idOf('ingredient')}, 40, 1`,
  ),
  row('household', 'name', (tag) => sql`${tag}`),
  row(
    'household_adult',
    'household_id, user_id',
    (tag) =>
      sql`${idOf('household')}, ${tag.startsWith('again') ? sql`(select max(id) from app_user)` : idOf('app_user')}`,
  ),
  row(
    'student',
    'household_id, school_id, first_name, last_name',
    (tag) => sql`${idOf('household')}, ${idOf('school')}, ${tag}, 'x'`,
  ),
  row('ledger_entry', 'household_id, date, kind, amount', () => sql`${idOf('household')}, now(), 'adjustment', 1`),
  {
    // A caterer has one row, so a second insert replaces the first.
    table: 'order_settings',
    insert: (catererId) =>
      sql`with gone as (delete from order_settings where caterer_id = ${catererId} returning 1)
        insert into order_settings (caterer_id, cut_off_days)
        select ${catererId}::int, 1 from (select count(*) from gone) as counted returning 1 as id`,
  },
  row('meal_price', 'menu_type, name, price', (tag) => sql`'MEAL', ${tag}, 1`),
  row(
    'order_plan',
    'student_id, period, starts_on, ends_on, weekdays, menu_type, kind',
    () => sql`${idOf('student')}, 'Weekly', now(), now(), '[1]'::jsonb, 'MEAL', 'Regular'`,
  ),
  row(
    'order_import',
    'kind, file_name, state, headers, fields',
    (tag) => sql`'orders', ${tag}, 'ready', '[]'::jsonb, '[]'::jsonb`,
  ),
  row(
    'order_import_row',
    'import_id, row_number, cells, result',
    (tag) => sql`${idOf('order_import')}, ${seq(tag)}, '[]'::jsonb, 'skip'`,
  ),
  row(
    'meal_order',
    'student_id, household_id, school_id, date, menu_type, kind, total',
    (tag) => sql`${idOf('student')}, ${idOf('household')}, ${idOf('school')}, ${newer(tag)}, 'MEAL', 'Regular', 0`,
  ),
  row(
    'meal_order_line',
    'order_id, seq, quantity, unit_price, gross, discount, tax',
    (tag) => sql`${idOf('meal_order')}, ${seq(tag)}, 1, 1, 1, 0, 0`,
  ),
  row('payment', 'household_id, paid_on, pay_type, amount', () => sql`${idOf('household')}, now(), 'Cash', 1`),
  row('caterer_holiday', 'date, note', (tag) => sql`${newer(tag)}, ${tag}`),
  {
    // A caterer has one row, so a second insert replaces the first.
    table: 'analysis_settings',
    // "on conflict" would be rejected by the select policy, whatever the insert policy allows.
    insert: (catererId) =>
      sql`with gone as (delete from analysis_settings where caterer_id = ${catererId} returning 1)
        insert into analysis_settings (caterer_id, sodium_level)
        select ${catererId}::int, '[]' from (select count(*) from gone) as counted returning 1 as id`,
  },
  row(
    'notification',
    'user_id, kind, event_key, facts, in_bell, by_mail',
    (tag) => sql`${idOf('app_user')}, 'recall', ${tag}, '{}'::jsonb, true, false`,
  ),
  row(
    'notification_choice',
    'user_id, kind, bell, mail',
    (tag) => sql`${idOf('app_user')}, ${tag.startsWith('again') ? 'priceJump' : 'recall'}, true, false`,
  ),
  {
    table: 'notification_run',
    insert: (catererId) =>
      sql`with gone as (delete from notification_run where caterer_id = ${catererId} returning 1)
        insert into notification_run (caterer_id, claimed_at)
        select ${catererId}::int, now() from (select count(*) from gone) as counted returning 1 as id`,
  },
  row('record_history', 'record_type, record_id, action', (tag) => sql`'vendor', 1, ${tag}`),
  row('idempotency_key', 'key, operation, request_hash', (tag) => sql`${tag}, 'op', 'hash'`),
]
