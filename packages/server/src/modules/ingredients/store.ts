import { baseUnitOf } from '@commissary/domain/stock'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'

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
import { message } from '../../shared/messages.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { emptyToNull } from '../../shared/texts.ts'
import { readShownDocuments } from '../documents/document-record.ts'
import { notifyPriceJumps } from '../notifications/price-events.ts'
import { refuseContradictions, removalReason } from './contradictions.ts'
import { historyOf, isOtherSpec } from './history.ts'
import { keepPastLabel, readMeasures, readPastLabels } from './past-labels.ts'
import { insertPrices, pricesOf, readPrices } from './prices.ts'
import { withReferenceFood } from './reference-values.ts'
import {
  ingredientFields,
  labelFactsOf,
  provenBy,
  toIngredient,
  type Ingredient,
  type IngredientInput,
} from './records.ts'

/** Ingredients by id, in no order. Unknown ids are skipped. */
export async function findIngredients(tx: Tx, ids: readonly number[]): Promise<Ingredient[]> {
  if (ids.length === 0) return []
  return wholeIngredients(
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
  return (await wholeIngredients(tx, rows))[0] ?? null
}

/** Rows in the contract's form, with their data from other tables. */
export async function wholeIngredients(tx: Tx, rows: (typeof ingredient.$inferSelect)[]): Promise<Ingredient[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const measures = await readMeasures(tx, ids)
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
    'sharedReferenceFoodId',
    'sharedCatererId',
    'ownReferenceFoodId',
    // The base unit of its first pack; stock is kept in it.
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
    { ...ingredientRecord.toColumns(filled), ...filled.link, code, baseUnit: baseUnitOf(filled.packs ?? []) },
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
    const [before] = await wholeIngredients(tx, [stored])
    if (!before) throw new Error(`The ingredient ${target.id} was not read`)
    filled.creditEvidence = provenEvidence(before, filled)
    if (filled.labelFrom) await keepPastLabel(tx, target.id, filled.labelFrom, labelFactsOf(before))
    await tx.delete(ingredientMeasure).where(eq(ingredientMeasure.ingredientId, target.id))
    await insertMeasures(tx, target.id, filled)
    await tx.delete(ingredientPrice).where(eq(ingredientPrice.ingredientId, target.id))
    await insertPrices(tx, target.id, filled.prices ?? [])
    const { name } = filled
    await notifyPriceJumps(tx, [{ ingredientId: target.id, name, before: before.prices, after: pricesOf(filled) }])
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
 * The evidence for a food's crediting: that of the attached document that proves it, else the input's. Throws a 422 if the input
 * states a different one.
 */
function provenEvidence(stored: Ingredient, { crediting, creditEvidence = null }: IngredientInput) {
  const proven = provenBy(stored, crediting ?? null)
  if (proven === null || creditEvidence === null || creditEvidence === proven) return proven ?? creditEvidence
  const name = stored.creditDocument?.fileName ?? ''
  throw rejected({ creditEvidence: message('ingredients.provenOtherwise', { name }) })
}

/** Throws a 422 unless the replacement is another ingredient of the caterer, and the ingredient is discontinued. */
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
