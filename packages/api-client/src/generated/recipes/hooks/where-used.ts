// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type { Id, Uses } from '../../types.ts'
import { readIngredientUses, readRecipeUses, readMenuItemUses } from '../calls/where-used.ts'

/** Reads where an ingredient is used, through any depth of recipes */
export function useReadIngredientUses(id: Id, options?: ReadOptions<Uses>) {
  return useRead([`/ingredient/ingredients/${encodeURIComponent(id)}/uses`], () => readIngredientUses(id), options)
}

/** Sends the request of `useReadIngredientUses` early */
export function preloadReadIngredientUses(id: Id) {
  readEarly([`/ingredient/ingredients/${encodeURIComponent(id)}/uses`], () => readIngredientUses(id))
}

/** Reads where a recipe is used, through any depth of recipes */
export function useReadRecipeUses(id: Id, options?: ReadOptions<Uses>) {
  return useRead([`/recipe/recipes/${encodeURIComponent(id)}/uses`], () => readRecipeUses(id), options)
}

/** Sends the request of `useReadRecipeUses` early */
export function preloadReadRecipeUses(id: Id) {
  readEarly([`/recipe/recipes/${encodeURIComponent(id)}/uses`], () => readRecipeUses(id))
}

/** Reads the menus that a master item is on */
export function useReadMenuItemUses(id: Id, options?: ReadOptions<Uses>) {
  return useRead([`/recipe/menuItems/${encodeURIComponent(id)}/uses`], () => readMenuItemUses(id), options)
}

/** Sends the request of `useReadMenuItemUses` early */
export function preloadReadMenuItemUses(id: Id) {
  readEarly([`/recipe/menuItems/${encodeURIComponent(id)}/uses`], () => readMenuItemUses(id))
}
