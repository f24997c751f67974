import type { Language } from '@commissary/messages/languages'
import { baseUnitOf } from '@commissary/domain/stock'
import { sql } from 'drizzle-orm'

import { ingredient } from '../../db/schema/ingredient.ts'
import { recordHistory } from '../../db/schema/settings.ts'
import type { Tx } from '../../db/work.ts'
import { lockColumn } from '../../records/save-record.ts'
import { readReaderLanguage } from '../../shared/reader-language.ts'
import { translate } from '../../shared/messages.ts'
import { actAsUploader } from './file-vendor.ts'
import type { Batch, Changes, LoadPlan } from './load-plan.ts'
import type { ProductChange, ProductColumns } from './product-changes.ts'
import { keepChangedLabels } from './changed-labels.ts'
import { type Action, type Compared, compareProducts, type Unresolved } from './product-comparing.ts'
import { vendorItemOf } from './product-matching.ts'
import { notifyPriceJumps } from '../notifications/price-events.ts'
import { replacePrices } from './product-prices.ts'
import { fooddataSource } from './food-source.ts'

/** Counts what a batch would change, and stores it with its rows for the review. */
export async function countProducts(tx: Tx, plan: LoadPlan, batch: Batch, language: Language): Promise<Changes> {
  const { compared, unresolved } = await compareProducts(tx, plan, batch)
  await saveProblems(tx, plan, unresolved, language)
  await saveWarnings(tx, plan, compared, language)
  await saveOutcomes(
    tx,
    plan,
    batch,
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
  // Foreign key checks keep the plan of their first runs, when the table was small: it would read every ingredient for each row.
  await tx.execute(sql`set local plan_cache_mode = force_custom_plan`)
  // The changes belong to the user who uploaded the file.
  await actAsUploader(tx, plan.id)
  await lockColumn(tx, ingredient.code)
  const { compared, unresolved } = await compareProducts(tx, plan, batch)
  // Someone may have changed a product since the review.
  if (unresolved.length > 0) await saveProblems(tx, plan, unresolved, await readReaderLanguage(tx))
  const labels = await keepChangedLabels(tx, compared)
  const saved = [...(await createAll(tx, plan, compared)), ...(await updateAll(tx, compared))]
  await savePrices(tx, compared, saved)
  const unchanged = compared.flatMap(({ known, action }, index) =>
    known && action === 'unchanged' ? { index, id: known.id, version: known.version } : [],
  )
  const outcomes = [...saved, ...unchanged].flatMap(({ index, id: ingredientId, version }) => {
    const row = compared[index]
    if (!row) return []
    const { id, action, changes, known, data } = row
    const before = known && { ...known.columns, pastLabelUntil: labels.get(ingredientId)?.until ?? null }
    return { id, action, changes, ingredientId, version, before, vendorItem: vendorItemOf(data) }
  })
  await saveOutcomes(tx, plan, batch, outcomes)
  if (saved.length > 0) {
    await tx.insert(recordHistory).values(
      saved.map(({ index, id }) => ({
        recordType: 'ingredient' as const,
        recordId: id,
        action: compared[index]?.action === 'create' ? 'created' : 'updated',
        changes: compared[index]?.changes ?? [],
        labelBefore: labels.get(id)?.facts,
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
      select count(*) filter (where action = 'create' and ingredient_id is not null)::int as create,
        count(*) filter (where action = 'update' and ingredient_id is not null)::int as update,
        count(*) filter (where action = 'unchanged' and ingredient_id is not null)::int as unchanged,
        count(*) filter (where problems <> '[]')::int as rejected
      from import_row where import_job_id = ${id} and row_number > 0)
    update import_job set state = 'done', done_rows = total_rows, lease_owner = null, lease_until = null,
      counts = counts || to_jsonb(loaded) from loaded where id = ${id}`)
}

/** Saves the problems of unresolved rows, which are not imported. */
async function saveProblems(
  tx: Tx,
  { columns }: LoadPlan,
  unresolved: readonly Unresolved[],
  language: Language,
): Promise<void> {
  if (unresolved.length === 0) return
  const column = columns.find(({ field }) => field === 'code' || field === 'vendorItem')?.header ?? 'code'
  const rows = unresolved.map(({ id, problem, value }) => ({
    id,
    problems: [{ column, value, message: translate(problem, language) }],
  }))
  await tx.execute(sql`
    update import_row known set problems = row.problems, action = null, changes = null
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id bigint, problems jsonb)
    where known.id = row.id and known.id = any(${sql.param(rows.map(({ id }) => id))}::bigint[])`)
}

/** Adds to the rows' warnings what only the stored product shows, and counts rows that had none before. */
async function saveWarnings(tx: Tx, plan: LoadPlan, compared: readonly Compared[], language: Language): Promise<void> {
  const column = plan.columns.find(({ field }) => field?.startsWith('allergen'))?.header ?? ''
  const rows = compared.flatMap(({ id, warning }) =>
    warning ? { id, warnings: [{ column, value: '', message: translate(warning, language) }] } : [],
  )
  if (rows.length === 0) return
  const ids = sql.param(rows.map(({ id }) => id))
  const [fresh] = await tx.execute<{ rows: number }>(sql`
    select count(*)::int as rows from import_row where id = any(${ids}::bigint[]) and warnings = '[]'`)
  await tx.execute(sql`
    update import_row known set warnings = known.warnings || row.warnings
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id bigint, warnings jsonb)
    where known.id = row.id and known.id = any(${ids}::bigint[])`)
  await tx.execute(sql`
    update import_job set counts = counts || jsonb_build_object('warnings',
      coalesce((counts ->> 'warnings')::int, 0) + ${fresh?.rows ?? 0}::int) where id = ${plan.id}`)
}

interface SavedRow {
  /** Its index in the compared rows. */
  index: number
  id: number
  version: number
}

async function createAll(tx: Tx, plan: LoadPlan, compared: readonly Compared[]): Promise<SavedRow[]> {
  const created = compared.flatMap((row, index) => (row.action === 'create' ? { row, index } : []))
  if (created.length === 0) return []
  const inserted = await tx
    .insert(ingredient)
    .values(
      created.map(({ row: { code, data, after } }) => {
        const { prices: _, ...columns } = after
        const source = fooddataSource(plan, data.code) ?? { kind: 'UPLOAD', sourceId: data.code, release: null }
        return { code, ...columns, baseUnit: baseUnitOf(columns.packs), source }
      }),
    )
    .returning({ id: ingredient.id, code: ingredient.code, version: ingredient.version })
  const ofCode = new Map(inserted.map((row) => [row.code, row]))
  return created.flatMap(({ row, index }) => {
    const saved = ofCode.get(row.code)
    return saved ? { index, id: saved.id, version: saved.version } : []
  })
}

async function updateAll(tx: Tx, compared: readonly Compared[]): Promise<SavedRow[]> {
  const updates = compared.flatMap(({ action, known, after: { prices: _, ...columns } }, index) =>
    action === 'update' && known ? { index, id: known.id, ...columns } : [],
  )
  if (updates.length === 0) return []
  const saved = await tx.execute<{ index: number; id: number; version: number }>(sql`
    update ingredient known set name = row.name, category = row.category, brand = row.brand, nutrients = row.nutrients,
      nutrient_notes = row."nutrientNotes", label = row.label, allergens = row.allergens, packs = row.packs
    from jsonb_to_recordset(${JSON.stringify(updates)}::jsonb) as row (index integer, id bigint, name text,
      category text, brand text, nutrients jsonb, "nutrientNotes" jsonb, label jsonb, allergens jsonb, packs jsonb)
    where known.caterer_id = current_caterer() and known.id = row.id
      and known.id = any(${sql.param(updates.map(({ id }) => id))}::bigint[])
    returning row.index, known.id::int as id, known.version`)
  return saved
}

async function savePrices(tx: Tx, compared: readonly Compared[], saved: readonly SavedRow[]): Promise<void> {
  const changed = saved.flatMap(({ index, id }) => {
    const row = compared[index]
    if (!row?.changes.some(({ field }) => field === 'prices')) return []
    return { id, prices: row.after.prices, isNew: row.action === 'create' }
  })
  await replacePrices(tx, changed)
  await notifyPriceJumps(
    tx,
    saved.flatMap(({ index, id }) => {
      const row = compared[index]
      if (!row?.known || row.action !== 'update') return []
      const { name, prices } = row.after
      return [{ ingredientId: id, name, before: row.known.columns.prices, after: prices }]
    }),
  )
}

interface Outcome {
  id: number
  action: Action
  changes: ProductChange[]
  ingredientId?: number
  version?: number
  /** The product before the import, and the first day of the label that the import changed. */
  before?: (ProductColumns & { pastLabelUntil: string | null }) | null
  vendorItem?: string | null
}

async function saveOutcomes(
  tx: Tx,
  { id }: LoadPlan,
  { from, before }: Batch,
  outcomes: readonly Outcome[],
): Promise<void> {
  if (outcomes.length === 0) return
  // By row numbers, so that a batch reads its own rows and not those of the whole import.
  await tx.execute(sql`
    update import_row known set action = row.action, changes = row.changes, ingredient_id = row."ingredientId",
      ingredient_version = row.version, before = row.before, vendor_item = row."vendorItem"
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as row (id bigint, action text, changes jsonb,
      "ingredientId" bigint, version integer, before jsonb, "vendorItem" text)
    where known.caterer_id = current_caterer() and known.import_job_id = ${id} and known.row_number >= ${from}
      and known.row_number < ${before} and known.id = row.id`)
}
