import type { MealComponent } from '../crediting/model.ts'
import type { MealCategory } from '../food/model.ts'
import type { PortionNutrition } from '../recipe/model.ts'

export { mealCategories, type MealCategory } from '../food/model.ts'

/** Menu types as the API names them: lunch is MEAL. */
export const menuTypes = ['BREAKFAST', 'MEAL', 'SNACK', 'DINNER', 'EXTRA', 'SIDE'] as const
export type MenuType = (typeof menuTypes)[number]

/** What a placeholder is expected to bring per portion: cups of fruit, vegetables and milk, oz eq of grains and meats. */
export type PlaceholderCredits = Partial<Record<MealComponent, number>>

/** One line of a menu day with the nutrition of its portion. */
export interface OfferedItem {
  /** Stable within the day. */
  id: string
  name: string
  category: MealCategory
  /** Portions planned; null = not planned yet. */
  plannedServings: number | null
  /** Portions served; null or absent = unknown. It weights the averages of a day that has `servedMeals`. */
  servedServings?: number | null
  nutrition: PortionNutrition
  /** The only serving line that has it, from 1; null or absent = every line. */
  servingLine?: number | null
  /** Only of a placeholder: what its food is expected to bring. It is named in reasons and never counted. */
  expectedCredits?: PlaceholderCredits
}

/** What the other meals of a day serve to the same children, for the rules of preschool about the whole day. */
export interface OtherMeals {
  /** The largest serving of whole grain-rich grains that a child is sure to get at one of them, oz eq. */
  wholeGrainRich: number
  /** How many of them offer juice. */
  juiceMeals: number
  /** Every other meal of the day is known; otherwise the numbers are lower bounds. */
  isComplete: boolean
}

/** A day of service at one school for one menu type. */
export interface ServiceDay {
  /** YYYY-MM-DD */
  date: string
  /** Reimbursable meals planned; null = not planned yet. */
  plannedMeals: number | null
  /**
   * Reimbursable meals served; null = unknown. With it, served meals and servings weight the averages in place of planned ones.
   * What is offered, and so the components, stays the plan's.
   */
  servedMeals?: number | null
  /** How many items of a category one student may take. Default: 1 entree, 1 milk, everything else. */
  selections?: Partial<Record<MealCategory, number>>
  /** Absent = nothing is known about the day's other meals. */
  otherMeals?: OtherMeals
  items: OfferedItem[]
}
