import type { MenuDay, MenuLine } from './menu-days.ts'
import type { Pantry, PortionFigures, RecipeSource } from '../recipe/model.ts'
import type { ServiceDay } from './model.ts'
import { foodFigures, portionFigures } from '../recipe/recipe.ts'
import { isId } from '../recipe/recipe-cycles.ts'
import type { RuleOptions } from '../rules/rule-options.ts'

/**
 * Figures of one serving of a menu line. A recipe or ingredient that is not there makes every figure unknown. Throws
 * `RecipeCycleError` like `portionFigures`.
 */
export function lineFigures(
  line: Pick<MenuLine, 'recipeId' | 'ingredientId' | 'portion'>,
  pantry: Pantry,
  options: Partial<RuleOptions> = {},
): PortionFigures {
  const recipe = isId(line.recipeId) ? pantry.recipe(line.recipeId) : undefined
  if (recipe) return portionFigures(recipe, pantry, options)
  const food = !isId(line.recipeId) && isId(line.ingredientId) ? pantry.food(line.ingredientId) : undefined
  if (food) return foodFigures(food, line.portion ?? null, options)

  const absent: RecipeSource = {
    id: -1,
    name: '',
    portions: '1',
    lines: [{ ingredientId: line.recipeId ?? line.ingredientId ?? 0, amount: null, unit: 'portion' }],
  }
  return portionFigures(absent, { food: () => undefined, recipe: () => undefined })
}

/** A menu day with its figures, ready to be analyzed. */
export function toServiceDay(date: string, day: MenuDay, figuresOf: (line: MenuLine) => PortionFigures): ServiceDay {
  return {
    date,
    plannedMeals: day.plannedMeals,
    ...(day.selections && { selections: day.selections }),
    items: day.lines.map((line) => ({
      id: line.id,
      name: line.name,
      category: line.category,
      plannedServings: line.plannedServings,
      figures: figuresOf(line),
    })),
  }
}
