import { isSamePart, lineParts } from './line-parts.ts'
import type { MenuLine } from './menu-line.ts'
import { mealCategories, type MealCategory } from './model.ts'

export type { MenuLine }

export type Selections = Partial<Record<MealCategory, number>>

export interface MenuDay {
  /** Reimbursable meals; null = not planned yet. */
  plannedMeals: number | null
  /** How many items of a category a student may take; absent = the defaults. */
  selections?: Selections | null
  /** For the kitchen; not published to families. */
  note?: string | null
  lines: MenuLine[]
}

/** A school's changes to what was published to it. Absent fields follow that. */
export interface MenuDayChanges {
  plannedMeals?: number | null
  /** Null = the defaults, regardless of the master. */
  selections?: Selections | null
  /** Null = none, regardless of the master. */
  note?: string | null
  added?: MenuLine[]
  /** Ids of the master's lines. */
  removed?: string[]
  /** Lines that replace the master's line with the same id. */
  replaced?: MenuLine[]
  /** Ids of all lines, if the school has its own order. */
  order?: string[]
}

export const emptyMenuDay: MenuDay = { plannedMeals: null, lines: [] }

/**
 * A school's day: the master's with the school's changes. A changed line that the master has since removed stays, as the
 * school's own line.
 */
export function resolveDay(master: MenuDay | null, changes: MenuDayChanges | null): MenuDay {
  const { added = [], removed = [], replaced = [], order } = changes ?? {}
  const lines = new Map((master?.lines ?? []).map((line) => [line.id, line]))
  for (const id of removed) lines.delete(id)
  for (const line of [...replaced, ...added]) lines.set(line.id, line)

  const selections = changes?.selections === undefined ? master?.selections : changes.selections
  const note = changes?.note === undefined ? master?.note : changes.note
  return {
    plannedMeals: changes?.plannedMeals === undefined ? (master?.plannedMeals ?? null) : changes.plannedMeals,
    ...(selections && { selections }),
    ...(note && { note }),
    lines: order ? inOrder([...lines.values()], order) : [...lines.values()],
  }
}

/** The changes from the master's day to `target`: `resolveDay(master, diffDay(master, target))` is `target`. */
export function diffDay(master: MenuDay | null, target: MenuDay): MenuDayChanges {
  const before = new Map((master?.lines ?? []).map((line) => [line.id, line]))
  const kept = new Set(target.lines.map(({ id }) => id))
  const changes: MenuDayChanges = {}

  const added = target.lines.filter(({ id }) => !before.has(id))
  const removed = [...before.keys()].filter((id) => !kept.has(id))
  const replaced = target.lines.filter((line) => {
    const old = before.get(line.id)
    return old !== undefined && !isSameLine(old, line)
  })
  if (added.length > 0) changes.added = added
  if (removed.length > 0) changes.removed = removed
  if (replaced.length > 0) changes.replaced = replaced

  if (target.plannedMeals !== (master?.plannedMeals ?? null)) changes.plannedMeals = target.plannedMeals
  if (!isSameSelections(master?.selections, target.selections)) changes.selections = target.selections ?? null
  if ((target.note ?? null) !== (master?.note ?? null)) changes.note = target.note ?? null

  const order = target.lines.map(({ id }) => id)
  const natural = resolveDay(master, changes).lines
  if (natural.some(({ id }, index) => id !== order[index])) changes.order = order
  return changes
}

/** Whether a school's day differs from the master's. */
export function hasChanges(changes: MenuDayChanges): boolean {
  return Object.keys(changes).length > 0
}

/** A day whose lines are known by their foods only, for comparing a stored day with a named one. */
export const withoutNames = (day: MenuDay): MenuDay => ({
  ...day,
  lines: day.lines.map((line) => ({ ...line, name: '' })),
})

/** Whether two days are equal. The order of the lines counts; absent and null are equal. */
export function isSameDay(a: MenuDay, b: MenuDay): boolean {
  return (
    a.plannedMeals === b.plannedMeals &&
    isSameSelections(a.selections, b.selections) &&
    (a.note ?? null) === (b.note ?? null) &&
    a.lines.length === b.lines.length &&
    a.lines.every((line, index) => {
      const other = b.lines[index]
      return other !== undefined && line.id === other.id && isSameLine(line, other)
    })
  )
}

function isSameLine(a: MenuLine, b: MenuLine): boolean {
  return a.name === b.name && lineParts.every((part) => isSamePart(part, a, b))
}

export function isSameSelections(a: Selections | null | undefined, b: Selections | null | undefined): boolean {
  return Boolean(a) === Boolean(b) && mealCategories.every((category) => a?.[category] === b?.[category])
}

/** Lines in the order of the ids, then the remaining lines in their own order. */
function inOrder(lines: readonly MenuLine[], order: readonly string[]): MenuLine[] {
  const rank = new Map(order.map((id, index) => [id, index]))
  return lines.toSorted((a, b) => (rank.get(a.id) ?? order.length) - (rank.get(b.id) ?? order.length))
}
