import type { PlannedItem } from '@commissary/api-client'

import type { MenuItem } from '../menu-items.ts'

type ItemRef = PlannedItem['item']

/** An item that can take the place of another. */
export interface ReplaceTarget {
  id: string
  name: string
  item: ItemRef
}

/** What an item of the library puts on a line. */
export function refOf({ menuItemId, placeholderId, recipeId, ingredientId }: MenuItem): ItemRef {
  if (placeholderId) return { kind: 'placeholder', id: placeholderId, text: null }
  if (menuItemId) return { kind: 'menuItem', id: menuItemId, text: null }
  if (recipeId) return { kind: 'recipe', id: recipeId, text: null }
  return { kind: 'ingredient', id: ingredientId, text: null }
}

/** Everything that the planner offers, without the item that is replaced. */
export const replaceTargets = (items: readonly MenuItem[], find: ItemRef | null): ReplaceTarget[] =>
  items
    .map((item) => ({ id: item.id, name: item.name, item: refOf(item) }))
    .filter(({ item }) => find === null || item.kind !== find.kind || item.id !== find.id)

/** Identifies a day among those of all menus. */
export const dayKey = ({ menuId, day }: { menuId: number; day: string }): string => `${menuId} ${day}`
