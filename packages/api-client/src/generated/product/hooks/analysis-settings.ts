// Generated from openapi/ by `pnpm generate`. Do not edit.

import useSwr, { type Key, type SWRConfiguration } from 'swr'
import type { ApiError } from '../../../api-error.ts'
import { readCatererAnalysisSettings } from '../calls/analysis-settings.ts'
import type { ReadCatererAnalysisSettingsParams } from '../types.ts'

const getReadCatererAnalysisSettingsKey = (params: ReadCatererAnalysisSettingsParams) =>
  [`/catererAnalysisSettings/search/findByCatererAnalysisId`, ...(params ? [params] : [])] as const

/**
 * @summary The settings of a caterer
 */
export const useReadCatererAnalysisSettings = (
  params: ReadCatererAnalysisSettingsParams,
  options?: SWRConfiguration<Awaited<ReturnType<typeof readCatererAnalysisSettings>>, ApiError> & {
    swrKey?: Key
    enabled?: boolean
  },
) => {
  const isEnabled = options?.enabled !== false
  const swrKey = options?.swrKey ?? (() => (isEnabled ? getReadCatererAnalysisSettingsKey(params) : null))
  const swrFn = () => readCatererAnalysisSettings(params)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, ApiError>(swrKey, swrFn, options)

  return query
}
