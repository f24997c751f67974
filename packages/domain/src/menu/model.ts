import type { PortionNutrition } from '../recipe/model.ts'

/** Meal categories of the specification, section 3, in the order in which a menu shows them. */
export const mealCategories = ['Entree', 'Fruit', 'Vegetables', 'Side', 'Milk', 'A La Carte', 'Miscellaneous'] as const
export type MealCategory = (typeof mealCategories)[number]

/** Menu types as the server knows them: Lunch travels as MEAL. */
export const menuTypes = ['BREAKFAST', 'MEAL', 'SNACK', 'DINNER', 'EXTRA', 'SIDE'] as const
export type MenuType = (typeof menuTypes)[number]

/** One line of a menu day with the figures of its portion. */
export interface OfferedItem {
  /** Stable within the day. */
  id: string
  name: string
  category: MealCategory
  /** Portions planned; null = not planned yet. */
  plannedServings: number | null
  nutrition: PortionNutrition
}

/** A day of service at one school for one menu type. */
export interface ServiceDay {
  /** YYYY-MM-DD */
  date: string
  /** Reimbursable meals planned; null = not planned yet. */
  plannedMeals: number | null
  /** How many items of a category one student may take. Default: Entree 1, Milk 1, all of the rest. */
  selections?: Partial<Record<MealCategory, number>>
  items: OfferedItem[]
}
