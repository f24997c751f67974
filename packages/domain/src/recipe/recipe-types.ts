// Separate from the draft, because lists filter by them.

export const recipeTypes = ['myRecipe', 'usda', 'shared', 'subRecipe', 'saladBar'] as const
export type RecipeType = (typeof recipeTypes)[number]

export const recipeStatuses = ['draft', 'tested', 'approved'] as const
