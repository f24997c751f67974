import type { Language } from '@commissary/messages/languages'
import { sql, type SQL } from 'drizzle-orm'

import type { Tx } from '../../db/work.ts'
import { message, translate } from '../../shared/messages.ts'
import type { Column, ImportKind } from './columns.ts'
import { sourceOf } from './food-source.ts'
import type { Batch, Changes, LoadPlan } from './load-plan.ts'
import { countProducts, finishProducts, loadProducts } from './product-loading.ts'
import type { HeaderData } from './store.ts'
import { takeBackUnfinished } from './undo-import.ts'

/** The plan of a job whose file has been read; null without a staged header. */
export async function readPlan(tx: Tx, id: number): Promise<LoadPlan | null> {
  const [row] = await tx.execute<{ kind: ImportKind; file_name: string; data: HeaderData; last_row: number }>(sql`
    select job.kind, job.file_name, header.data,
      (select max(row_number) from import_row where import_job_id = job.id) as last_row
    from import_job job
    join import_row header on header.import_job_id = job.id and header.row_number = 0 where job.id = ${id}`)
  return row ? { id, kind: row.kind, columns: row.data.columns, fileName: row.file_name, lastRow: row.last_row } : null
}

/** Counts the changes that loading a batch would make. A measure of an unknown food becomes a row with a problem. */
export async function countChanges(tx: Tx, plan: LoadPlan, batch: Batch, language: Language): Promise<Changes> {
  if (plan.kind === 'products') return countProducts(tx, plan, batch, language)
  await joinByHash(tx)
  if (plan.kind === 'measures') await rejectUnknownFoods(tx, plan, batch, language)
  const [row] = await tx.execute<Changes>(sql`
    with ${compared(plan, batch)}
    select
      count(*) filter (where is_good and known_id is null)::int as create,
      count(*) filter (where known_id is not null and not is_same)::int as update,
      count(*) filter (where known_id is not null and is_same)::int as unchanged,
      count(*) filter (where not is_good)::int as rejected
    from compared`)
  return row ?? { create: 0, update: 0, unchanged: 0, rejected: 0 }
}

/**
 * Inserts the new rows of a batch, invisible to everyone else until the import is done; products are visible at once. Rows that change nothing leave the
 * staging table, unless they have warnings to show; those that update an existing row stay for `finishLoading`.
 */
export async function loadBatch(tx: Tx, plan: LoadPlan, batch: Batch): Promise<void> {
  if (plan.kind === 'products') return loadProducts(tx, plan, batch)
  await seeUnfinished(tx)
  const insert = plan.kind === 'foods' ? insertFoods(plan) : insertMeasures(plan)
  await tx.execute(sql`with ${compared(plan, batch)} ${insert}`)
  const settled = await tx.execute<{ id: number }>(sql`
    with ${compared(plan, batch)},
    settled as materialized (select id from compared where known_id is not null and is_same),
    deleted as (delete from import_row where id in (select id from settled) and warnings = '[]')
    select id from settled`)
  // A restarted worker settles the kept rows again.
  await tx.execute(sql`
    update import_job set done_rows = least(total_rows, done_rows + ${settled.length}::int) where id = ${plan.id}`)
}

/** Applies the updates and finishes the import. This transaction makes its rows visible. */
export async function finishLoading(tx: Tx, plan: LoadPlan): Promise<void> {
  if (plan.kind === 'products') return finishProducts(tx, plan)
  await seeUnfinished(tx)
  const all = { from: 1, before: plan.lastRow + 1 }
  const update = plan.kind === 'foods' ? updateFoods(plan) : updateMeasures
  const { length: updated } = await tx.execute<{ id: number }>(
    sql`with ${compared(plan, all)} ${update} returning known.id`,
  )
  await tx.execute(sql`
    with loaded as (
      select count(*)::int as rows from ${tableOf(plan)}
      where caterer_id = current_caterer() and import_job_id = ${plan.id})
    update import_job set state = 'done', done_rows = total_rows, lease_owner = null, lease_until = null,
      counts = counts || jsonb_build_object('create', loaded.rows, 'update', ${updated}::int,
        'unchanged', total_rows - loaded.rows - ${updated}::int - coalesce((counts ->> 'rejected')::int, 0))
    from loaded where id = ${plan.id}`)
}

/** Deletes up to `most` rows of the caterer's failed or canceled imports, and takes back their products. Returns how many. */
export async function deleteUnfinished(tx: Tx, most: number): Promise<number> {
  await seeUnfinished(tx)
  let count = await takeBackUnfinished(tx, most)
  for (const table of [sql`reference_food_measure`, sql`reference_food`]) {
    // Locked in index order, so that two concurrent cleanups cannot deadlock.
    const deleted = await tx.execute<{ id: number }>(sql`
      delete from ${table} where id = any(array(
        select loaded.id from import_job job
        join ${table} loaded on loaded.caterer_id = job.caterer_id and loaded.import_job_id = job.id
        where job.state in ('failed', 'cancelled') limit ${most} for update of loaded))
      returning id`)
    count += deleted.length
  }
  return count
}

/** Makes the rows of unfinished imports visible to the rest of this transaction. */
async function seeUnfinished(tx: Tx): Promise<void> {
  await joinByHash(tx)
  await tx.execute(sql`set local app.sees_unfinished_imports = 'on'`)
}

/** New rows have no statistics: without this hint the planner compares a batch with every food, one by one. */
async function joinByHash(tx: Tx): Promise<void> {
  await tx.execute(sql`set local enable_nestloop = off`)
}

const tableOf = ({ kind }: LoadPlan) => (kind === 'foods' ? sql`reference_food` : sql`reference_food_measure`)

/** The rows of a batch as `compared`, each with the existing row that it updates. */
function compared(plan: LoadPlan, { from, before }: Batch): SQL {
  // The codes are extracted before the join: under row policies only leakproof expressions can use an index.
  return sql`
    batch as materialized (
      select id, row_number, data, data ->> 'code' as code, problems = '[]' as is_good from import_row
      where import_job_id = ${plan.id} and row_number >= ${from} and row_number < ${before}),
    compared as (${plan.kind === 'foods' ? comparedFoods(plan) : comparedMeasures})`
}

const has = (columns: readonly Column[], field: string) => columns.some((column) => column.field === field)

/**
 * The values of a food after the import. A blank cell means unknown and clears the value; a column missing from the file
 * leaves it as it is.
 */
function foodValues({ columns }: LoadPlan, known: SQL, data: SQL) {
  const fields = columns.flatMap(({ field }) => field ?? []).join(',')
  const kept = sql`${known}.nutrients - string_to_array(${fields}, ',')`
  return {
    nutrients: sql`(${kept}) || (${data} -> 'nutrients')`,
    foodGroup: has(columns, 'foodGroup') ? sql`${data} ->> 'foodGroup'` : sql`${known}.food_group`,
    refusePct: has(columns, 'refusePct') ? sql`(${data} ->> 'refusePct')::double precision` : sql`${known}.refuse_pct`,
  }
}

function comparedFoods(plan: LoadPlan): SQL {
  const newValues = foodValues(plan, sql`known`, sql`row.data`)
  return sql`
    select row.*, known.id as known_id,
      known.description = row.data ->> 'description'
      and known.food_group is not distinct from ${newValues.foodGroup}
      and known.refuse_pct is not distinct from ${newValues.refusePct}
      and known.nutrients = ${newValues.nutrients} and known.archived_at is null as is_same
    from batch row
    left join reference_food known on known.caterer_id = current_caterer() and known.code = row.code`
}

function insertFoods(plan: LoadPlan): SQL {
  const { source, release } = sourceOf(plan)
  return sql`
    insert into reference_food (import_job_id, code, description, food_group, source, release, nutrients, refuse_pct)
    select ${plan.id}, code, data ->> 'description', data ->> 'foodGroup', ${source}, ${release}, data -> 'nutrients',
      (data ->> 'refusePct')::double precision
    from compared where is_good and known_id is null order by row_number`
}

function updateFoods(plan: LoadPlan): SQL {
  const { source, release } = sourceOf(plan)
  const newValues = foodValues(plan, sql`known`, sql`row.data`)
  return sql`
    update reference_food known set description = row.data ->> 'description', food_group = ${newValues.foodGroup},
      refuse_pct = ${newValues.refusePct}, nutrients = ${newValues.nutrients}, source = ${source}, release = ${release},
      archived_at = null
    from compared row where known.id = row.known_id and not row.is_same`
}

const comparedMeasures = sql`
  select row.*, food.id as food_id, known.id as known_id,
    known.amount = (row.data ->> 'amount')::double precision and known.measure = row.data ->> 'measure'
    and known.grams = (row.data ->> 'grams')::double precision as is_same
  from batch row
  left join reference_food food on food.caterer_id = current_caterer() and food.code = row.code
  left join reference_food_measure known on known.caterer_id = current_caterer()
    and known.reference_food_id = food.id and known.seq = (row.data ->> 'seq')::int`

function insertMeasures({ id }: LoadPlan): SQL {
  return sql`
    insert into reference_food_measure (import_job_id, reference_food_id, seq, amount, measure, unit, grams)
    select ${id}, food_id, (data ->> 'seq')::int, (data ->> 'amount')::double precision, data ->> 'measure',
      data ->> 'unit', (data ->> 'grams')::double precision
    from compared where is_good and known_id is null order by row_number`
}

const updateMeasures = sql`
  update reference_food_measure known set amount = (row.data ->> 'amount')::double precision,
    measure = row.data ->> 'measure', unit = row.data ->> 'unit', grams = (row.data ->> 'grams')::double precision
  from compared row where known.id = row.known_id and not row.is_same`

async function rejectUnknownFoods(
  tx: Tx,
  { id, columns }: LoadPlan,
  { from, before }: Batch,
  language: Language,
): Promise<void> {
  const header = columns.find(({ field }) => field === 'code')?.header ?? 'code'
  const problem = translate(message('imports.row.unknownFood'), language)
  await tx.execute(sql`
    with batch as materialized (
      select id, data ->> 'code' as code from import_row
      where import_job_id = ${id} and row_number >= ${from} and row_number < ${before} and problems = '[]')
    update import_row row set data = '{}', problems = jsonb_build_array(jsonb_build_object(
      'column', ${header}::text, 'value', batch.code, 'message', ${problem}::text))
    from batch where row.id = batch.id and not exists (
      select from reference_food food where food.caterer_id = current_caterer() and food.code = batch.code)`)
}
