// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type { Id, MenuPlan } from '../../types.ts'
import { readMenuPlan } from '../calls/nutrition-planner.ts'

/** Reads a plan with its progress and the best menus so far */
export function useReadMenuPlan(id: Id, options?: ReadOptions<MenuPlan>) {
  return useRead([`/nutrition-planner/${encodeURIComponent(id)}`], () => readMenuPlan(id), options)
}

/** Sends the request of `useReadMenuPlan` early */
export function preloadReadMenuPlan(id: Id) {
  readEarly([`/nutrition-planner/${encodeURIComponent(id)}`], () => readMenuPlan(id))
}
