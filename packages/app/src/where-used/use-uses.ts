import { useReadIngredientUses, useReadMenuItemUses, useReadRecipeUses } from '@commissary/api-client'

const reads = { ingredient: useReadIngredientUses, recipe: useReadRecipeUses, menuItem: useReadMenuItemUses }

export type UsedKind = keyof typeof reads

/** Where a record is used. A component keeps its kind. */
export const useUses = (kind: UsedKind, id: number) => reads[kind](id)
