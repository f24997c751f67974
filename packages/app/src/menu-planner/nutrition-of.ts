import { menuItemKey, type MenuLine } from '@commissary/domain/menu'
import type { PortionNutrition } from '@commissary/domain/recipe'

import type { SavedDay } from './menu-source.ts'

/**
 * Nutrition and cost per portion by `menuItemKey`, or by day and key for days whose values are known. Prices, labels and
 * recipes have dates, so an item can have different values on another day.
 */
export type ItemNutrition = ReadonlyMap<string, PortionNutrition>

type FoodsOfDay = Pick<SavedDay, 'foods'> & Partial<Pick<SavedDay, 'key'>>

const dayKey = (key: string, itemKey: string) => `${key} ${itemKey}`

/** The nutrition that comes with the lines of saved days, or with foods without a day. */
export const nutritionOf = (days: readonly FoodsOfDay[]): ItemNutrition =>
  new Map(
    days.flatMap(({ key, foods }) =>
      foods.flatMap((food) => {
        const itemKey = menuItemKey(food)
        const general = [itemKey, food.nutrition] as const
        return key === undefined ? [general] : [general, [dayKey(key, itemKey), food.nutrition] as const]
      }),
    ),
  )

/** The nutrition of a line on a day: the day's, or the item's until the day's is loaded. */
export function portionOn(
  nutrition: ItemNutrition,
  key: string,
  line: Pick<MenuLine, 'recipeId' | 'ingredientId' | 'portion'>,
): PortionNutrition | undefined {
  const itemKey = menuItemKey(line)
  return nutrition.get(dayKey(key, itemKey)) ?? nutrition.get(itemKey)
}
