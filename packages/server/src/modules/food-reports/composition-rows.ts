import { nutrientCodes, type Total } from '@commissary/domain/food'
import { gradeServings, linkOn } from '@commissary/domain/menu'
import { foodNutrition, portionIngredients, portionNutrition, type PortionNutrition } from '@commissary/domain/recipe'
import type { Quantity } from '@commissary/domain/units'
import { and, eq, inArray, isNull } from 'drizzle-orm'

import { notFound } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { menuItem } from '../../db/schema/menu-item.ts'
import { recipe } from '../../db/schema/recipe.ts'
import type { Tx } from '../../db/work.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { message } from '../../shared/messages.ts'
import { loadPantry } from '../recipes/pantry.ts'

export type CompositionRow = Schemas['FoodCompositionRow']
export type FoodKind = 'recipe' | 'ingredient' | 'menuItem'
type Basis = Schemas['CompositionBasis']

export interface Candidate {
  id: number
  name: string
  category: string | null
}

interface Wanted {
  foods: readonly Candidate[]
  basis: Basis
  /** The day that determines labels, versions and links. */
  today: string
}

/** Foods with their nutrition in a basis, in the given order. */
export async function compositionOf(tx: Tx, kind: FoodKind, wanted: Wanted): Promise<CompositionRow[]> {
  if (wanted.foods.length === 0) return []
  return byKind[kind](tx, wanted)
}

const byKind: Record<FoodKind, (tx: Tx, wanted: Wanted) => Promise<CompositionRow[]>> = {
  async recipe(tx, { foods, basis, today }) {
    const pantry = (await loadPantry(tx, { recipeIds: foods.map(({ id }) => id) })).on(today)
    return foods.flatMap((food) => {
      const source = pantry.recipe(food.id)
      if (!source) return []
      const row = rowOf(food, null, portionNutrition(source, pantry), basis)
      return [{ ...row, name: source.name }]
    })
  },

  async ingredient(tx, { foods, basis, today }) {
    const loaded = await loadPantry(tx, { ingredientIds: foods.map(({ id }) => id) })
    const pantry = loaded.on(today)
    return foods.flatMap((food) => {
      const source = pantry.food(food.id)
      if (!source) return []
      const serving = loaded.food(food.id)?.serving ?? null
      const portion = serving && foodNutrition(source, serving)
      // 100 g of a food needs no serving and no weight.
      const shown = basis === 'portion' ? portion : foodNutrition(source, { amount: '100', unit: 'g' })
      // Being free of an allergen does not depend on the serving either.
      const row = rowOf(food, serving, foodNutrition(source, null), basis)
      return [{ ...row, grams: portion?.grams ?? null, nutrients: shown?.nutrients ?? null }]
    })
  },

  async menuItem(tx, { foods, basis, today }) {
    const ids = foods.map(({ id }) => id)
    const stored = await tx.select().from(menuItem).where(inArray(menuItem.id, ids))
    const rows = new Map(stored.map((row) => [row.id, { ...linkOn(row, today), portions: row.portions }]))
    const loaded = await loadPantry(tx, {
      recipeIds: [...rows.values()].flatMap(({ recipeId }) => recipeId ?? []),
      ingredientIds: [...rows.values()].flatMap(({ ingredientId }) => ingredientId ?? []),
    })
    const dated = loaded.on(today)
    const offered = {
      recipe: dated.recipe,
      food: (id: number) => {
        const food = dated.food(id)
        return food && { ...food, serving: loaded.food(id)?.serving ?? null }
      },
    }
    return foods.flatMap((food) => {
      const item = rows.get(food.id)
      if (!item) return []
      const [youngest] = gradeServings(item, offered)
      // An ingredient without a serving has no portion, and so no values.
      const hasPortion = youngest && (item.recipeId !== null || youngest.portion !== null)
      return [rowOf(food, youngest?.portion ?? null, hasPortion ? youngest.nutrition : null, basis)]
    })
  },
}

function rowOf(
  { id, name, category }: Candidate,
  portion: Quantity | null,
  nutrition: PortionNutrition | null,
  basis: Basis,
): CompositionRow {
  return {
    id,
    name,
    category,
    portion,
    grams: nutrition?.grams ?? null,
    nutrients: nutrition && inBasis(nutrition, nutrition.grams, basis),
    freeOf: (nutrition?.allergens ?? []).flatMap(({ allergen, level }) => (level === 'free' ? [allergen] : [])),
  }
}

/** The values of a portion of `grams`, or scaled to 100 g; null for 100 g without a known weight. */
function inBasis({ nutrients }: PortionNutrition, grams: Total, basis: Basis): CompositionRow['nutrients'] {
  if (basis === 'portion') return nutrients
  if (grams.missing.length > 0 || grams.known <= 0) return null
  const factor = 100 / grams.known
  return Object.fromEntries(
    nutrientCodes.map((code) => [code, { ...nutrients[code], known: nutrients[code].known * factor }]),
  ) as CompositionRow['nutrients']
}

/**
 * A recipe as it is today, and what each of its ingredients contributes to its values. Throws a 404 for an unknown or archived
 * one.
 */
export async function readParts(tx: Tx, id: number, basis: Basis = 'portion'): Promise<Schemas['FoodParts']> {
  const today = await readCatererToday(tx)
  const [stored] = await tx
    .select({ id: recipe.id, name: recipe.name, category: recipe.category })
    .from(recipe)
    .where(and(eq(recipe.id, id), isNull(recipe.archivedAt)))
  const loaded = await loadPantry(tx, { recipeIds: [id] })
  const pantry = loaded.on(today)
  const source = pantry.recipe(id)
  if (!stored || !source) throw notFound(message('recipes.notFound'))
  const whole = portionNutrition(source, pantry)
  const foods = new Set<number>()
  const reached = new Map([[id, source]])
  for (const one of reached.values()) {
    for (const { ingredientId, subRecipeId } of one.lines) {
      if (ingredientId) foods.add(ingredientId)
      const sub = subRecipeId ? pantry.recipe(subRecipeId) : undefined
      // The loop also reaches entries that are added to the map during it.
      if (sub) reached.set(sub.id, sub)
    }
  }
  const parts = portionIngredients({
    ...source,
    pantry: {
      ingredients: [...foods].flatMap((food) => pantry.food(food) ?? []),
      recipes: [...reached.values()].filter((one) => one.id !== id),
    },
  })
  return {
    food: { ...rowOf(stored, null, whole, basis), name: source.name },
    parts: parts.map(({ ingredientId, name, within, nutrition }) => ({
      ingredientId,
      name,
      within: [...within],
      grams: nutrition.grams,
      nutrients: inBasis(nutrition, whole.grams, basis),
    })),
    isCooked: [...reached.values()].some(({ cooking }) => Boolean(cooking)),
  }
}
