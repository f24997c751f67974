import type { Recipe, RecipeInput } from '@commissary/api-client'
import { type RecipeDraft, toRecipeDraft, toRecipeInput } from '@commissary/domain/recipe'

/** From which day a change to an approved recipe is a new version, or whether it corrects a mistake. */
export interface VersionValues {
  versionFrom: string
  isCorrection: boolean
}

/** A new version starts today, but never before the last one. */
export const firstDay = ({ validFrom }: Pick<Recipe, 'validFrom'>, today: string): string =>
  validFrom !== null && validFrom > today ? validFrom : today

/** The form's values for a new version of a recipe; null for a new recipe. */
export const versionValues = (recipe: Recipe | null, today: string): VersionValues => ({
  versionFrom: recipe ? firstDay(recipe, today) : today,
  isCorrection: false,
})

/** Whether a draft has content that the stored recipe does not. */
export const changesRecipe = (recipe: Recipe, draft: RecipeDraft): boolean =>
  JSON.stringify(toRecipeInput(toRecipeDraft(recipe))) !== JSON.stringify(toRecipeInput(draft))

/** What an edit of a recipe sends besides its content: only an approved one has versions. */
export function versionInput(
  recipe: Recipe,
  { versionFrom, isCorrection }: VersionValues,
): Pick<RecipeInput, 'versionFrom' | 'isCorrection'> {
  if (recipe.status !== 'approved') return {}
  return isCorrection ? { isCorrection } : { versionFrom: versionFrom || null }
}
