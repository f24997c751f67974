// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { ListRecordHistoryParams, RecordHistory } from '../types.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'

const getListRecordHistoryUrl = (params: ListRecordHistoryParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/recordHistory?${stringifiedParams}` : `/recordHistory`
}

/**
 * Needs what reading the record itself needs: role, module and flag.
 * @summary Who changed which field of a settings record, when
 */
export const listRecordHistory = async (
  params: ListRecordHistoryParams,
  options?: CallOptions,
): Promise<RecordHistory> => {
  return callProduct<RecordHistory>(getListRecordHistoryUrl(params), {
    ...options,
    method: 'GET',
  })
}
