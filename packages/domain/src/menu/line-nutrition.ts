import type { MenuLine } from './menu-days.ts'
import type { Pantry, PortionNutrition, RecipeSource } from '../recipe/model.ts'
import { foodNutrition, portionNutrition } from '../recipe/recipe.ts'
import { servingOf } from '../recipe/serving.ts'
import { isId } from '../recipe/recipe-cycles.ts'
import type { RuleOptions } from '../rules/rule-options.ts'

/**
 * Nutrition of one serving of a menu line; every value is unknown if the recipe or ingredient does not exist. A portion of
 * a recipe is taken from its batch yield, and is unknown if the yield cannot be converted. Throws `RecipeCycleError` like
 * `portionNutrition`.
 */
export function lineNutrition(
  line: Pick<MenuLine, 'recipeId' | 'ingredientId' | 'portion'>,
  pantry: Pantry,
  options: Partial<RuleOptions> = {},
): PortionNutrition {
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
