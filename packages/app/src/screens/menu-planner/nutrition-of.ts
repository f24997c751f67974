import { menuItemKey } from '@commissary/domain/menu'
import type { PortionNutrition } from '@commissary/domain/recipe'

import type { SavedDay } from './menu-source.ts'

/** Nutrition per portion by `menuItemKey`. */
export type ItemNutrition = ReadonlyMap<string, PortionNutrition>

/** The nutrition that comes with the lines of saved days. */
export const nutritionOf = (days: readonly Pick<SavedDay, 'foods'>[]): ItemNutrition =>
  new Map(days.flatMap(({ foods }) => foods.map((food) => [menuItemKey(food), food.nutrition] as const)))
