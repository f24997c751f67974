import { mealCategories, mealCategoryCode } from '@commissary/domain/menu'
import type { Translate } from '@commissary/messages'

/** The codes that an address may name; MAINCOURSE is also Entree. Not the contract's list, which would load all its other lists. */
export const mealCategoryCodes = [...mealCategories.map(mealCategoryCode), 'MAINCOURSE'] as const

/** The meal categories as options, by the codes of the calls. */
export const categoryOptions = (t: Translate) =>
  mealCategories.map((category) => ({ value: mealCategoryCode(category), label: t(`words.categories.${category}`) }))
