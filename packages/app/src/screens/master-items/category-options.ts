import { mealCategories, mealCategoryCode } from '@commissary/domain/menu'
import type { Translate } from '@commissary/messages'

/** The meal categories as options, by the codes of the calls. */
export const categoryOptions = (t: Translate) =>
  mealCategories.map((category) => ({ value: mealCategoryCode(category), label: t(`words.categories.${category}`) }))
