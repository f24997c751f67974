import { type DayConflict, discontinuedIn, lineNutrition, type MenuLine, openConflicts } from '@commissary/domain/menu'

import type { Schemas } from '../../contract/operations.ts'
import { type PlannedDay, servedDay } from './days.ts'
import { type DatedPantry, type MenuPantry, namedLine } from './menu-pantry.ts'
import { contentNames } from '../recipes/salad-bar.ts'

export type CalendarDay = Schemas['CalendarDay']
type ContractConflict = CalendarDay['conflicts'][number]
type Version = ContractConflict['base']

/** Whether a day was served, and is locked: it is past, or its production record is closed. */
export const isLocked = ({ date, isServed }: Pick<PlannedDay, 'date' | 'isServed'>, today: string): boolean =>
  date < today || isServed

/** A day in the contract's form. Days that were served are locked. */
export function toCalendarDay(planned: PlannedDay, pantry: MenuPantry, today: string): CalendarDay {
  const { date, version, updatedBy, updatedById } = planned
  const day = servedDay(planned, pantry)
  const own = new Set([...(planned.changes?.added ?? []), ...(planned.changes?.replaced ?? [])].map(({ id }) => id))
  return {
    date,
    plannedMeals: day.plannedMeals,
    selections: day.selections ?? {},
    note: day.note ?? null,
    reason: planned.reason,
    lines: day.lines.map((line) => toContractLine(line, pantry.on(date), !own.has(line.id))),
    isLocked: isLocked(planned, today),
    conflicts: openConflicts(day, planned.conflicts).map((conflict) => toContractConflict(conflict, pantry)),
    version,
    updatedBy,
    updatedById,
  }
}

/** A line in the contract's form, with the nutrition of its portion. */
export function toContractLine(line: MenuLine, dated: DatedPantry, isInherited: boolean): CalendarDay['lines'][number] {
  return {
    key: line.id,
    recipeId: line.recipeId ?? null,
    ingredientId: line.ingredientId ?? null,
    menuItemId: line.menuItemId ?? null,
    placeholderId: line.placeholderId ?? null,
    text: line.text ?? null,
    portion: line.portion ?? null,
    category: line.category,
    plannedServings: line.plannedServings,
    ...(line.servingLine && { servingLine: line.servingLine }),
    name: line.name,
    ...contentNames(line, dated),
    nutrition: lineNutrition(line, dated),
    discontinued: discontinuedIn(line, dated),
    isInherited,
  }
}

/** A conflict in the contract's form, with the names of its lines. */
function toContractConflict(conflict: DayConflict, pantry: MenuPantry): ContractConflict {
  const { field } = conflict
  const shared = { field, category: null, id: null, parts: [] }
  switch (conflict.field) {
    case 'line': {
      const version = (line: MenuLine | null): Version => line && { count: null, note: null, line: shown(line, pantry) }
      return {
        ...shared,
        id: conflict.id,
        parts: conflict.parts,
        base: version(conflict.base),
        school: version(conflict.school),
        published: version(conflict.published),
      }
    }
    case 'note': {
      const version = (note: string | null): Version => (note === null ? null : { count: null, note, line: null })
      return {
        ...shared,
        base: version(conflict.base),
        school: version(conflict.school),
        published: version(conflict.published),
      }
    }
    default: {
      const version = (count: number | null): Version => (count === null ? null : { count, note: null, line: null })
      return {
        ...shared,
        category: conflict.field === 'selections' ? conflict.category : null,
        base: version(conflict.base),
        school: version(conflict.school),
        published: version(conflict.published),
      }
    }
  }
}

function shown(line: MenuLine, pantry: MenuPantry) {
  const { name, category, portion = null, plannedServings, servingLine } = namedLine(line, pantry)
  return { name, category, portion, plannedServings, ...(servingLine && { servingLine }) }
}
