/** Weeks with failing rules and catalogs to fix them from. */
import type { MealCategory } from '../food/model.ts'
import type { FixDay, FixOption, FixProblem } from '../menu/fixes/fix-model.ts'
import type { MenuDay, MenuLine } from '../menu/menu-days.ts'
import { menuItemKey } from '../menu/menu-items.ts'
import type { ServiceDay } from '../menu/model.ts'
import { unknownNutrition } from '../menu/line-nutrition.ts'
import type { PortionNutrition } from '../recipe/model.ts'
import { lunchK5 } from './lunch-week.ts'
import { nutritionOf, type NutritionInput } from './foods.ts'

/** A catalog item. Ids of ingredients start at 1000, so that they differ from those of a week. */
export function option(id: number, name: string, category: MealCategory, input: NutritionInput = {}): FixOption {
  const food = { recipeId: null, ingredientId: id, menuItemId: null, portion: { amount: '1', unit: 'each' as const } }
  return { id: `ingredient-${id}`, name, category, food, nutrition: nutritionOf(input) }
}

/** A problem of a week: its entrees become lines of recipes, its other items lines of foods; equal nutrition, equal food. */
export function fixProblem(
  week: readonly ServiceDay[],
  options: readonly FixOption[],
  rest: Partial<FixProblem> = {},
): FixProblem {
  const ids = new Map<PortionNutrition, number>()
  const known = new Map(options.map(({ food, nutrition }) => [menuItemKey(food), nutrition]))
  const days = week.map(({ date, plannedMeals, selections, items }): FixDay => {
    const lines = items.map(({ id, name, category, plannedServings, nutrition }): MenuLine => {
      const foodId = ids.get(nutrition) ?? ids.size + 1
      ids.set(nutrition, foodId)
      const food =
        category === 'Entree'
          ? { recipeId: foodId, portion: null }
          : { ingredientId: foodId, portion: { amount: '1', unit: 'each' as const } }
      const line = { id, name, category, plannedServings, ...food }
      known.set(menuItemKey(line), nutrition)
      return line
    })
    const day: MenuDay = { plannedMeals, lines, ...(selections && { selections }) }
    return { key: date, date, day, isLocked: false }
  })
  let added = 0
  return {
    days,
    program: lunchK5,
    otherPrograms: [],
    ruleOptions: {},
    withRecurring: (day) => day,
    nutritionOf: (line) => known.get(menuItemKey(line)) ?? unknownNutrition(line.name),
    optionsOn: () => options,
    acceptanceOf: () => null,
    newId: () => `new-${(added += 1)}`,
    ...rest,
  }
}
