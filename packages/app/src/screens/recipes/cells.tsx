import type { MealCategory, RecipeType } from '@commissary/api-client'

import { useMessages } from '../../messages/messages.ts'

export function TypeCell({ type }: { type: RecipeType }) {
  return useMessages()(`words.recipeTypes.${type}`)
}

export function CategoryCell({ category }: { category: MealCategory | null }) {
  const t = useMessages()
  return category ? t(`words.categories.${category}`) : null
}
