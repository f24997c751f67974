import type { MealCategory } from './model.ts'
import type { Quantity } from '../units/model.ts'

/** One line of a menu: a portion of a recipe, an ingredient with its own portion, a placeholder, or a free text. */
export interface MenuLine {
  /** Stable within the day, and the same in a master menu and the schools that follow it. */
  id: string
  name: string
  category: MealCategory
  recipeId?: number | null
  ingredientId?: number | null
  /** The master item that the line offers. It names the line; recipe, ingredient and portion are the line's own. */
  menuItemId?: number | null
  /** What the planner reserved the line for. It brings nothing until it is replaced by a food. */
  placeholderId?: number | null
  /** A line without a food. It has no nutrition and no credits. */
  text?: string | null
  /** For ingredients; recipes define their own portion. */
  portion?: Quantity | null
  /** Null = not planned yet. */
  plannedServings: number | null
  /** The only serving line that has it, from 1; null or absent = every line. */
  servingLine?: number | null
}
