import type { MenuLine } from './menu-days.ts'
import type { Pantry, PortionNutrition, RecipeSource } from '../recipe/model.ts'
import { foodNutrition, portionNutrition } from '../recipe/recipe.ts'
import { servingOf } from '../recipe/serving.ts'
import { isId } from '../recipe/recipe-cycles.ts'
import type { RuleOptions } from '../rules/rule-options.ts'

/**
 * Nutrition of one serving of a menu line; every value is unknown for a placeholder, and if the recipe or ingredient does not
 * exist. A portion of a recipe is taken from its batch yield, and is unknown if the yield cannot be converted. Throws
 * `RecipeCycleError` like `portionNutrition`.
 */
export function lineNutrition(
  line: Pick<MenuLine, 'recipeId' | 'ingredientId' | 'portion'> & Partial<Pick<MenuLine, 'placeholderId' | 'name'>>,
  pantry: Pantry,
  options: Partial<RuleOptions> = {},
): PortionNutrition {
  if (typeof line.placeholderId === 'number') return unknownNutrition(line.name ?? '')
  const recipe = isId(line.recipeId) ? pantry.recipe(line.recipeId) : undefined
  if (recipe) return portionNutrition(line.portion ? servingOf(recipe, line.portion) : recipe, pantry, options)
  const food = !isId(line.recipeId) && isId(line.ingredientId) ? pantry.food(line.ingredientId) : undefined
  if (food) return foodNutrition(food, line.portion ?? null, options)

  const absent: RecipeSource = {
    id: -1,
    name: '',
    portions: '1',
    lines: [{ ingredientId: line.recipeId ?? line.ingredientId ?? 0, amount: null, unit: 'portion' }],
  }
  return portionNutrition(absent, { food: () => undefined, recipe: () => undefined })
}

/** Nutrition of an item that is not loaded: every value is unknown, with `name` as missing. */
export function unknownNutrition(name: string): PortionNutrition {
  const nutrition = lineNutrition({}, { food: () => undefined, recipe: () => undefined })
  const named = <Total extends { missing: string[] }>(total: Total): Total => ({ ...total, missing: [name] })
  return {
    ...nutrition,
    grams: named(nutrition.grams),
    cost: named(nutrition.cost),
    nutrients: Object.fromEntries(
      Object.entries(nutrition.nutrients).map(([code, total]) => [code, named(total)]),
    ) as PortionNutrition['nutrients'],
    credits: nutrition.credits.map(named),
    sweetenedFoods: nutrition.sweetenedFoods.map((food) => ({ ...food, foodName: name })),
  }
}
