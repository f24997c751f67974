// Generated from openapi/ by `pnpm generate`. Do not edit.

import { withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'
import type { ListRecordHistoryParams, RecordHistory } from '../../types.ts'

/** Lists who changed which field of a settings record, and when. Requires the same role, module and flag as reading the record. The history of a school's month, a student or a household also requires access to the school. */
export async function listRecordHistory(
  params: ListRecordHistoryParams,
  options?: CallOptions,
): Promise<RecordHistory> {
  return callProduct(withQuery('/recordHistory', params), { ...options, method: 'GET' })
}
