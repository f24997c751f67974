// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callRecipes } from '../../../transport.ts'
import type {
  Added,
  Id,
  PlannedItems,
  PlannedReplacementInput,
  PlannedReplacementPreview,
  PlannedReplacementQuestion,
  PlannedReplacementResult,
  PlannedSearch,
  ReplacementInput,
  ReplacementPreview,
  Saved,
} from '../../types.ts'

/** Replaces an ingredient or a recipe in all master items and, starting on a date, in recipes and menus. One step, all or nothing. Amounts are kept. Master items change immediately; recipes and menu lines change on days starting on the date. */
export async function createReplacement(body: ReplacementInput, options?: CallOptions): Promise<Added> {
  return callRecipes('/food/replacements', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Previews replacing an ingredient or a recipe everywhere, starting on a date. Nothing is stored. Lists at most 100 recipes, master items and problems, and checks at most 12 weeks, with the total numbers. */
export async function previewReplacement(body: ReplacementInput, options?: CallOptions): Promise<ReplacementPreview> {
  return callRecipes('/food/replacements/preview', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Undoes a whole replacement. One step, all or nothing. Rejected with the names of what was changed since. */
export async function undoReplacement(id: Id, options?: CallOptions): Promise<Saved> {
  return callRecipes(`/food/replacements/${encodeURIComponent(id)}/undo`, { ...options, method: 'POST' })
}

/** Replaces an item on days of menus, or removes it. Days that were served, or that someone saved after the preview, stay as they are and are named. The line keeps its position and its planned servings; the new item has its usual portion. */
export async function createPlannedReplacement(
  body: PlannedReplacementInput,
  options?: CallOptions,
): Promise<PlannedReplacementResult> {
  return callRecipes('/food/replacements/planned', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Finds what is planned in a menu, or in all menus of its kind, starting on a day. Nothing is stored. An item is what a line names: a master item, a placeholder, a text or, if there is none, its recipe or ingredient. Lists at most 50 items, by name, with the total number. */
export async function findPlannedItems(body: PlannedSearch, options?: CallOptions): Promise<PlannedItems> {
  return callRecipes('/food/replacements/planned/items', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Previews the days on which an item would be replaced, with their cost and the verdicts of their weeks. Nothing is stored. Lists at most 500 days, and computes the verdicts of at most 12 weeks. Served days never change and are only counted. */
export async function previewPlannedReplacement(
  body: PlannedReplacementQuestion,
  options?: CallOptions,
): Promise<PlannedReplacementPreview> {
  return callRecipes('/food/replacements/planned/preview', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Undoes a replacement on days of menus. One step, all or nothing. Rejected with the names of the days that were changed since. */
export async function undoPlannedReplacement(id: Id, options?: CallOptions): Promise<Saved> {
  return callRecipes(`/food/replacements/planned/${encodeURIComponent(id)}/undo`, { ...options, method: 'POST' })
}
