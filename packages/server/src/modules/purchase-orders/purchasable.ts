import { inArray } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import { ingredient } from '../../db/schema/ingredient.ts'
import type { Tx } from '../../db/work.ts'
import { findIngredients } from '../ingredients/store.ts'

/** Names and units of ingredients by id. */
export async function readNames(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { name: string; unit: Schemas['Unit'] }>()
  const rows = await tx
    .select({ id: ingredient.id, name: ingredient.name, unit: ingredient.baseUnit })
    .from(ingredient)
    .where(inArray(ingredient.id, [...ids]))
  return new Map(rows.map(({ id, name, unit }) => [id, { name, unit }]))
}

/** Ingredients with packs, prices and the unit that their stock is kept in. */
export async function findPurchasable(tx: Tx, ids: readonly number[]) {
  const units = await readNames(tx, ids)
  const foods = await findIngredients(tx, ids)
  return foods.map((food) => ({ ...food, baseUnit: units.get(food.id)?.unit ?? 'g' }))
}
