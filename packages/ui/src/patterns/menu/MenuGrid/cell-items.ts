import type { MenuGridDay, MenuGridItem } from './menu-grid-types.ts'

const none: readonly MenuGridItem[] = []
const cells = new WeakMap<MenuGridDay, Map<string, MenuGridItem[]>>()

/** The items of one cell, in menu order. A day is grouped into cells once. */
export function cellItems(day: MenuGridDay, category: string): readonly MenuGridItem[] {
  let byCategory = cells.get(day)
  if (!byCategory) {
    byCategory = Map.groupBy(day.items, (item) => item.category)
    cells.set(day, byCategory)
  }
  return byCategory.get(category) ?? none
}

/** Whether two cells have the same items in the same order. */
export const areSameItems = (one: readonly MenuGridItem[], other: readonly MenuGridItem[]) =>
  one.length === other.length && one.every((item, index) => item === other[index])
