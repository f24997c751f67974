import type { MealCategory } from './model.ts'

/** Meal categories as the calls of master items name them. */
const codes = {
  Entree: 'ENTREE',
  Fruit: 'FRUIT',
  Vegetables: 'VEGETABLES',
  Side: 'SIDE',
  'A La Carte': 'ALACARTE',
  Milk: 'MILK',
  Miscellaneous: 'MISCELLANEOUS',
} as const satisfies Record<MealCategory, string>

export type MealCategoryCode = (typeof codes)[MealCategory]

/** The code of a meal category: ALACARTE for A La Carte. */
export const mealCategoryCode = (category: MealCategory): MealCategoryCode => codes[category]

const categories = new Map<string, MealCategory>([
  ...(Object.keys(codes) as MealCategory[]).map((category) => [codes[category], category] as const),
  ['MAINCOURSE', 'Entree'],
])

/** The meal category of a code. MAINCOURSE is accepted as ENTREE. Throws for any other text. */
export function mealCategoryOf(code: string): MealCategory {
  const category = categories.get(code)
  if (!category) throw new RangeError(`${code} is not a meal category`)
  return category
}
