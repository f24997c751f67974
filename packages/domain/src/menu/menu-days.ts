import { mealCategories, type MealCategory } from './model.ts'
import { type Quantity } from '../units/model.ts'

/** One line of a menu: a recipe's portion, or an ingredient offered by itself in a portion of its own. */
export interface MenuLine {
  /** Stable within the day, and the same in a master and in the schools that follow it. */
  id: string
  name: string
  category: MealCategory
  recipeId?: number | null
  ingredientId?: number | null
  /** Of an ingredient; a recipe says itself what a portion is. */
  portion?: Quantity | null
  /** Null = not planned yet. */
  plannedServings: number | null
}

export type Selections = Partial<Record<MealCategory, number>>

export interface MenuDay {
  /** Reimbursable meals; null = not planned yet. */
  plannedMeals: number | null
  /** How many items of a category a student may take; absent = the defaults. */
  selections?: Selections | null
  lines: MenuLine[]
}

/** What a school does otherwise than its master. What is absent follows the master. */
export interface MenuDayChanges {
  plannedMeals?: number | null
  /** Null = the defaults, whatever the master says. */
  selections?: Selections | null
  added?: MenuLine[]
  /** Ids of the master's lines. */
  removed?: string[]
  /** Lines in place of the master's of the same id. */
  replaced?: MenuLine[]
  /** Ids of all lines, where their order is the school's own. */
  order?: string[]
}

export const emptyMenuDay: MenuDay = { plannedMeals: null, lines: [] }

/**
 * A school's day: the master's with the school's changes. A change to a line that the master has dropped since keeps
 * the line, for it is the school's own by then; a removal of one is done already.
 */
export function resolveDay(master: MenuDay | null, changes: MenuDayChanges | null): MenuDay {
  const { added = [], removed = [], replaced = [], order } = changes ?? {}
  const lines = new Map((master?.lines ?? []).map((line) => [line.id, line]))
  for (const id of removed) lines.delete(id)
  for (const line of [...replaced, ...added]) lines.set(line.id, line)

  const selections = changes?.selections === undefined ? master?.selections : changes.selections
  return {
    plannedMeals: changes?.plannedMeals === undefined ? (master?.plannedMeals ?? null) : changes.plannedMeals,
    ...(selections && { selections }),
    lines: order ? inOrder([...lines.values()], order) : [...lines.values()],
  }
}

/** The changes that turn the master's day into the wanted one: `resolveDay(master, diffDay(master, wanted))` is it. */
export function diffDay(master: MenuDay | null, wanted: MenuDay): MenuDayChanges {
  const before = new Map((master?.lines ?? []).map((line) => [line.id, line]))
  const kept = new Set(wanted.lines.map(({ id }) => id))
  const changes: MenuDayChanges = {}

  const added = wanted.lines.filter(({ id }) => !before.has(id))
  const removed = [...before.keys()].filter((id) => !kept.has(id))
  const replaced = wanted.lines.filter((line) => {
    const old = before.get(line.id)
    return old !== undefined && !isSameLine(old, line)
  })
  if (added.length > 0) changes.added = added
  if (removed.length > 0) changes.removed = removed
  if (replaced.length > 0) changes.replaced = replaced

  if (wanted.plannedMeals !== (master?.plannedMeals ?? null)) changes.plannedMeals = wanted.plannedMeals
  if (!isSameSelections(master?.selections, wanted.selections)) changes.selections = wanted.selections ?? null

  const order = wanted.lines.map(({ id }) => id)
  const natural = resolveDay(master, changes).lines
  if (natural.some(({ id }, index) => id !== order[index])) changes.order = order
  return changes
}

/** Whether a school's day is just the master's. */
export function hasChanges(changes: MenuDayChanges): boolean {
  return Object.keys(changes).length > 0
}

/** Whether two days say the same. The order of the lines counts, an absent value and null do not differ. */
export function isSameDay(a: MenuDay, b: MenuDay): boolean {
  return (
    a.plannedMeals === b.plannedMeals &&
    isSameSelections(a.selections, b.selections) &&
    a.lines.length === b.lines.length &&
    a.lines.every((line, index) => {
      const other = b.lines[index]
      return other !== undefined && line.id === other.id && isSameLine(line, other)
    })
  )
}

function isSameLine(a: MenuLine, b: MenuLine): boolean {
  return (
    a.name === b.name &&
    a.category === b.category &&
    (a.recipeId ?? null) === (b.recipeId ?? null) &&
    (a.ingredientId ?? null) === (b.ingredientId ?? null) &&
    (a.portion?.amount ?? null) === (b.portion?.amount ?? null) &&
    (a.portion?.unit ?? null) === (b.portion?.unit ?? null) &&
    a.plannedServings === b.plannedServings
  )
}

function isSameSelections(a: Selections | null | undefined, b: Selections | null | undefined): boolean {
  return Boolean(a) === Boolean(b) && mealCategories.every((category) => a?.[category] === b?.[category])
}

/** The ordered ids first; lines that the order does not know yet follow as they stand. */
function inOrder(lines: readonly MenuLine[], order: readonly string[]): MenuLine[] {
  const rank = new Map(order.map((id, index) => [id, index]))
  return lines.toSorted((a, b) => (rank.get(a.id) ?? order.length) - (rank.get(b.id) ?? order.length))
}
