import { type MealComponent, mealComponents } from '../crediting/model.ts'
import type { Food, NutrientCode } from '../food/model.ts'
import { complianceNutrients } from '../food/nutrients.ts'
import type { Quantity } from '../units/model.ts'
import { settle } from '../units/rounding.ts'
import type { Pantry, PortionNutrition, RecipeLine, RecipeSource } from './model.ts'
import { portionNutrition } from './recipe.ts'
import { servingOf } from './serving.ts'

/** Nutrients and components of a portion that can be traced to its ingredients. */
export const traceableValues = [...complianceNutrients, ...mealComponents] as const satisfies readonly (
  | NutrientCode
  | MealComponent
)[]
export type TraceableValue = (typeof traceableValues)[number]

export const isComponent = (value: TraceableValue): value is MealComponent =>
  (mealComponents as readonly TraceableValue[]).includes(value)

/** An ingredient of a portion, direct or from a sub-recipe. */
export interface PortionIngredient {
  /** Unique within the recipe. */
  id: string
  name: string
  /** Null = the ingredient no longer exists. */
  ingredientId: number | null
  /** Names of the sub-recipes that contain it, outermost first. */
  within: readonly string[]
  /** Its contribution to one portion. */
  nutrition: PortionNutrition
}

/** A recipe with all its ingredients and sub-recipes. */
export interface RecipeWithPantry extends RecipeSource {
  pantry: { ingredients: readonly Food[]; recipes: readonly RecipeSource[] }
}

/**
 * The ingredients of one portion with their contributions. Each line is computed alone, through the yields and portions of its
 * recipes, so the shares are exact before credits are rounded, and before cooking changes a batch as a whole. `portion` is an amount other than the recipe's own portion.
 * Throws `RecipeCycleError` like `portionNutrition`.
 */
export function portionIngredients(recipe: RecipeWithPantry, portion: Quantity | null = null): PortionIngredient[] {
  const foods = new Map(recipe.pantry.ingredients.map((food) => [food.id, food]))
  const recipes = new Map([recipe, ...recipe.pantry.recipes].map((sub) => [sub.id, sub]))
  const root = portion ? servingOf(recipe, portion) : recipe

  function nutritionAlong(path: readonly RecipeSource[]): PortionNutrition {
    const narrowed = new Map(path.map((source) => [source.id, source]))
    const pantry: Pantry = { food: (id) => foods.get(id), recipe: (id) => narrowed.get(id) ?? recipes.get(id) }
    return portionNutrition(narrowed.get(root.id) ?? root, pantry)
  }

  function walk(source: RecipeSource, above: readonly RecipeSource[]): PortionIngredient[] {
    return source.lines.flatMap((line, index): PortionIngredient[] => {
      const path = [...above, { ...source, cooking: null, lines: [line] }]
      const sub = line.subRecipeId ? recipes.get(line.subRecipeId) : undefined
      // Recipes that contain themselves are not traversed: `portionNutrition` throws for them.
      if (sub && path.every(({ id }) => id !== sub.id)) return walk(sub, path)
      return [
        {
          ...ingredientOf(line),
          id: [...above.map(({ id }) => id), source.id, index].join('-'),
          nutrition: nutritionAlong(path),
          within: path.slice(portion ? 2 : 1).map(({ name }) => name),
        },
      ]
    })
  }

  function ingredientOf({ ingredientId, subRecipeId }: RecipeLine) {
    const food = ingredientId ? foods.get(ingredientId) : undefined
    return { name: food?.name ?? `#${ingredientId ?? subRecipeId ?? ''}`, ingredientId: food?.id ?? null }
  }

  return walk(root, [])
}

/** An ingredient's contribution to a value of the portion. */
export interface IngredientShare {
  ingredient: PortionIngredient
  /** The known part: in the nutrient's unit, or oz eq or cups before rounding. */
  amount: number
  hasMissingValue: boolean
  /** The value is missing because the crediting of the food was never assessed. */
  isNotAssessed: boolean
}

/** Each ingredient's contribution to a value, in the order of the recipe. */
export function ingredientShares(ingredients: readonly PortionIngredient[], value: TraceableValue): IngredientShare[] {
  return ingredients.map((ingredient) => ({ ingredient, ...amountIn(ingredient.nutrition, value) }))
}

/** The part of a credit lost to rounding down, in oz eq or cups. Nutrients are not rounded: 0. */
export function creditRoundedDown({ credits }: PortionNutrition, value: TraceableValue): number {
  const credit = isComponent(value) && credits.find(({ component }) => component === value)
  return credit ? settle(credit.exact - credit.credited) : 0
}

function amountIn({ nutrients, credits }: PortionNutrition, value: TraceableValue) {
  if (!isComponent(value)) {
    const { known, missing } = nutrients[value]
    return { amount: known, hasMissingValue: missing.length > 0, isNotAssessed: false }
  }
  const credit = credits.find(({ component }) => component === value)
  return {
    amount: credit?.exact ?? 0,
    hasMissingValue: (credit?.missing.length ?? 0) > 0,
    isNotAssessed: (credit?.notAssessed.length ?? 0) > 0,
  }
}
