// Generated from openapi/ by `pnpm generate`. Do not edit.

import { withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'
import type { Dashboard, ReadDashboardParams } from '../../types.ts'

/** Reads what needs attention, the meals of a day, and which first steps are done. Each part is null for a caller without access to the list that it links to. The client checks which menus fail a rule, using the schools' calendars. */
export async function readDashboard(params?: ReadDashboardParams, options?: CallOptions): Promise<Dashboard> {
  return callProduct(withQuery('/dashboard', params), { ...options, method: 'GET' })
}
