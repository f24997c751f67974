import { nutrientCodes, type Nutrients } from '@commissary/domain/food'

import { ingredient } from '../../src/db/schema/ingredient.ts'
import { recipe, recipeLine } from '../../src/db/schema/recipe.ts'
import type { Tx } from '../../src/db/work.ts'

export interface WorldFood {
  id: number
  name: string
  nutrients: Nutrients
}

export interface WorldLine {
  food?: WorldFood
  sub?: WorldRecipe
  /** Grams of a food, portions of a recipe. */
  amount: number
}

export interface WorldRecipe {
  id: number
  name: string
  portions: number
  lines: WorldLine[]
}

/** The same numbers on every run. */
export function randomOf(seed: number) {
  let state = seed
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
  return { next, whole: (most: number) => Math.floor(next() * most), chance: (share: number) => next() < share }
}
export type Random = ReturnType<typeof randomOf>

/** Foods with some unknown nutrients, and recipes in grams and portions of those before them, so that some are three deep. */
export async function addRandomFoods(tx: Tx, random: Random, { foods = 12, recipes = 9 } = {}) {
  const food: WorldFood[] = []
  for (let index = 0; index < foods; index += 1) {
    const nutrients = Object.fromEntries(
      nutrientCodes.flatMap((code) => (random.chance(0.15) ? [] : [[code, random.whole(4000) / 100]])),
    )
    const name = `Food ${String(index).padStart(2, '0')}`
    const [row] = await tx
      .insert(ingredient)
      .values({ code: `F${index}`, name, category: index % 2 === 0 ? 'Even' : 'Odd', nutrients, crediting: [] })
      .returning({ id: ingredient.id })
    food.push({ id: row?.id ?? 0, name, nutrients })
  }
  const made: WorldRecipe[] = []
  for (let index = 0; index < recipes; index += 1) {
    const one: WorldRecipe = { id: 0, name: `Recipe ${index}`, portions: 1 + random.whole(50), lines: [] }
    const [row] = await tx
      .insert(recipe)
      .values({ name: one.name, type: 'myRecipe', portions: String(one.portions), category: 'Entree' })
      .returning({ id: recipe.id })
    one.id = row?.id ?? 0
    for (let line = 0; line < 1 + random.whole(3); line += 1) {
      const own = food[random.whole(food.length)]
      if (own) one.lines.push({ food: own, amount: 1 + random.whole(5000) })
    }
    const sub = made[random.whole(made.length)]
    if (sub && random.chance(0.7)) one.lines.push({ sub, amount: 1 + random.whole(9) })
    await tx.insert(recipeLine).values(
      one.lines.map(({ food: own, sub: other, amount }, index2) => ({
        recipeId: one.id,
        position: index2 + 1,
        ingredientId: own?.id ?? null,
        subRecipeId: other?.id ?? null,
        amount: String(amount),
        unit: own ? ('g' as const) : ('portion' as const),
      })),
    )
    made.push(one)
  }
  return { foods: food, recipes: made }
}

/** Whether a recipe contains a food or another recipe, at any depth. */
export const holds = (one: WorldRecipe, id: number, kind: 'food' | 'sub' = 'food'): boolean =>
  one.lines.some(({ food, sub }) =>
    kind === 'food'
      ? food?.id === id || (sub !== undefined && holds(sub, id))
      : sub !== undefined && (sub.id === id || holds(sub, id, 'sub')),
  )
