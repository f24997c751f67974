import { type DiscontinuedFood, discontinuedOn, menuItemKey, type MenuLine } from '@commissary/domain/menu'

import type { MenuItem } from './menu-items.ts'
import type { SavedDay } from './menu-source.ts'

/** The discontinued foods of a line on a date. */
export type DiscontinuedOf = (
  line: Pick<MenuLine, 'recipeId' | 'ingredientId' | 'portion'>,
  date: string,
) => DiscontinuedFood[]

/** Looks up what is discontinued in the lines of saved days and in the items of the library. */
export function discontinuedOf(days: readonly Pick<SavedDay, 'foods'>[], items: readonly MenuItem[]): DiscontinuedOf {
  const offered = items.flatMap((item) => [item, ...(item.periods ?? [])])
  const lines = [...offered, ...days.flatMap((day) => day.foods)]
  const known = new Map(
    lines.flatMap((line) => {
      const { discontinued = [] } = line
      return discontinued.length === 0 ? [] : [[menuItemKey(line), discontinued] as const]
    }),
  )
  return (line, date) => discontinuedOn(known.get(menuItemKey(line)) ?? [], date)
}

/** The item's own food, if it is discontinued on a date. A recipe that contains such a food can still be planned. */
export function discontinuedFood({ ingredientId, discontinued = [] }: MenuItem, date: string): DiscontinuedFood | null {
  return discontinuedOn(discontinued, date).find((food) => food.ingredientId === ingredientId) ?? null
}
