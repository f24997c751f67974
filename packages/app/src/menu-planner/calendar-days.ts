import type { CalendarDay, CalendarDayInput } from '@commissary/api-client'
import type { MenuDay, MenuLine } from '@commissary/domain/menu'

import type { SavedDay } from './menu-source.ts'

/** A calendar day as the planner edits it. */
export function toMenuDay({ plannedMeals, selections, note, lines }: CalendarDay): MenuDay {
  return {
    plannedMeals,
    ...(Object.keys(selections).length > 0 ? { selections } : {}),
    ...(note !== null && { note }),
    lines: lines.map(toLine),
  }
}

/** A saved line as the planner edits it. */
export function toLine(line: CalendarDay['lines'][number]): MenuLine {
  const { key, name, category, recipeId, ingredientId, menuItemId, placeholderId, text, portion, plannedServings } =
    line
  const food = { recipeId, ingredientId, menuItemId, placeholderId, text, portion }
  return {
    id: key,
    name,
    category,
    ...food,
    plannedServings,
    ...(line.servingLine && { servingLine: line.servingLine }),
  }
}

/** A calendar day as the planner keeps it next to the edited one. */
export function toSavedDay(day: CalendarDay): SavedDay {
  const { date, version, lines, updatedBy, updatedById } = day
  return { key: date, version, day: toMenuDay(day), foods: lines, updatedBy, updatedById }
}

/** A planner's day as the API accepts it: always the whole day. */
export function toDayInput({ plannedMeals, selections, note, lines }: MenuDay): CalendarDayInput {
  return {
    plannedMeals,
    ...(selections ? { selections } : {}),
    ...(note ? { note } : {}),
    lines: lines.map(toLineInput),
  }
}

/** A planner's line as the API accepts it. */
export function toLineInput(line: MenuLine): CalendarDayInput['lines'][number] {
  const {
    id,
    category,
    recipeId,
    ingredientId,
    menuItemId,
    placeholderId,
    text,
    portion,
    plannedServings,
    servingLine,
  } = line
  const food = { recipeId: recipeId ?? null, ingredientId: ingredientId ?? null, menuItemId: menuItemId ?? null }
  const other = {
    ...(placeholderId ? { placeholderId } : {}),
    ...(text ? { text } : {}),
    ...(servingLine ? { servingLine } : {}),
  }
  return { key: id, category, ...food, ...other, portion: portion ?? null, plannedServings }
}
