import { sql } from 'drizzle-orm'

import { ingredient } from '../../db/schema/ingredient.ts'
import { recordHistory } from '../../db/schema/settings.ts'
import type { Tx } from '../../db/work.ts'
import { lockColumn } from '../../records/save-record.ts'
import type { Batch, Changes, LoadPlan } from './load-plan.ts'
import { afterRow, changesBetween, newProduct, type ProductChange, type ProductColumns } from './product-changes.ts'
import type { ProductData } from './product-row.ts'

type Action = 'create' | 'update' | 'unchanged'

/** A staged product next to the ingredient with its code. */
interface Compared {
  /** The staged row's id. */
  id: number
  data: ProductData
  known: { id: number; version: number; columns: ProductColumns } | null
  action: Action
  after: ProductColumns
  changes: ProductChange[]
}

/** Counts what a batch would change, and keeps it at its rows for the review. */
export async function countProducts(tx: Tx, plan: LoadPlan, batch: Batch): Promise<Changes> {
  const compared = await compareProducts(tx, plan, batch)
  await saveOutcomes(
    tx,
    compared.map(({ id, action, changes }) => ({ id, action, changes })),
  )
  const count = (action: Action) => compared.filter((row) => row.action === action).length
  const [row] = await tx.execute<{ rejected: number }>(sql`
    select count(*)::int as rejected from import_row
    where import_job_id = ${plan.id} and row_number >= ${batch.from} and row_number < ${batch.before}
      and problems <> '[]'`)
  return {
    create: count('create'),
    update: count('update'),
    unchanged: count('unchanged'),
    rejected: row?.rejected ?? 0,
  }
}

/** Imports the rows of a batch that are not imported yet. They are visible at once. */
export async function loadProducts(tx: Tx, plan: LoadPlan, batch: Batch): Promise<void> {
  // The changes belong to the user who uploaded the file.
  await tx.execute(sql`
    select set_config('app.user_id', coalesce(created_by::text, ''), true) from import_job where id = ${plan.id}`)
  await lockColumn(tx, ingredient.code)
  const compared = await compareProducts(tx, plan, batch)
  const saved = [...(await createAll(tx, compared)), ...(await updateAll(tx, compared))]
  const unchanged = compared.flatMap(({ known, action }, index) =>
    known && action === 'unchanged' ? { index, id: known.id, version: known.version } : [],
  )
  const outcomes = [...saved, ...unchanged].flatMap(({ index, id: ingredientId, version }) => {
    const row = compared[index]
    if (!row) return []
    return { id: row.id, action: row.action, changes: row.changes, ingredientId, version, before: row.known?.columns }
  })
  await saveOutcomes(tx, outcomes)
  if (saved.length > 0) {
    await tx.insert(recordHistory).values(
      saved.map(({ index, id }) => ({
        recordType: 'ingredient' as const,
        recordId: id,
        action: compared[index]?.action === 'create' ? 'created' : 'updated',
        changes: compared[index]?.changes ?? [],
      })),
    )
  }
  await tx.execute(sql`
    update import_job set done_rows = least(total_rows, done_rows + ${outcomes.length}::int) where id = ${plan.id}`)
}

/** Ends an import of products with the counts of what it did. */
export async function finishProducts(tx: Tx, { id }: LoadPlan): Promise<void> {
  await tx.execute(sql`
    with loaded as (
      select count(*) filter (where action = 'create')::int as create, count(*) filter (where action = 'update')::int as update,
        count(*) filter (where action = 'unchanged')::int as unchanged
      from import_row where import_job_id = ${id} and ingredient_id is not null)
    update import_job set state = 'done', done_rows = total_rows, lease_owner = null, lease_until = null,
      counts = counts || to_jsonb(loaded) from loaded where id = ${id}`)
}

async function compareProducts(tx: Tx, { id }: LoadPlan, { from, before }: Batch): Promise<Compared[]> {
  // New rows have no statistics: without this hint the planner compares a batch with every ingredient, one by one.
  await tx.execute(sql`set local enable_nestloop = off`)
  const rows = await tx.execute<{ id: number; data: ProductData; known: StoredProduct | null }>(sql`
    with batch as materialized (
      select id, row_number, data, lower(data ->> 'code') as code from import_row
      where import_job_id = ${id} and row_number >= ${from} and row_number < ${before} and problems = '[]'
        and ingredient_id is null and not coalesce((data ->> 'isSkipped')::boolean, false)),
    stored as materialized (
      select * from ingredient
      where caterer_id = current_caterer() and archived_at is null and code_key = any(array(select code from batch)))
    select batch.id, batch.data, case when known.id is not null then jsonb_build_object(
      'id', known.id, 'version', known.version, 'name', known.name, 'category', known.category, 'brand', known.brand,
      'nutrients', known.nutrients, 'nutrientNotes', known.nutrient_notes, 'packs', known.packs) end as known
    from batch left join stored known on known.code_key = batch.code
    order by batch.row_number`)
  return rows.map(({ id: rowId, data, known }) => compare(rowId, data, known))
}

type StoredProduct = ProductColumns & { id: number; version: number }

function compare(id: number, data: ProductData, stored: StoredProduct | null): Compared {
  if (!stored)
    return { id, data, known: null, action: 'create', after: newProduct(data), changes: createdChanges(data) }
  const { id: knownId, version, ...columns } = stored
  const after = afterRow(data, columns)
  const changes = changesBetween(columns, after)
  // A GTIN or a pack without a text can differ where no shown field does.
  const action = changes.length === 0 ? 'unchanged' : 'update'
  return { id, data, known: { id: knownId, version, columns }, action, after, changes }
}

const createdChanges = (data: ProductData): ProductChange[] => [
  { field: 'code', from: null, to: data.code },
  ...changesBetween(
    { name: '', category: null, brand: null, nutrients: {}, nutrientNotes: {}, packs: [] },
    newProduct(data),
  ).map((change) => ({ ...change, from: null })),
]

interface SavedRow {
  /** Its place in the compared rows. */
  index: number
  id: number
  version: number
}

async function createAll(tx: Tx, compared: readonly Compared[]): Promise<SavedRow[]> {
  const created = compared.flatMap((row, index) => (row.action === 'create' ? { row, index } : []))
  if (created.length === 0) return []
  const inserted = await tx
    .insert(ingredient)
    .values(
      created.map(({ row: { data, after } }) => ({
        code: data.code,
        ...after,
        source: { kind: 'UPLOAD', sourceId: data.code, release: null },
      })),
    )
    .returning({ id: ingredient.id, code: ingredient.code, version: ingredient.version })
  const ofCode = new Map(inserted.map((row) => [row.code, row]))
  return created.flatMap(({ row, index }) => {
    const saved = ofCode.get(row.data.code)
    return saved ? { index, id: saved.id, version: saved.version } : []
  })
}

async function updateAll(tx: Tx, compared: readonly Compared[]): Promise<SavedRow[]> {
  const updates = compared.flatMap(({ action, known, after }, index) =>
    action === 'update' && known ? { index, id: known.id, ...after } : [],
  )
  if (updates.length === 0) return []
  const saved = await tx.execute<{ index: number; id: number; version: number }>(sql`
    update ingredient known set name = row.name, category = row.category, brand = row.brand, nutrients = row.nutrients,
      nutrient_notes = row."nutrientNotes", packs = row.packs
    from jsonb_to_recordset(${JSON.stringify(updates)}::jsonb) as row (index integer, id bigint, name text,
      category text, brand text, nutrients jsonb, "nutrientNotes" jsonb, packs jsonb)
    where known.caterer_id = current_caterer() and known.id = row.id
    returning row.index, known.id, known.version`)
  return saved
}

interface Outcome {
  id: number
  action: Action
  changes: ProductChange[]
  ingredientId?: number
  version?: number
  before?: ProductColumns | undefined
}

async function saveOutcomes(tx: Tx, outcomes: readonly Outcome[]): Promise<void> {
  if (outcomes.length === 0) return
  await tx.execute(sql`
    update import_row known set action = row.action, changes = row.changes, ingredient_id = row."ingredientId",
      ingredient_version = row.version, before = row.before
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as row (id bigint, action text, changes jsonb,
      "ingredientId" bigint, version integer, before jsonb)
    where known.caterer_id = current_caterer() and known.id = row.id`)
}
