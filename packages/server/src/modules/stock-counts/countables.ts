import { countableOf, type GivenAmount, givenQuantity, gtin14 } from '@commissary/domain/stock'
import { and, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { ingredient, ingredientGtin } from '../../db/schema/ingredient.ts'
import type { Tx } from '../../db/work.ts'
import { textOrder } from '../../shared/lists.ts'
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
export async function readItems(tx: Tx, ids: readonly number[]): Promise<Map<number, StockedItem>> {
  if (ids.length === 0) return new Map()
  const items = await selectItems(tx, inArray(ingredient.id, [...new Set(ids)]))
  return new Map(items.map((item) => [item.ingredientId, item]))
}

/** The same without archived ones, which cannot be added to counts or requests. */
export async function readItemsInUse(tx: Tx, ids: readonly number[]): Promise<Map<number, StockedItem>> {
  if (ids.length === 0) return new Map()
  const items = await selectItems(tx, and(inArray(ingredient.id, [...new Set(ids)]), isNull(ingredient.archivedAt)))
  return new Map(items.map((item) => [item.ingredientId, item]))
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
  return selectItems(
    tx,
    and(isNull(ingredient.archivedAt), or(named, digits.length >= 8 ? inArray(ingredient.id, byGtin) : undefined)),
    20,
  )
}

async function selectItems(tx: Tx, where: SQL | undefined, limit = 10_000): Promise<StockedItem[]> {
  const rows = await tx
    .select(columns)
    .from(ingredient)
    .where(where)
    .orderBy(textOrder(ingredient.name), ingredient.id)
    .limit(limit)
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
