import { mealCategories, type MealCategory } from './model.ts'
import { isSameDay, type MenuDay, type MenuLine } from './menu-days.ts'
import { answerConflict, type DayConflict, inOrder, mergeDay } from './merge-days.ts'

/**
 * A field of a day that two people changed differently: `school` is the version on this page, `published` the saved one.
 * The order of the items counts as one field.
 */
export type EditConflict = DayConflict | { field: 'order' }

export interface MergedEdits {
  /** With my version of each field in conflict. */
  day: MenuDay
  conflicts: EditConflict[]
}

/** Identifies a conflict among those of its day. */
export function editConflictId(conflict: EditConflict): string {
  switch (conflict.field) {
    case 'selections':
      return `choices ${conflict.category}`
    case 'line':
      return `line ${conflict.id}`
    default:
      return conflict.field
  }
}

/**
 * A day that two people edited at the same time, both from `base`. What only one of them changed is kept:
 * fields and parts of lines as in `mergeDay`, and the order within each category.
 */
export function mergeEdits(base: MenuDay, mine: MenuDay, theirs: MenuDay): MergedEdits {
  if (isSameDay(base, mine)) return { day: theirs, conflicts: [] }
  if (isSameDay(base, theirs)) return { day: mine, conflicts: [] }
  const { day, conflicts } = mergeDay(base, mine, theirs)
  let { lines } = day
  let isOrderOpen = false
  for (const category of mealCategories) {
    isOrderOpen ||= isOrderAsked(category, base, mine, theirs)
    const [first, second] = isReordered(category, base, mine) ? [mine, theirs] : [theirs, mine]
    lines = withOrder(category, lines, first, second)
  }
  return { day: { ...day, lines }, conflicts: isOrderOpen ? [...conflicts, { field: 'order' }] : conflicts }
}

/** The day with their version of a field in conflict. */
export function takeTheirs(day: MenuDay, conflict: EditConflict, theirs: MenuDay): MenuDay {
  if (conflict.field !== 'order') return answerConflict(day, conflict, 'published')
  const lines = mealCategories.reduce((all, category) => withOrder(category, all, theirs, day), day.lines)
  return { ...day, lines }
}

const idsIn = (category: MealCategory, { lines }: MenuDay) =>
  lines.filter((line) => line.category === category).map(({ id }) => id)

const inBoth = (ids: readonly string[], others: readonly string[]) => ids.filter((id) => others.includes(id))

/** Whether the category's lines that both versions have are in a different order. */
function isReordered(category: MealCategory, before: MenuDay, after: MenuDay): boolean {
  const [was, is] = [idsIn(category, before), idsIn(category, after)]
  return inBoth(was, is).join() !== inBoth(is, was).join()
}

/** Whether each person put the category's lines that all three versions have in a different order. */
function isOrderAsked(category: MealCategory, base: MenuDay, mine: MenuDay, theirs: MenuDay): boolean {
  const [before, own, other] = [idsIn(category, base), idsIn(category, mine), idsIn(category, theirs)]
  const orders = [
    inBoth(inBoth(before, own), other),
    inBoth(inBoth(own, before), other),
    inBoth(inBoth(other, before), own),
  ].map((ids) => ids.join())
  return new Set(orders).size === 3
}

/** `lines` with those of a category in the order of `first`; each further one follows the line before it in `second`. */
function withOrder(category: MealCategory, lines: readonly MenuLine[], first: MenuDay, second: MenuDay): MenuLine[] {
  const own = new Map(lines.filter((line) => line.category === category).map((line) => [line.id, line]))
  const ordered = inOrder(own, first.lines, second.lines).values()
  return lines.map((line) => (line.category === category ? (ordered.next().value ?? line) : line))
}
