import { newKey } from '@commissary/api-client'
import {
  dayOf,
  type MealCategory,
  mealCategories,
  type MenuEditState,
  menuItemKey,
  type MenuLine,
  suggestedServings,
  usualShareOf,
} from '@commissary/domain/menu'

import { choiceOf } from '../forms/choice.ts'
import type { MenuItem } from './menu-items.ts'

/** The category of a row of the grid. */
export const categoryOf = (id: string): MealCategory => choiceOf(mealCategories, id) ?? 'Miscellaneous'

const newLineId = () => newKey().slice(0, 12)

interface Place {
  state: Pick<MenuEditState, 'days'>
  /** The day that the line is for. */
  key: string
  /** Meals usually planned per day; null if unknown. */
  usualMeals: number | null
}

/** A line with an item as it is offered on the day, and with the servings that suit the day. */
export function itemLine(item: MenuItem, category: MealCategory, { state, key, usualMeals }: Place): MenuLine {
  const { name, recipeId, ingredientId, menuItemId, placeholderId = null, portion } = item
  const usualShare = placeholderId === null ? usualShareOf(Object.values(state.days), menuItemKey(item)) : null
  const day = dayOf(state, key)
  const plannedMeals = day.plannedMeals ?? usualMeals
  const plannedServings = suggestedServings({ ...day, plannedMeals }, category, usualShare)
  const food = { recipeId, ingredientId, menuItemId, portion, ...(placeholderId !== null && { placeholderId }) }
  return { id: newLineId(), name, category, ...food, plannedServings }
}

/** A line without a food. */
export const textLine = (text: string, category: MealCategory): MenuLine => ({
  id: newLineId(),
  name: text,
  text,
  category,
  plannedServings: null,
})
