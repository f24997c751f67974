import type { CalendarDay, CalendarDayInput } from '@commissary/api-client'
import type { MenuDay } from '@commissary/domain/menu'

import type { SavedDay } from './menu-source.ts'

/** A calendar day as the planner edits it. */
function toMenuDay({ plannedMeals, selections, note, lines }: CalendarDay): MenuDay {
  return {
    plannedMeals,
    ...(Object.keys(selections).length > 0 ? { selections } : {}),
    ...(note && { note }),
    lines: lines.map(({ key, nutrition: _nutrition, discontinued: _discontinued, isInherited: _own, ...line }) => ({
      id: key,
      ...line,
    })),
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
    note: note ?? null,
    lines: lines.map((line) => ({
      key: line.id,
      category: line.category,
      recipeId: line.recipeId ?? null,
      ingredientId: line.ingredientId ?? null,
      menuItemId: line.menuItemId ?? null,
      placeholderId: line.placeholderId ?? null,
      text: line.text ?? null,
      portion: line.portion ?? null,
      plannedServings: line.plannedServings,
    })),
  }
}

/** The stored day in the body of a 409; null if it has none. */
export function conflictingDay(body: unknown): CalendarDay | null {
  return typeof body === 'object' && body !== null && 'current' in body ? (body.current as CalendarDay) : null
}
