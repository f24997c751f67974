// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type {
  ChangeEffects,
  ChangedSpecs,
  Id,
  ReadChangeEffectsParams,
  ReadIngredientUsesParams,
  ReadRecipeUsesParams,
  Uses,
} from '../../types.ts'
import {
  readIngredientUses,
  readChangeEffects,
  listChangedSpecs,
  readRecipeUses,
  readMenuItemUses,
} from '../calls/where-used.ts'

/** Reads where an ingredient is used, through any depth of recipes */
export function useReadIngredientUses(id: Id, params?: ReadIngredientUsesParams, options?: ReadOptions<Uses>) {
  return useRead(
    [`/ingredient/ingredients/${encodeURIComponent(id)}/uses`, params],
    () => readIngredientUses(id, params),
    options,
  )
}

/** Sends the request of `useReadIngredientUses` early */
export function preloadReadIngredientUses(id: Id, params?: ReadIngredientUsesParams) {
  readEarly([`/ingredient/ingredients/${encodeURIComponent(id)}/uses`, params], () => readIngredientUses(id, params))
}

/** Reads how an ingredient's changes that no one has reviewed affect recipes, master items and coming weeks. If all were reviewed, the last change. */
export function useReadChangeEffects(id: Id, params?: ReadChangeEffectsParams, options?: ReadOptions<ChangeEffects>) {
  return useRead(
    [`/ingredient/ingredients/${encodeURIComponent(id)}/changeEffects`, params],
    () => readChangeEffects(id, params),
    options,
  )
}

/** Sends the request of `useReadChangeEffects` early */
export function preloadReadChangeEffects(id: Id, params?: ReadChangeEffectsParams) {
  readEarly([`/ingredient/ingredients/${encodeURIComponent(id)}/changeEffects`, params], () =>
    readChangeEffects(id, params),
  )
}

/** Lists the ingredients in use with changes that no one has reviewed */
export function useListChangedSpecs(options?: ReadOptions<ChangedSpecs>) {
  return useRead(['/ingredient/changedSpecs'], () => listChangedSpecs(), options)
}

/** Sends the request of `useListChangedSpecs` early */
export function preloadListChangedSpecs() {
  readEarly(['/ingredient/changedSpecs'], () => listChangedSpecs())
}

/** Reads where a recipe is used, through any depth of recipes */
export function useReadRecipeUses(id: Id, params?: ReadRecipeUsesParams, options?: ReadOptions<Uses>) {
  return useRead([`/recipe/recipes/${encodeURIComponent(id)}/uses`, params], () => readRecipeUses(id, params), options)
}

/** Sends the request of `useReadRecipeUses` early */
export function preloadReadRecipeUses(id: Id, params?: ReadRecipeUsesParams) {
  readEarly([`/recipe/recipes/${encodeURIComponent(id)}/uses`, params], () => readRecipeUses(id, params))
}

/** Reads the menus that a master item is on */
export function useReadMenuItemUses(id: Id, options?: ReadOptions<Uses>) {
  return useRead([`/recipe/menuItems/${encodeURIComponent(id)}/uses`], () => readMenuItemUses(id), options)
}

/** Sends the request of `useReadMenuItemUses` early */
export function preloadReadMenuItemUses(id: Id) {
  readEarly([`/recipe/menuItems/${encodeURIComponent(id)}/uses`], () => readMenuItemUses(id))
}
