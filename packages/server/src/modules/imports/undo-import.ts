import type { DatedPrice } from '@commissary/domain/food'
import { sql, type SQL } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { pageInfo, pageRows, type Page, type PageQuery } from '../../shared/lists.ts'
import { recurringLines } from '../months/recurring-lines.ts'
import { replacePrices } from './product-prices.ts'

type Dependent = Schemas['ImportDependent']

/**
 * The records that need the rows of an import: recipes, menus and master items that use a product it added, documents attached to
 * one, products that it replaces, and products that were edited or archived since. An archived record blocks nothing.
 */
const dependents = (id: number, rows: SQL = sql`true`): SQL => sql`
  imported as materialized (
    select row.row_number, row.action, row.ingredient_version, food.id, food.code, food.name, food.version
    from import_row row
    join ingredient food on food.caterer_id = row.caterer_id and food.id = row.ingredient_id
    where row.import_job_id = ${id} and row.action in ('create', 'update') and ${rows}),
  dependent as (
    select imported.*, 'edited' as reason, null as place from imported where version <> ingredient_version
    union all
    select distinct imported.*, 'recipe', recipe.name from imported
    join recipe_line line on line.caterer_id = current_caterer() and line.ingredient_id = imported.id
    join recipe on recipe.caterer_id = current_caterer() and recipe.id = line.recipe_id and recipe.archived_at is null
    where action = 'create'
    union all
    select distinct imported.*, 'menu', menu.date::text from imported
    join (
      select line.ingredient_id, day.date from master_line line join master_day day
        on day.caterer_id = current_caterer() and day.id = line.master_day_id
      where line.caterer_id = current_caterer()
      union all
      select ingredient_id, date from (${recurringLines}) recurring
      union all
      select line.ingredient_id, day.date from published_line line join school_base_day day
        on day.caterer_id = current_caterer() and day.published_day_id = line.published_day_id
      where line.caterer_id = current_caterer()
    ) menu on menu.ingredient_id = imported.id
    where action = 'create'
    union all
    select distinct imported.*, 'recipe', recipe.name from imported
    join (select version.recipe_id, (line ->> 'ingredientId')::bigint as ingredient_id
      from recipe_version version, jsonb_array_elements(version.content -> 'lines') line
      where version.caterer_id = current_caterer()) earlier on earlier.ingredient_id = imported.id
    join recipe on recipe.caterer_id = current_caterer() and recipe.id = earlier.recipe_id and recipe.archived_at is null
    where action = 'create'
    union all
    select distinct imported.*, 'item', item.name from imported
    join menu_item item on item.caterer_id = current_caterer() and item.ingredient_id = imported.id
    where action = 'create'
    union all
    select distinct imported.*, 'item', item.name from imported
    join (select past.id, past.name, (link ->> 'ingredientId')::bigint as ingredient_id
      from menu_item past, jsonb_array_elements(past.past_links) link
      where past.caterer_id = current_caterer()) item on item.ingredient_id = imported.id
    where action = 'create'
    union all
    select distinct imported.*, 'document', file.name from imported
    join ingredient_document document on document.caterer_id = current_caterer() and document.ingredient_id = imported.id
      and document.archived_at is null
    join file on file.caterer_id = current_caterer() and file.id = document.file_id
    where action = 'create'
    union all
    select distinct imported.*, 'replacement', replaced.name from imported
    join ingredient replaced on replaced.caterer_id = current_caterer() and replaced.replacement_id = imported.id
      and replaced.archived_at is null
    where action = 'create'
    union all
    select distinct imported.*, 'menu', day.date::text from imported
    join school_line_change line on line.caterer_id = current_caterer() and line.ingredient_id = imported.id
    join school_day day on day.caterer_id = current_caterer() and day.id = line.school_day_id
    where action = 'create'
    union all
    select distinct imported.*, 'cycleMenu', menu.name from imported
    join cycle_line line on line.caterer_id = current_caterer() and line.ingredient_id = imported.id
    join cycle_day day on day.caterer_id = current_caterer() and day.id = line.cycle_day_id
    join cycle_menu menu on menu.caterer_id = current_caterer() and menu.id = day.cycle_menu_id
    where action = 'create')`

/** What keeps an import from being undone, in the order of the file. */
export async function listDependents(
  tx: Tx,
  id: number,
  query: PageQuery,
): Promise<{ dependents: Dependent[]; page: Page }> {
  const { limit, offset } = pageRows(query)
  const found = await tx.execute<Dependent & Record<string, unknown>>(sql`
    with ${dependents(id)}
    select row_number as "row", id::int as "ingredientId", code, name, reason, place as "where" from dependent
    order by row_number, reason, place limit ${limit} offset ${offset}`)
  return { dependents: found, page: pageInfo(query, await countDependents(tx, id)) }
}

export async function countDependents(tx: Tx, id: number): Promise<number> {
  const [total] = await tx.execute<{ rows: number }>(
    sql`with ${dependents(id)} select count(*)::int as rows from dependent`,
  )
  return total?.rows ?? 0
}

/** Keeps recipes and menus from starting to use an import's products, and edits from saving, until the transaction ends. */
export async function lockProducts(tx: Tx, id: number, rows: SQL = sql`true`): Promise<void> {
  await tx.execute(sql`
    select from ingredient where caterer_id = current_caterer() and id in (
      select row.ingredient_id from import_row row
      where row.import_job_id = ${id} and row.ingredient_id is not null and ${rows})
    order by id for update`)
}

/** Undoes what the rows of an import did, and records it in the history of each product. */
export async function takeBack(tx: Tx, id: number, rows: SQL = sql`true`): Promise<void> {
  const imported = (action: 'create' | 'update') => sql`
    import_row row where row.caterer_id = current_caterer() and row.import_job_id = ${id} and row.action = ${action}
      and row.ingredient_id is not null and ${rows}`
  await tx.execute(sql`
    insert into record_history (record_type, record_id, action, changes)
    select 'ingredient', row.ingredient_id, 'updated', (
      select jsonb_agg(jsonb_build_object('field', one -> 'field', 'from', one -> 'to', 'to', one -> 'from'))
      from jsonb_array_elements(row.changes) one) from ${imported('update')}`)
  await tx.execute(sql`
    insert into record_history (record_type, record_id, action)
    select 'ingredient', row.ingredient_id, 'deleted' from ${imported('create')}`)
  await tx.execute(sql`
    update ingredient food set name = row.before ->> 'name', category = row.before ->> 'category',
      brand = row.before ->> 'brand', nutrients = row.before -> 'nutrients',
      nutrient_notes = row.before -> 'nutrientNotes', packs = row.before -> 'packs',
      label = case when row.before ? 'label' then nullif(row.before -> 'label', 'null') else food.label end,
      allergens = coalesce(row.before -> 'allergens', food.allergens)
    from ${imported('update')} and food.caterer_id = current_caterer() and food.id = row.ingredient_id`)
  await tx.execute(sql`
    delete from ingredient_past_label past using ${imported('update')} and past.caterer_id = current_caterer()
      and past.ingredient_id = row.ingredient_id and past.until = (row.before ->> 'pastLabelUntil')::date`)
  const prices = await tx.execute<{ id: number; prices: DatedPrice[] }>(sql`
    select row.ingredient_id::int as id, row.before -> 'prices' as prices from ${imported('update')}
      and row.changes @> '[{"field": "prices"}]' and row.before ? 'prices'`)
  await replacePrices(
    tx,
    prices.map((product) => ({ ...product, isNew: false })),
  )
  await tx.execute(sql`
    update ingredient food set archived_at = now()
    from ${imported('create')} and food.caterer_id = current_caterer() and food.id = row.ingredient_id`)
}

/**
 * Takes back up to `most` rows of the caterer's failed or canceled imports of products. A product that something now depends on
 * stays. Returns how many rows were left behind by those imports.
 */
export async function takeBackUnfinished(tx: Tx, most: number): Promise<number> {
  const rows = await tx.execute<{ job: number; last: number; rows: number }>(sql`
    select import_job_id as job, max(row_number)::int as last, count(*)::int as rows from (
      select row.import_job_id, row.row_number from import_job job
      join import_row row on row.caterer_id = job.caterer_id and row.import_job_id = job.id
      where job.state in ('failed', 'cancelled') and row.ingredient_id is not null
      order by row.import_job_id, row.row_number limit ${most}) row
    group by import_job_id order by import_job_id`)
  for (const { job: id, last } of rows) {
    // Only this step's rows: a canceled import can have many steps.
    const taken = sql`row.row_number <= ${last}`
    await lockProducts(tx, id, taken)
    await takeBack(
      tx,
      id,
      sql`${taken} and row.row_number not in (with ${dependents(id, taken)} select row_number from dependent)`,
    )
    await tx.execute(sql`
      update import_row set ingredient_id = null where import_job_id = ${id} and row_number <= ${last}`)
  }
  return rows.reduce((sum, row) => sum + row.rows, 0)
}
