// Generated from openapi/ by `pnpm generate`. Do not edit.

import useSwr, { type Key, type SWRConfiguration } from 'swr'
import type { ApiError } from '../../../api-error.ts'
import { listRecordHistory } from '../calls/history.ts'
import type { ListRecordHistoryParams } from '../types.ts'

const getListRecordHistoryKey = (params: ListRecordHistoryParams) =>
  [`/recordHistory`, ...(params ? [params] : [])] as const

/**
 * @summary Who changed which field of a settings record, when
 */
export const useListRecordHistory = (
  params: ListRecordHistoryParams,
  options?: SWRConfiguration<Awaited<ReturnType<typeof listRecordHistory>>, ApiError> & {
    swrKey?: Key
    enabled?: boolean
  },
) => {
  const isEnabled = options?.enabled !== false
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getListRecordHistoryKey(params) : null))
  const swrFn = () => listRecordHistory(params)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}
