import {
  type ReadIngredientUsesParams,
  useReadIngredientUses,
  useReadMenuItemUses,
  useReadRecipeUses,
} from '@commissary/api-client'

/** Menus by their days and schools. */
export type UsedMenus = ReadIngredientUsesParams

const reads = {
  ingredient: useReadIngredientUses,
  recipe: useReadRecipeUses,
  menuItem: (id: number) => useReadMenuItemUses(id),
}

export type UsedKind = keyof typeof reads

/** Where a record is used, on all menus or on some. A component keeps its kind. */
export const useUses = (kind: UsedKind, id: number, served?: UsedMenus) => reads[kind](id, served)
