import type { CalendarDay, CalendarDayInput } from '@commissary/api-client'
import type { MenuDay } from '@commissary/domain/menu'

import type { SavedDay } from '../menu-planner/menu-source.ts'

/** A calendar day as the planner edits it. */
function toMenuDay({ plannedMeals, selections, lines }: CalendarDay): MenuDay {
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

/** A calendar day as the planner keeps it next to the edited one. */
export function toSavedDay(day: CalendarDay): SavedDay {
  const { date, version, lines, updatedBy, updatedById } = day
  return { key: date, version, day: toMenuDay(day), foods: lines, updatedBy, updatedById }
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
