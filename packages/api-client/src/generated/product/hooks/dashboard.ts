// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type { Dashboard, ReadDashboardParams } from '../../types.ts'
import { readDashboard } from '../calls/dashboard.ts'

/** Reads what needs attention, the meals of a day, and which first steps are done. Each part is null for a caller without access to the list that it links to. The client checks which menus fail a rule, using the schools' calendars. */
export function useReadDashboard(params?: ReadDashboardParams, options?: ReadOptions<Dashboard>) {
  return useRead(['/dashboard', params], () => readDashboard(params), options)
}

/** Sends the request of `useReadDashboard` early */
export function preloadReadDashboard(params?: ReadDashboardParams) {
  readEarly(['/dashboard', params], () => readDashboard(params))
}
