import { sql, type SQL } from 'drizzle-orm'

import type { Tx } from '../../db/work.ts'
import type { Column, ImportKind } from './columns.ts'
import type { Counts, HeaderData } from './store.ts'

/** What an import is loaded as. */
export interface LoadPlan {
  id: number
  kind: ImportKind
  columns: Column[]
  fileName: string
}

type Changes = Pick<Counts, 'create' | 'update' | 'unchanged'>

/** The plan of a job that has been read; null when its header is not there. */
export async function readPlan(tx: Tx, id: number): Promise<LoadPlan | null> {
  const [row] = await tx.execute<{ kind: ImportKind; file_name: string; data: HeaderData }>(sql`
    select job.kind, job.file_name, header.data from import_job job
    join import_row header on header.import_job_id = job.id and header.row_number = 0 where job.id = ${id}`)
  return row ? { id, kind: row.kind, columns: row.data.columns, fileName: row.file_name } : null
}

/**
 * Says what loading would do, in a few statements over all rows. Measures of foods that the caterer does not have become
 * rows with a problem.
 */
export async function countChanges(tx: Tx, plan: LoadPlan): Promise<Changes & { rejected: number }> {
  await joinByHash(tx)
  if (plan.kind === 'measures') await rejectStrangers(tx, plan)
  const [row] = await tx.execute<Changes & { rejected: number }>(
    sql`select
      count(*) filter (where is_good and not is_known)::int as create,
      count(*) filter (where is_good and is_known and not is_same)::int as update,
      count(*) filter (where is_good and is_known and is_same)::int as unchanged,
      count(*) filter (where not is_good)::int as rejected
    from (${plan.kind === 'foods' ? comparedFoods(plan) : comparedMeasures(plan)}) as compared`,
  )
  return row ?? { create: 0, update: 0, unchanged: 0, rejected: 0 }
}

/** Loads every good row in one statement. What is there already and the same stays untouched. */
export async function load(tx: Tx, plan: LoadPlan): Promise<void> {
  await joinByHash(tx)
  await tx.execute(plan.kind === 'foods' ? loadFoods(plan) : loadMeasures(plan))
}

/** Rows that were just staged have no statistics yet, and a planner that takes them for a few compares each with each. */
async function joinByHash(tx: Tx): Promise<void> {
  await tx.execute(sql`set local enable_nestloop = off`)
}

const has = (columns: readonly Column[], field: string) => columns.some((column) => column.field === field)

/**
 * What a food will hold. A blank cell is unknown, so it empties the value; a column that the file lacks says nothing, so
 * what is known stays.
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
  const wanted = foodValues(plan, sql`food`, sql`row.data`)
  return sql`
    select row.problems = '[]' as is_good, food.id is not null as is_known,
      food.description = row.data ->> 'description'
      and food.food_group is not distinct from ${wanted.foodGroup}
      and food.refuse_pct is not distinct from ${wanted.refusePct}
      and food.nutrients = ${wanted.nutrients} as is_same
    from import_row row
    left join reference_food food on food.caterer_id = current_caterer() and food.code = row.data ->> 'code'
    where row.import_job_id = ${plan.id} and row.row_number > 0`
}

function loadFoods(plan: LoadPlan): SQL {
  const { source, release } = sourceOf(plan)
  // In the update, `food` is what is there; what the file says has to come from the row that was to be inserted.
  const kept = foodValues(plan, sql`food`, sql`jsonb_build_object('nutrients', excluded.nutrients)`)
  const foodGroup = has(plan.columns, 'foodGroup') ? sql`excluded.food_group` : sql`food.food_group`
  const refusePct = has(plan.columns, 'refusePct') ? sql`excluded.refuse_pct` : sql`food.refuse_pct`
  return sql`
    insert into reference_food as food (code, description, food_group, source, release, nutrients, refuse_pct)
    select data ->> 'code', data ->> 'description', data ->> 'foodGroup', ${source}, ${release}, data -> 'nutrients',
      (data ->> 'refusePct')::double precision
    from import_row where import_job_id = ${plan.id} and row_number > 0 and problems = '[]' order by row_number
    on conflict (caterer_id, code) do update set
      description = excluded.description, food_group = ${foodGroup}, refuse_pct = ${refusePct},
      nutrients = ${kept.nutrients}, source = excluded.source, release = excluded.release, archived_at = null
    where food.description <> excluded.description or food.food_group is distinct from ${foodGroup}
      or food.refuse_pct is distinct from ${refusePct} or food.nutrients <> ${kept.nutrients}
      or food.archived_at is not null`
}

const measureJoin = sql`
  join reference_food food on food.caterer_id = current_caterer() and food.code = row.data ->> 'code'`
const isSameMeasure = sql`
  known.amount = (row.data ->> 'amount')::double precision and known.measure = row.data ->> 'measure'
  and known.grams = (row.data ->> 'grams')::double precision`

function comparedMeasures({ id }: LoadPlan): SQL {
  return sql`
    select row.problems = '[]' as is_good, known.id is not null as is_known, ${isSameMeasure} as is_same
    from import_row row left ${measureJoin}
    left join reference_food_measure known on known.caterer_id = current_caterer()
      and known.reference_food_id = food.id and known.seq = (row.data ->> 'seq')::int
    where row.import_job_id = ${id} and row.row_number > 0`
}

function loadMeasures({ id }: LoadPlan): SQL {
  return sql`
    insert into reference_food_measure as known (reference_food_id, seq, amount, measure, unit, grams)
    select food.id, (row.data ->> 'seq')::int, (row.data ->> 'amount')::double precision, row.data ->> 'measure',
      row.data ->> 'unit', (row.data ->> 'grams')::double precision
    from import_row row ${measureJoin}
    where row.import_job_id = ${id} and row.row_number > 0 and row.problems = '[]' order by row.row_number
    on conflict (caterer_id, reference_food_id, seq) do update set
      amount = excluded.amount, measure = excluded.measure, unit = excluded.unit, grams = excluded.grams
    where (known.amount, known.measure, known.grams) is distinct from (excluded.amount, excluded.measure, excluded.grams)`
}

async function rejectStrangers(tx: Tx, { id, columns }: LoadPlan): Promise<void> {
  const header = columns.find(({ field }) => field === 'code')?.header ?? 'code'
  const message = 'None of your foods has this number. Upload the foods first, or correct the number.'
  await tx.execute(sql`
    update import_row row set data = '{}', problems = jsonb_build_array(jsonb_build_object(
      'column', ${header}::text, 'value', row.data ->> 'code', 'message', ${message}::text))
    where row.import_job_id = ${id} and row.row_number > 0 and row.problems = '[]' and not exists (
      select from reference_food food where food.caterer_id = current_caterer() and food.code = row.data ->> 'code')`)
}

/** Which table the foods are from: USDA's own numbers tell it, otherwise the name of the file. */
function sourceOf({ columns, fileName }: LoadPlan): { source: string; release: string | null } {
  const isUsda = columns.some(({ header, field }) => field === 'code' && /ndb/i.test(header))
  if (!isUsda) return { source: fileName.replace(/\.csv$/i, ''), release: null }
  return { source: 'USDA SR', release: /\bsr-?_?(\d{2})\b/i.exec(fileName)?.[1] ?? null }
}
