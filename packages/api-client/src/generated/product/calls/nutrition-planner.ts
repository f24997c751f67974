// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'
import type { Added, Id, MenuPlan, MenuPlanRequest, Saved } from '../../types.ts'

/** Starts planning open days. Fills the open days from the active menu items of the programs' menu type, and from recipes and servable foods, so that every program meets every rule at the lowest food cost. Nothing is changed: read the plan by its id, and save its days to use it. */
export async function beginMenuPlan(body: MenuPlanRequest, options?: CallOptions): Promise<Added> {
  return callProduct('/nutrition-planner', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Reads a plan with its progress and the best menus so far */
export async function readMenuPlan(id: Id, options?: CallOptions): Promise<MenuPlan> {
  return callProduct(`/nutrition-planner/${encodeURIComponent(id)}`, { ...options, method: 'GET' })
}

/** Stops planning and keeps the best menus so far. Has no effect on a plan that has ended. */
export async function cancelMenuPlan(id: Id, options?: CallOptions): Promise<Saved> {
  return callProduct(`/nutrition-planner/${encodeURIComponent(id)}`, { ...options, method: 'DELETE' })
}
