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

/** Replaces an ingredient or a recipe in all master items, and in recipes and menus from a date on. One step, all of it or none. Amounts are kept. Master items change at once, recipes and menu lines on days from the date on. */
export async function createReplacement(body: ReplacementInput, options?: CallOptions): Promise<Added> {
  return callRecipes('/food/replacements', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Shows what replacing an ingredient or a recipe everywhere from a date changes. Nothing is stored. At most 100 recipes, master items and problems are listed, and at most 12 weeks are checked, with how many there are. */
export async function previewReplacement(body: ReplacementInput, options?: CallOptions): Promise<ReplacementPreview> {
  return callRecipes('/food/replacements/preview', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Takes back a whole replacement. One step, all of it or none. Rejected with the names of what was changed since. */
export async function undoReplacement(id: Id, options?: CallOptions): Promise<Saved> {
  return callRecipes(`/food/replacements/${encodeURIComponent(id)}/undo`, { ...options, method: 'POST' })
}

/** Replaces an item on days of menus, or removes it. Days that were served, or saved by someone after the preview, are left as they are and named. The line keeps its place and its planned servings; the new item comes in its usual portion. */
export async function createPlannedReplacement(
  body: PlannedReplacementInput,
  options?: CallOptions,
): Promise<PlannedReplacementResult> {
  return callRecipes('/food/replacements/planned', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Finds what is planned in a menu, or in all menus of its kind, from a day on. Nothing is stored. An item is what a line names: a master item, a placeholder, a text, or else its recipe or ingredient. At most 50 are listed, by name, with how many there are. */
export async function findPlannedItems(body: PlannedSearch, options?: CallOptions): Promise<PlannedItems> {
  return callRecipes('/food/replacements/planned/items', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Shows the days on which an item would be replaced, with their cost and the verdicts of their weeks. Nothing is stored. At most 500 days are listed, and the verdicts of at most 12 weeks are computed. Served days never change and are only counted. */
export async function previewPlannedReplacement(
  body: PlannedReplacementQuestion,
  options?: CallOptions,
): Promise<PlannedReplacementPreview> {
  return callRecipes('/food/replacements/planned/preview', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Takes back a replacement on days of menus. One step, all of it or none. Rejected with the names of the days that were changed since. */
export async function undoPlannedReplacement(id: Id, options?: CallOptions): Promise<Saved> {
  return callRecipes(`/food/replacements/planned/${encodeURIComponent(id)}/undo`, { ...options, method: 'POST' })
}
