// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type { ListRecordHistoryParams, RecordHistory } from '../../types.ts'
import { listRecordHistory } from '../calls/history.ts'

/** Lists who changed which field of a settings record, and when. Requires the same role, module and flag as reading the record. The history of a school's month, a student or a household also requires access to the school. */
export function useListRecordHistory(params: ListRecordHistoryParams, options?: ReadOptions<RecordHistory>) {
  return useRead(['/recordHistory', params], () => listRecordHistory(params), options)
}

/** Sends the request of `useListRecordHistory` early */
export function preloadListRecordHistory(params: ListRecordHistoryParams) {
  readEarly(['/recordHistory', params], () => listRecordHistory(params))
}
