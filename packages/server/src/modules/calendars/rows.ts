import type { MenuDay, MenuDayChanges, MenuLine } from '@commissary/domain/menu'
import type { Quantity, Unit } from '@commissary/domain/units'

import type { masterLine } from '../../db/schema/master-menu.ts'
import type { schoolDay, schoolLineChange } from '../../db/schema/school-menu.ts'
import { toAmount } from '../../shared/lists.ts'

/** A day of a master menu, of a publication or of a cycle menu. */
type DayRow = Pick<MenuDay, 'plannedMeals' | 'selections' | 'note'>
type LineRow = Omit<typeof masterLine.$inferSelect, 'masterDayId'>
type SchoolDay = typeof schoolDay.$inferSelect
type Change = typeof schoolLineChange.$inferSelect
type NewChange = typeof schoolLineChange.$inferInsert

/** Names are looked up when the day is read: a line stores only ids. */
const unnamed = ''

/** A whole day from its rows. */
export function toWholeDay(day: DayRow, lines: readonly LineRow[]): MenuDay {
  return {
    plannedMeals: day.plannedMeals,
    ...(day.selections && { selections: day.selections }),
    ...(day.note && { note: day.note }),
    lines: lines.toSorted((a, b) => a.position - b.position || a.id - b.id).map((line) => toLine(line, line.category)),
  }
}

/**
 * A school's changes from their rows. A replacement without a food only moves the master's line. Positions are stored when
 * the school changed the order, then for every remaining line.
 */
export function toChanges(day: SchoolDay, rows: readonly Change[]): MenuDayChanges {
  const changes: MenuDayChanges = {}
  if (day.hasOwnMeals) changes.plannedMeals = day.plannedMeals
  if (day.hasOwnSelections) changes.selections = day.selections
  if (day.hasOwnNote) changes.note = day.note
  const linesOf = (kind: Change['kind']) =>
    rows
      .filter((row) => row.kind === kind)
      .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0) || a.id - b.id)
      .flatMap((row) => (row.category === null ? [] : [toLine(row, row.category)]))
  const added = linesOf('add')
  const replaced = linesOf('replace')
  const removed = rows.filter(({ kind }) => kind === 'remove').map(({ lineKey }) => lineKey)
  const moved = rows.filter(({ kind, position }) => kind === 'replace' && position !== null)
  if (added.length > 0) changes.added = added
  if (removed.length > 0) changes.removed = removed
  if (replaced.length > 0) changes.replaced = replaced
  if (moved.length > 0) {
    changes.order = [...moved, ...rows.filter(({ kind }) => kind === 'add')]
      .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0) || a.id - b.id)
      .map(({ lineKey }) => lineKey)
  }
  return changes
}

/** The rows that store a school's changes. */
export function toChangeRows(schoolDayId: number, changes: MenuDayChanges): NewChange[] {
  const { added = [], removed = [], replaced = [], order } = changes
  const positionOf = (id: string) => (order ? order.indexOf(id) + 1 : null)
  const changed = new Set([...added, ...replaced].map(({ id }) => id))
  const onlyMoved = (order ?? []).filter((id) => !changed.has(id))
  return [
    ...added.map((line, index) => toChangeRow(schoolDayId, 'add', line, positionOf(line.id) ?? index + 1)),
    ...replaced.map((line) => toChangeRow(schoolDayId, 'replace', line, positionOf(line.id))),
    ...onlyMoved.map((lineKey) => ({ schoolDayId, kind: 'replace' as const, lineKey, position: positionOf(lineKey) })),
    ...removed.map((lineKey) => ({ schoolDayId, kind: 'remove' as const, lineKey })),
  ]
}

function toChangeRow(schoolDayId: number, kind: 'add' | 'replace', line: MenuLine, position: number | null): NewChange {
  return { schoolDayId, kind, position, ...lineFields(line) }
}

/** The columns of a line; its day and position are the caller's. */
export function lineFields(line: MenuLine) {
  return {
    lineKey: line.id,
    recipeId: line.recipeId ?? null,
    ingredientId: line.ingredientId ?? null,
    menuItemId: line.menuItemId ?? null,
    placeholderId: line.placeholderId ?? null,
    text: line.text ?? null,
    portionAmount: line.portion?.amount ?? null,
    portionUnit: line.portion?.unit ?? null,
    category: line.category,
    plannedServings: line.plannedServings,
    servingLine: line.servingLine ?? null,
  }
}

function toLine(row: LineRow | Change, category: MenuLine['category']): MenuLine {
  const { lineKey, recipeId, ingredientId, menuItemId, placeholderId, text, plannedServings, servingLine } = row
  const food = { recipeId, ingredientId, menuItemId, placeholderId, text, portion: toPortion(row) }
  return { id: lineKey, name: unnamed, category, ...food, plannedServings, servingLine }
}

function toPortion({ portionAmount, portionUnit }: LineRow | Change): Quantity | null {
  if (portionAmount === null || portionUnit === null) return null
  return { amount: toAmount(portionAmount), unit: portionUnit as Unit }
}
