// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callRecipes } from '../../../transport.ts'
import type { Id, ReplacementInput, ReplacementPreview, Saved } from '../../types.ts'

/** Replaces an ingredient or a recipe in all master items, and in recipes and menus from a date on. One step, all of it or none. Amounts are kept. Master items change at once, recipes and menu lines on days from the date on. */
export async function createReplacement(body: ReplacementInput, options?: CallOptions): Promise<Saved> {
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
