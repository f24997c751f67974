import { baseUnitOf } from '@commissary/domain/stock'

import { ingredient, ingredientMeasure } from '../db/schema/ingredient.ts'
import { recipe, recipeLine } from '../db/schema/recipe.ts'
import type { Tx } from '../db/work.ts'
import type { IngredientInput } from '../modules/ingredients/records.ts'
import { insertPrices } from '../modules/ingredients/prices.ts'
import { ingredientRecord } from '../modules/ingredients/store.ts'
import { demoFoods, demoNutrientNotes, demoNutrients, type FoodKey } from './foods/demo-foods.ts'
import type { DemoFood } from './foods/demo-food.ts'
import { kitchenOf } from './recipes/demo-recipe.ts'
import { demoRecipes, recipeKeys, type RecipeKey } from './recipes/demo-recipes.ts'

/** Inserts foods as the caterer's ingredients. Returns their ids by key. */
export async function seedIngredients(tx: Tx, keys: readonly FoodKey[]): Promise<Map<FoodKey, number>> {
  const coded = keys.map((key, index) => ({ key, code: `I${String(index + 1).padStart(4, '0')}` }))
  const rows = await tx
    .insert(ingredient)
    .values(
      coded.map(({ key, code }) => {
        const input = toInput(demoFoods[key])
        return { ...ingredientRecord.toColumns(input), code, baseUnit: baseUnitOf(input.packs ?? []) }
      }),
    )
    .returning({ id: ingredient.id, code: ingredient.code })
  const idByCode = new Map(rows.map(({ id, code }) => [code, id]))
  const ids = new Map(coded.map(({ key, code }) => [key, idOf(idByCode, code)]))

  for (const key of keys) await insertPrices(tx, idOf(ids, key), toInput(demoFoods[key]).prices ?? [])
  await tx.insert(ingredientMeasure).values(
    keys.flatMap((key) =>
      demoFoods[key].measures.map(({ amount, measure, unit, grams }, index) => ({
        ingredientId: idOf(ids, key),
        seq: index + 1,
        amount,
        measure,
        unit: unit ?? null,
        grams,
      })),
    ),
  )
  return ids
}

/** Inserts every recipe with its lines. Returns their ids by key. */
export async function seedRecipes(tx: Tx, foods: ReadonlyMap<FoodKey, number>): Promise<Map<RecipeKey, number>> {
  const rows = await tx
    .insert(recipe)
    .values(
      recipeKeys.map((key) => {
        const { yield: yielded, lines: _lines, directions: _, kitchen: __, ...fields } = demoRecipes[key]
        return {
          ...fields,
          ...kitchenOf(demoRecipes[key]),
          yieldAmount: yielded?.amount ?? null,
          yieldUnit: yielded?.unit ?? null,
          status: 'approved' as const,
        }
      }),
    )
    .returning({ id: recipe.id, number: recipe.number })
  const idByNumber = new Map(rows.map(({ id, number }) => [number, id]))
  const ids = new Map(recipeKeys.map((key) => [key, idOf(idByNumber, demoRecipes[key].number)]))

  await tx.insert(recipeLine).values(
    recipeKeys.flatMap((key) =>
      demoRecipes[key].lines.map((line, index) => ({
        recipeId: idOf(ids, key),
        position: index + 1,
        ingredientId: 'food' in line ? idOf(foods, line.food) : null,
        subRecipeId: 'recipe' in line ? idOf(ids, line.recipe as RecipeKey) : null,
        amount: line.amount,
        unit: line.unit,
        form: line.form ?? null,
        creditAs: line.creditAs ?? null,
        prepNote: line.prepNote ?? null,
      })),
    ),
  )
  return ids
}

/** The id of a demo key. Throws for an unknown key. */
export function idOf<Key>(ids: ReadonlyMap<Key, number>, key: Key): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The demo data refer to ${String(key)}, which does not exist.`)
  return id
}

/** A food as a user would save it as an ingredient. */
export function toInput(food: DemoFood): IngredientInput {
  const { ndb, addedSugars: _addedSugars, price, ...fields } = food
  return {
    ...fields,
    prices: price ? [{ vendorId: null, vendorItemCode: null, ...price, validFrom: null }] : [],
    nutrients: demoNutrients(food),
    nutrientNotes: demoNutrientNotes(food),
    source: { kind: 'USDA_SR', id: ndb, release: '28' },
  }
}
