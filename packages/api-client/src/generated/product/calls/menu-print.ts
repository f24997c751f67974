// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'
import type { MenuPrintRequest } from '../../types.ts'

/** Prints the days of a menu for families or for the kitchen. In the paper size of the caterer's country. For families, a calendar page per month that marks allergens with letters; for the kitchen, a page per week with portions and planned servings. Not in the specification. */
export async function printMenu(body: MenuPrintRequest, options?: CallOptions): Promise<File> {
  return callProduct('/menus/print', { ...options, method: 'POST', ...jsonBody(body) })
}
