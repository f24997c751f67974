// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'
import type { Added, ReportExport } from '../../types.ts'

/** Starts exporting the tables of a report as a PDF, a spreadsheet or CSV. Not in the specification. `/reportExports` has the progress and the file. The PDF has the caterer's letterhead and the paper size of its country. */
export async function exportReport(body: ReportExport, options?: CallOptions): Promise<Added> {
  return callProduct('/exportReport', { ...options, method: 'POST', ...jsonBody(body) })
}
