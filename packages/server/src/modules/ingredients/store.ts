import { requiredNutrients, complianceNutrients } from '@commissary/domain/food'
import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'

import { changedMeanwhile, rejected } from '../../contract/api-error.ts'
import { ingredient, ingredientMeasure } from '../../db/schema/ingredient.ts'
import type { Tx } from '../../db/work.ts'
import { matches, orderOf, pageInfo, pageRows, textOrder, type Page, type PageQuery } from '../../shared/lists.ts'
import { readReferenceFood } from '../reference-foods/store.ts'
import { emptyToNull, toColumns, toIngredient, type Ingredient, type IngredientInput } from './records.ts'

export interface IngredientQuery extends PageQuery {
  q?: string
  sort?: string
  category?: string
  allergen?: string
  missingNutrition?: boolean
  servable?: boolean
}

const sortable = {
  code: textOrder(ingredient.code),
  name: textOrder(ingredient.name),
  category: textOrder(ingredient.category),
  brand: textOrder(ingredient.brand),
  updatedAt: ingredient.updatedAt,
}

/** What the label or the weekly check needs. Values that are written into the statement are names of our own. */
const neededNutrients = sql.raw(
  `array[${[...new Set([...requiredNutrients, ...complianceNutrients])].map((code) => `'${code}'`).join(', ')}]`,
)

/** The caterer's ingredients, by name unless sorted otherwise. */
export async function listIngredients(
  tx: Tx,
  query: IngredientQuery,
): Promise<{ ingredients: Ingredient[]; page: Page }> {
  const where = and(
    isNull(ingredient.archivedAt),
    matches(sql`${ingredient}.search`, query.q),
    // By its beginning: the list is filtered while somebody types.
    query.category === undefined
      ? undefined
      : sql`starts_with(lower(${ingredient.category}), lower(${query.category}))`,
    // Everything but a clear no: what a label does not say is not safe either.
    query.allergen === undefined
      ? undefined
      : sql`${ingredient.allergens} ->> ${query.allergen} is distinct from 'free'`,
    whenSet(query.missingNutrition, sql`${ingredient.nutrients} ?& ${neededNutrients}`, false),
    whenSet(query.servable, isNotNull(ingredient.servingAmount), true),
  )
  const { limit, offset } = pageRows(query)
  const rows = await tx
    .select()
    .from(ingredient)
    .where(where)
    .orderBy(...orderOf(query.sort, sortable, 'name', ingredient.id))
    .limit(limit)
    .offset(offset)
  const [total] = await tx.select({ rows: count() }).from(ingredient).where(where)
  return { ingredients: await withMeasures(tx, rows), page: pageInfo(query, total?.rows ?? 0) }
}

/** A filter that can be on, off or not asked for. `holds`: what the condition says when the filter is on. */
function whenSet(filter: boolean | undefined, condition: ReturnType<typeof sql>, holds: boolean) {
  if (filter === undefined) return undefined
  return filter === holds ? condition : sql`not (${condition})`
}

/** Ingredients by their ids, in no order; ids that are not there are left out. */
export async function findIngredients(tx: Tx, ids: readonly number[]): Promise<Ingredient[]> {
  if (ids.length === 0) return []
  return withMeasures(
    tx,
    await tx
      .select()
      .from(ingredient)
      .where(inArray(ingredient.id, [...ids])),
  )
}

export async function readIngredient(tx: Tx, id: number): Promise<Ingredient | null> {
  const rows = await tx
    .select()
    .from(ingredient)
    .where(and(eq(ingredient.id, id), isNull(ingredient.archivedAt)))
  return (await withMeasures(tx, rows))[0] ?? null
}

async function withMeasures(tx: Tx, rows: (typeof ingredient.$inferSelect)[]): Promise<Ingredient[]> {
  if (rows.length === 0) return []
  const measures = await tx
    .select()
    .from(ingredientMeasure)
    .where(
      inArray(
        ingredientMeasure.ingredientId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(ingredientMeasure.seq))
  const ofIngredient = Map.groupBy(measures, ({ ingredientId }) => ingredientId)
  return rows.map((row) => toIngredient(row, ofIngredient.get(row.id) ?? []))
}

/** Adds an ingredient. Throws a 422 where its code is taken or its reference food is not to be seen. */
export async function insertIngredient(tx: Tx, input: IngredientInput): Promise<{ id: number; version: number }> {
  const whole = await completed(tx, input)
  const code = emptyToNull(input.code) ?? (await nextCode(tx))
  await refuseTakenCode(tx, code, null)
  const [row] = await tx
    .insert(ingredient)
    .values({ ...toColumns(whole), ...whole.link, code })
    .returning({ id: ingredient.id, version: ingredient.version })
  if (!row) throw new Error('The ingredient was not inserted')
  await insertMeasures(tx, row.id, whole)
  return row
}

/** Replaces an ingredient's fields; null when there is none of this id. Throws a 409 where `ifMatch` is an older version. */
export async function updateIngredient(
  tx: Tx,
  id: number,
  input: IngredientInput,
  ifMatch: number | null,
): Promise<{ id: number; version: number } | null> {
  const [stored] = await tx
    .select({ code: ingredient.code, version: ingredient.version })
    .from(ingredient)
    .where(and(eq(ingredient.id, id), isNull(ingredient.archivedAt)))
    .for('update')
  if (!stored) return null
  if (ifMatch !== null && ifMatch !== stored.version) {
    throw changedMeanwhile('ingredient', (await readIngredient(tx, id)) ?? {})
  }
  const whole = await completed(tx, input)
  const code = emptyToNull(input.code) ?? stored.code
  await refuseTakenCode(tx, code, id)
  const [row] = await tx
    .update(ingredient)
    .set({ ...toColumns(whole), ...whole.link, code })
    .where(eq(ingredient.id, id))
    .returning({ id: ingredient.id, version: ingredient.version })
  await tx.delete(ingredientMeasure).where(eq(ingredientMeasure.ingredientId, id))
  await insertMeasures(tx, id, whole)
  return row ?? null
}

async function insertMeasures(tx: Tx, ingredientId: number, { measures = [] }: IngredientInput): Promise<void> {
  if (measures.length === 0) return
  await tx.insert(ingredientMeasure).values(
    measures.map(({ amount, measure, unit, grams }, index) => ({
      ingredientId,
      seq: index + 1,
      amount,
      measure,
      unit: unit ?? null,
      grams,
    })),
  )
}

/** Takes from the linked reference food what the writer left out: its figures, measures, edible share and source. */
async function completed(tx: Tx, input: IngredientInput) {
  if (input.name.trim() === '') throw rejected({ name: 'Please provide name.' })
  const noLink = { sharedReferenceFoodId: null, ownReferenceFoodId: null }
  if (input.referenceFoodId === null || input.referenceFoodId === undefined) return { ...input, link: noLink }
  const food = await readReferenceFood(tx, input.referenceFoodId)
  if (!food) throw rejected({ referenceFoodId: 'There is no such reference food.' })
  const link =
    food.catererId === 0 ? { ...noLink, sharedReferenceFoodId: food.id } : { ...noLink, ownReferenceFoodId: food.id }
  const source =
    food.source === 'USDA SR' ? { kind: 'USDA_SR' as const, id: food.code, release: food.release || null } : null
  return {
    ...input,
    nutrients: input.nutrients ?? food.nutrients,
    measures: input.measures ?? food.measures,
    ediblePct: input.ediblePct === undefined && food.refusePct ? 100 - food.refusePct : (input.ediblePct ?? null),
    source: input.source === undefined ? source : input.source,
    link,
  }
}

async function refuseTakenCode(tx: Tx, code: string, ownId: number | null): Promise<void> {
  await lockCodes(tx)
  const [taken] = await tx
    .select({ id: ingredient.id, name: ingredient.name })
    .from(ingredient)
    .where(and(sql`lower(${ingredient.code}) = lower(${code})`, isNull(ingredient.archivedAt)))
  if (taken && taken.id !== ownId) {
    throw rejected({ code: `The code ${code} belongs to ${taken.name}: choose another one, or leave it out.` })
  }
}

/** Codes are given and compared one writer after the other. */
async function lockCodes(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('ingredient codes'), current_caterer())`)
}

/** I0001, I0002 …: one after the highest of this form. */
async function nextCode(tx: Tx): Promise<string> {
  await lockCodes(tx)
  const [row] = await tx.execute<{ last: number }>(
    sql`select coalesce(max(substring(code from '^I([0-9]{1,9})$')::int), 0) as last from ingredient
      where caterer_id = current_caterer()`,
  )
  return `I${String((row?.last ?? 0) + 1).padStart(4, '0')}`
}
