import { defaultSelections } from './analysis/planned-week.ts'
import type { Selections } from './menu-days.ts'
import type { MealCategory } from './model.ts'

/** "All of them" in a category whose default is a number. It is the largest count that the API accepts. */
const allItems = 20

/** How many items of a category one student may take; null = all of them. */
export function selectionLimit(selections: Selections | null | undefined, category: MealCategory): number | null {
  const limit = selections?.[category] ?? defaultSelections[category]
  return limit === undefined || limit >= allItems ? null : limit
}

/** The selections of a day with one category's limit changed; null = all defaults. */
export function withSelectionLimit(
  selections: Selections | null | undefined,
  category: MealCategory,
  limit: number | null,
): Selections | null {
  const { [category]: _previous, ...rest } = selections ?? {}
  const isDefault = limit === null ? defaultSelections[category] === undefined : limit === defaultSelections[category]
  const next: Selections = isDefault ? rest : { ...rest, [category]: limit ?? allItems }
  return Object.keys(next).length === 0 ? null : next
}
