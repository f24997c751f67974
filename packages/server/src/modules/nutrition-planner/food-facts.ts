import type { DietTag } from '@commissary/domain/food'
import type { PlannerItem } from '@commissary/domain/menu'
import { cookingMethodOf } from '@commissary/domain/recipe'
import { inArray } from 'drizzle-orm'

import { recipe } from '../../db/schema/recipe.ts'
import type { Tx } from '../../db/work.ts'
import { loadPantry, type LoadedPantry } from '../recipes/pantry.ts'

/** What a line points to. */
interface FoodLink {
  recipeId?: number | null
  ingredientId?: number | null
}

export type FoodFacts = (food: FoodLink) => Pick<PlannerItem, 'diets' | 'cookingMethod'>

/** The diet tags that all foods of a line carry, through all levels of sub-recipes, and how its recipe is cooked. */
export async function readFoodFacts(tx: Tx, foods: readonly FoodLink[]): Promise<FoodFacts> {
  const recipeIds = [...new Set(foods.flatMap(({ recipeId }) => recipeId ?? []))]
  const ingredientIds = [...new Set(foods.flatMap(({ ingredientId }) => ingredientId ?? []))]
  const pantry = await loadPantry(tx, { recipeIds, ingredientIds })
  const tags = new Map(pantry.ingredients.map(({ id, dietTags }) => [id, dietTags]))
  const rows =
    recipeIds.length === 0
      ? []
      : await tx
          .select({ id: recipe.id, name: recipe.name, steps: recipe.steps })
          .from(recipe)
          .where(inArray(recipe.id, recipeIds))
  const methods = new Map(
    rows.map(({ id, name, steps }) => [
      id,
      cookingMethodOf(
        name,
        steps.map(({ text }) => text),
      ),
    ]),
  )
  return ({ recipeId, ingredientId }) => ({
    diets: commonTags(recipeId ? foodsOf(pantry, recipeId) : ingredientId ? [ingredientId] : [], tags),
    cookingMethod: recipeId ? (methods.get(recipeId) ?? null) : null,
  })
}

function commonTags(foods: readonly number[], tags: ReadonlyMap<number, readonly DietTag[]>): DietTag[] {
  const [first, ...others] = foods.map((id) => tags.get(id) ?? [])
  return (first ?? []).filter((tag) => others.every((own) => own.includes(tag)))
}

/** The foods of a recipe and of its sub-recipes. */
function foodsOf(pantry: Pick<LoadedPantry, 'recipe'>, recipeId: number): number[] {
  return (pantry.recipe(recipeId)?.lines ?? []).flatMap(({ ingredientId, subRecipeId }) =>
    subRecipeId ? foodsOf(pantry, subRecipeId) : (ingredientId ?? []),
  )
}
