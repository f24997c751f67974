import type { CalendarDay, CalendarDayInput } from '@commissary/api-client'
import { type MenuDay, menuItemKey } from '@commissary/domain/menu'
import type { PortionNutrition } from '@commissary/domain/recipe'

/** A calendar day as the planner edits it. */
export function toMenuDay({ plannedMeals, selections, lines }: CalendarDay): MenuDay {
  return {
    plannedMeals,
    ...(Object.keys(selections).length > 0 ? { selections } : {}),
    lines: lines.map(({ key, name, category, recipeId, ingredientId, menuItemId, portion, plannedServings }) => ({
      id: key,
      name,
      category,
      recipeId,
      ingredientId,
      menuItemId,
      portion,
      plannedServings,
    })),
  }
}

/** A planner's day as the API accepts it: always the whole day. */
export function toDayInput({ plannedMeals, selections, lines }: MenuDay): CalendarDayInput {
  return {
    plannedMeals,
    ...(selections ? { selections } : {}),
    lines: lines.map((line) => ({
      key: line.id,
      category: line.category,
      recipeId: line.recipeId ?? null,
      ingredientId: line.ingredientId ?? null,
      menuItemId: line.menuItemId ?? null,
      portion: line.portion ?? null,
      plannedServings: line.plannedServings,
    })),
  }
}

/** Nutrition per portion by `menuItemKey`. */
export type ItemNutrition = ReadonlyMap<string, PortionNutrition>

/** The nutrition that comes with the lines of a calendar. */
export const nutritionOf = (days: readonly CalendarDay[]): ItemNutrition =>
  new Map(days.flatMap(({ lines }) => lines.map((line) => [menuItemKey(line), line.nutrition] as const)))
