import { countableOf, type GivenAmount, givenQuantity, gtin14 } from '@commissary/domain/stock'
import { and, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { ingredient, ingredientGtin } from '../../db/schema/ingredient.ts'
import type { Tx } from '../../db/work.ts'
import { among, textOrder } from '../../shared/lists.ts'
import { message } from '../../shared/messages.ts'
import { readMeasures } from '../ingredients/past-labels.ts'
import { toMeasure } from '../ingredients/records.ts'

/** An ingredient as it is counted and requested. */
export type StockedItem = Pick<
  Schemas['CountLine'],
  'ingredientId' | 'name' | 'code' | 'category' | 'baseUnit' | 'units' | 'packs'
>

const columns = {
  id: ingredient.id,
  name: ingredient.name,
  code: ingredient.code,
  category: ingredient.category,
  baseUnit: ingredient.baseUnit,
  packs: ingredient.packs,
  densityGml: ingredient.densityGml,
  eachWeightG: ingredient.eachWeightG,
}

/** Ingredients by id, with how they are counted. Includes archived ones: what is left of them is still on the shelf. */
export const readItems = (tx: Tx, ids: readonly number[]): Promise<Map<number, StockedItem>> =>
  readWhere(tx, among(ingredient.id, ids))

/** The same without archived ones, which cannot be added to counts or requests. */
export const readItemsInUse = (tx: Tx, ids: readonly number[]): Promise<Map<number, StockedItem>> =>
  readWhere(tx, and(among(ingredient.id, ids), isNull(ingredient.archivedAt)))

async function readWhere(tx: Tx, where: SQL | undefined): Promise<Map<number, StockedItem>> {
  const items = await withUnits(tx, await selectItems(tx, where))
  return new Map(items.map((item) => [item.ingredientId, item]))
}

/** The item of a stored line, from `readItems`. Throws without it, because an ingredient with lines is never deleted. */
export function itemOf(items: ReadonlyMap<number, StockedItem>, ingredientId: number): StockedItem {
  const item = items.get(ingredientId)
  if (!item) throw new Error(`The ingredient ${ingredientId} of a line was not read`)
  return item
}

/** At most 20 ingredients, without archived ones, whose name or code has every word, or with that GTIN. */
export async function findItems(tx: Tx, q: string): Promise<StockedItem[]> {
  const words = q.trim().toLowerCase().split(/\s+/).filter(Boolean)
  const digits = q.replace(/\D/g, '')
  const byGtin = tx
    .select({ id: ingredientGtin.ingredientId })
    .from(ingredientGtin)
    .where(sql`${ingredientGtin.gtin} = ${gtin14(q)}`)
  const named = and(
    ...words.map((word) => sql`strpos(lower(${ingredient.code} || ' ' || ${ingredient.name}), ${word}) > 0`),
  )
  const found = await selectItems(
    tx,
    and(isNull(ingredient.archivedAt), or(named, digits.length >= 8 ? inArray(ingredient.id, byGtin) : undefined)),
  ).limit(20)
  return withUnits(tx, found)
}

const selectItems = (tx: Tx, where: SQL | undefined) =>
  tx.select(columns).from(ingredient).where(where).orderBy(textOrder(ingredient.name), ingredient.id)

async function withUnits(tx: Tx, rows: Awaited<ReturnType<typeof selectItems>>): Promise<StockedItem[]> {
  const measures = await readMeasures(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, name, code, category, baseUnit, packs, densityGml, eachWeightG }) => {
    const food = { measures: (measures.get(id) ?? []).map(toMeasure), densityGml, eachWeightG }
    const { packs: counted, units } = countableOf(baseUnit, packs, food)
    return { ingredientId: id, name, code, category, baseUnit, packs: [...counted], units: [...units] }
  })
}

/** The quantity of a given amount in the item's base unit. Throws a 422 at `field` if it has none. */
export function quantityIn(item: StockedItem, given: GivenAmount, field: string): string {
  const read = givenQuantity(given, item)
  if (read.ok) return read.quantity
  const name = read.problem === 'empty' ? field : `${field}.${read.field}`
  throw rejected({ [name]: message(`stockCounts.given.${read.problem}`, { name: item.name }) })
}
