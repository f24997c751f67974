import {
  allergenOf,
  type AllergenName,
  type DietTag,
  requiredNutrients,
  complianceNutrients,
  type CreditStatus,
} from '@commissary/domain/food'
import { and, asc, count, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import { ingredient, ingredientMeasure, ingredientPrice } from '../../db/schema/ingredient.ts'
import type { Tx } from '../../db/work.ts'
import { defineRecord } from '../../records/record.ts'
import {
  insertRecord,
  lockColumn,
  refuseDuplicate,
  saveRecord,
  type Saved,
  type Target,
} from '../../records/save-record.ts'
import {
  type ColumnFilters,
  containing,
  matches,
  orderOf,
  pageInfo,
  pageRows,
  textOrder,
  type Page,
  type PageQuery,
} from '../../shared/lists.ts'
import { message } from '../../shared/messages.ts'
import { emptyToNull } from '../../shared/texts.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { readShownDocuments } from '../documents/document-record.ts'
import { refuseContradictions, removalReason } from './contradictions.ts'
import { historyOf, isOtherSpec } from './history.ts'
import { keepPastLabel, readPastLabels } from './past-labels.ts'
import { insertPrices, readPrices } from './prices.ts'
import { withReferenceFood } from './reference-values.ts'
import {
  ingredientFields,
  labelFactsOf,
  provenBy,
  toIngredient,
  type Ingredient,
  type IngredientInput,
} from './records.ts'

export interface IngredientQuery extends PageQuery, ColumnFilters<keyof typeof filtered> {
  q?: string
  sort?: string
  category?: string
  allergen?: AllergenName
  dietTag?: DietTag
  vendorId?: number
  missingNutrition?: boolean
  creditStatus?: CreditStatus
  servable?: boolean
  isDiscontinued?: boolean
}

const sortable = {
  code: textOrder(ingredient.code),
  name: textOrder(ingredient.name),
  category: textOrder(ingredient.category),
  brand: textOrder(ingredient.brand),
  updatedAt: ingredient.updatedAt,
}

const filtered = {
  name: ingredient.name,
  code: ingredient.code,
  category: ingredient.category,
  brand: ingredient.brand,
}

/** The nutrients that the label or the weekly check needs. They are constants, so they can be inlined into the statement. */
const neededNutrients = sql.raw(
  `array[${[...new Set([...requiredNutrients, ...complianceNutrients])].map((code) => `'${code}'`).join(', ')}]`,
)

/** The caterer's ingredients, by name unless sorted otherwise. */
export async function listIngredients(
  tx: Tx,
  query: IngredientQuery,
): Promise<{ ingredients: Ingredient[]; page: Page }> {
  const today = await readCatererToday(tx)
  const where = and(
    isNull(ingredient.archivedAt),
    matches(sql`${ingredient}.search`, query.q),
    containing(filtered, query),
    // By prefix: the list is filtered as the user types.
    query.category === undefined
      ? undefined
      : sql`starts_with(lower(${ingredient.category}), lower(${query.category}))`,
    // Everything not marked as free: an allergen missing from the label is not safe either.
    query.allergen === undefined
      ? undefined
      : sql`${ingredient.allergens} ->> ${allergenOf(query.allergen)} is distinct from 'free'`,
    whenSet(query.missingNutrition, sql`${ingredient.nutrients} ?& ${neededNutrients}`, false),
    query.creditStatus === undefined ? undefined : withCreditStatus[query.creditStatus],
    query.dietTag === undefined ? undefined : sql`${ingredient.dietTags} ? ${query.dietTag}`,
    query.vendorId === undefined ? undefined : pricedBy(query.vendorId),
    // Without a day it is null, which is not false.
    whenSet(query.isDiscontinued, sql`coalesce(${ingredient.discontinuedOn} <= ${today}, false)`, true),
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
  return { ingredients: await whole(tx, rows), page: pageInfo(query, total?.rows ?? 0) }
}

const pricedBy = (vendorId: number) => sql`exists (
  select from ${ingredientPrice} price
  where price.ingredient_id = ${ingredient.id} and coalesce(price.own_vendor_id, price.shared_vendor_id) = ${vendorId}
)`

const withCreditStatus: Record<CreditStatus, SQL> = {
  notAssessed: isNull(ingredient.crediting),
  doesNotCredit: sql`${ingredient.crediting} = '[]'::jsonb`,
  credits: sql`${ingredient.crediting} <> '[]'::jsonb`,
}

/** A filter that is on, off or absent. `whenOn` is the condition's value for rows to list while the filter is on. */
function whenSet(filter: boolean | undefined, condition: ReturnType<typeof sql>, whenOn: boolean) {
  if (filter === undefined) return undefined
  return filter === whenOn ? condition : sql`not (${condition})`
}

/** Ingredients by id, in no order. Unknown ids are skipped. */
export async function findIngredients(tx: Tx, ids: readonly number[]): Promise<Ingredient[]> {
  if (ids.length === 0) return []
  return whole(
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
  return (await whole(tx, rows))[0] ?? null
}

/** Rows in the contract's form, with what other tables hold of them. */
async function whole(tx: Tx, rows: (typeof ingredient.$inferSelect)[]): Promise<Ingredient[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const measureRows = await tx
    .select()
    .from(ingredientMeasure)
    .where(inArray(ingredientMeasure.ingredientId, ids))
    .orderBy(asc(ingredientMeasure.seq))
  const measures = Map.groupBy(measureRows, ({ ingredientId }) => ingredientId)
  const prices = await readPrices(tx, ids)
  const pastLabels = await readPastLabels(tx, ids)
  const documents = await readShownDocuments(tx, ids)
  const names = await replacementNames(tx, rows)
  const today = await readCatererToday(tx)
  return rows.map((row) =>
    toIngredient(row, {
      measures: measures.get(row.id) ?? [],
      prices: prices.get(row.id) ?? [],
      pastLabels: pastLabels.get(row.id) ?? [],
      documents: documents.get(row.id),
      replacementName: names.get(row.replacementId ?? 0) ?? null,
      today,
    }),
  )
}

async function replacementNames(tx: Tx, rows: readonly { replacementId: number | null }[]) {
  const ids = [...new Set(rows.flatMap(({ replacementId }) => replacementId ?? []))]
  if (ids.length === 0) return new Map<number, string>()
  const found = await tx
    .select({ id: ingredient.id, name: ingredient.name })
    .from(ingredient)
    .where(inArray(ingredient.id, ids))
  return new Map(found.map(({ id, name }) => [id, name]))
}

export const ingredientRecord = defineRecord({
  type: 'ingredient',
  table: ingredient,
  texts: 'ingredients',
  read: readIngredient,
  fields: ingredientFields,
  otherColumns: [
    'code',
    'codeKey',
    'gtinKey',
    'sharedReferenceFoodId',
    'sharedCatererId',
    'ownReferenceFoodId',
    // No input yet.
    'baseUnit',
  ],
})

/** Adds an ingredient. Throws a 422 if its code is taken, its reference food unknown or a required nutrient unanswered. */
export async function insertIngredient(tx: Tx, input: IngredientInput): Promise<Saved> {
  refuseContradictions(input)
  await refuseReplacement(tx, input, null)
  const filled = await withReferenceFood(tx, input)
  const code = emptyToNull(input.code) ?? (await nextCode(tx))
  await refuseTakenCode(tx, code, null)
  const saved = await insertRecord(
    tx,
    ingredientRecord,
    { ...ingredientRecord.toColumns(filled), ...filled.link, code },
    { name: filled.name.trim(), code },
  )
  await insertMeasures(tx, saved.id, filled)
  await insertPrices(tx, saved.id, filled.prices ?? [])
  return saved
}

/** Replaces an ingredient's fields. Throws what `saveRecord` and `insertIngredient` throw. */
export function updateIngredient(tx: Tx, target: Target, input: IngredientInput): Promise<Saved> {
  return saveRecord(tx, ingredientRecord, target, async (stored) => {
    refuseContradictions(input)
    await refuseReplacement(tx, input, stored)
    const allergenReason = removalReason(stored.allergens, input)
    const filled = await withReferenceFood(tx, input)
    const code = emptyToNull(input.code) ?? stored.code
    await refuseTakenCode(tx, code, target.id)
    const [before] = await whole(tx, [stored])
    if (!before) throw new Error(`The ingredient ${target.id} was not read`)
    filled.creditEvidence = provenEvidence(before, filled)
    if (filled.labelFrom) await keepPastLabel(tx, target.id, filled.labelFrom, labelFactsOf(before))
    await tx.delete(ingredientMeasure).where(eq(ingredientMeasure.ingredientId, target.id))
    await insertMeasures(tx, target.id, filled)
    await tx.delete(ingredientPrice).where(eq(ingredientPrice.ingredientId, target.id))
    await insertPrices(tx, target.id, filled.prices ?? [])
    const [old, next] = [historyOf(before), historyOf({ ...filled, code })]
    return {
      columns: { ...ingredientRecord.toColumns(filled), ...filled.link, code },
      before: old,
      after: { ...next, allergenReason },
      ...(isOtherSpec(old, next) && { labelBefore: labelFactsOf(before) }),
    }
  })
}

/**
 * The evidence of a food's crediting: that of the attached document that proves it, else the input's. Throws a 422 if the
 * input states another one.
 */
function provenEvidence(stored: Ingredient, { crediting, creditEvidence = null }: IngredientInput) {
  const proven = provenBy(stored, crediting ?? null)
  if (proven === null || creditEvidence === null || creditEvidence === proven) return proven ?? creditEvidence
  const name = stored.creditDocument?.fileName ?? ''
  throw rejected({ creditEvidence: message('ingredients.provenOtherwise', { name }) })
}

/** Throws a 422 unless the ingredient to use instead is another one of the caterer, and the ingredient is discontinued. */
async function refuseReplacement(
  tx: Tx,
  input: IngredientInput,
  stored: { id: number; replacementId: number | null } | null,
): Promise<void> {
  const { replacementId = null, discontinuedOn = null } = input
  if (replacementId === null) return
  if (discontinuedOn === null) throw rejected({ discontinuedOn: message('ingredients.notDiscontinued') })
  // A replacement that is kept may have been archived in the meantime.
  if (replacementId === stored?.replacementId) return
  const isOther = replacementId !== stored?.id && (await readIngredient(tx, replacementId)) !== null
  if (!isOther) throw rejected({ replacementId: message('ingredients.unknownReplacement') })
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

async function refuseTakenCode(tx: Tx, code: string, exceptId: number | null): Promise<void> {
  const unique = { column: ingredient.code, value: code, exceptId }
  await refuseDuplicate(tx, ingredientRecord, unique, ({ name }) => ({
    code: message('ingredients.codeTaken', { code, name }),
  }))
}

/** I0001, I0002 …: the highest of this form plus one. */
async function nextCode(tx: Tx): Promise<string> {
  await lockColumn(tx, ingredient.code)
  const [row] = await tx.execute<{ last: number }>(
    sql`select coalesce(max(substring(code from '^I([0-9]{1,9})$')::int), 0) as last from ingredient
      where caterer_id = current_caterer()`,
  )
  return `I${String((row?.last ?? 0) + 1).padStart(4, '0')}`
}
