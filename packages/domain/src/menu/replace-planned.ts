import { emptyMenuDay, type MenuDay, type MenuLine } from './menu-days.ts'
import { type RecurringDays, withRecurringItems } from './recurring-days.ts'

/** What a line offers: a master item, a placeholder, a text, or else its recipe or ingredient. */
export interface PlannedItemRef {
  kind: 'ingredient' | 'recipe' | 'menuItem' | 'placeholder' | 'text'
  /** Null for a text. */
  id: number | null
  /** Only of a text. */
  text: string | null
}

/** What a line offers, without its category and servings. */
export type OfferOfLine = Required<
  Pick<MenuLine, 'recipeId' | 'ingredientId' | 'menuItemId' | 'placeholderId' | 'text' | 'portion'>
>

/** The item that a search finds a line by. A master item's line is found by the master item, not by the food that it offers. */
export function plannedItemOf(line: Omit<MenuLine, 'category'>): PlannedItemRef {
  const { text, placeholderId, menuItemId, recipeId, ingredientId } = line
  if (typeof text === 'string') return { kind: 'text', id: null, text }
  if (typeof placeholderId === 'number') return { kind: 'placeholder', id: placeholderId, text: null }
  if (typeof menuItemId === 'number') return { kind: 'menuItem', id: menuItemId, text: null }
  if (typeof recipeId === 'number') return { kind: 'recipe', id: recipeId, text: null }
  return { kind: 'ingredient', id: ingredientId ?? null, text: null }
}

const wordsOf = (text: string | null) => (text ?? '').trim().toLowerCase()

/** Whether both are the same item. Texts are compared regardless of case. */
export const isSameItem = (a: PlannedItemRef, b: PlannedItemRef): boolean =>
  a.kind === b.kind && (a.kind === 'text' ? wordsOf(a.text) === wordsOf(b.text) : a.id === b.id)

/**
 * A day with an item replaced by another, or removed (null). A replaced line keeps its id, category and planned servings, and
 * has the new item's portion. Returns the same day if the item is not on it.
 */
export function replaceOnDay(day: MenuDay, find: PlannedItemRef, by: OfferOfLine | null): MenuDay {
  const has = (line: MenuLine) => isSameItem(plannedItemOf(line), find)
  if (!day.lines.some(has)) return day
  const lines = day.lines.flatMap((line) => (!has(line) ? [line] : by ? [{ ...line, ...by, name: '' }] : []))
  return { ...day, lines }
}

/**
 * Replaces an item on a day of a master menu. If a recurring item is replaced, its category's recurring items become lines of
 * the day. Null if the item cannot be removed: nothing would be left in its category, so it would recur.
 */
export function replaceOnMasterDay(
  own: MenuDay | null,
  recurring: RecurringDays,
  date: string,
  change: { find: PlannedItemRef; by: OfferOfLine | null },
): MenuDay | null {
  const { find, by } = change
  const stored = own ?? emptyMenuDay
  const served = withRecurringItems(own, recurring, date) ?? stored
  const recurs = served.lines.slice(stored.lines.length)
  const touched = new Set(
    recurs.filter((line) => isSameItem(plannedItemOf(line), find)).map(({ category }) => category),
  )
  const kept: MenuLine[] = []
  for (const line of recurs.filter(({ category }) => touched.has(category))) {
    const taken = new Set([...served.lines, ...kept].map(({ id }) => id))
    // A recurring line's mark is not allowed in a planned line's id.
    kept.push({ ...line, id: line.id.endsWith('~') ? freeId(line.id.replaceAll('~', '_'), taken) : line.id })
  }
  const changed = replaceOnDay({ ...stored, lines: [...stored.lines, ...kept] }, find, by)
  const left = withRecurringItems(changed, recurring, date) ?? changed
  return left.lines.some((line) => isSameItem(plannedItemOf(line), find)) ? null : changed
}

const freeId = (id: string, taken: ReadonlySet<string>): string => (taken.has(id) ? freeId(`${id}_`, taken) : id)
