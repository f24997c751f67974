// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type { CatererAnalysisSettings, ReadCatererAnalysisSettingsParams } from '../../types.ts'
import { readCatererAnalysisSettings } from '../calls/analysis-settings.ts'

/** Reads the settings of a caterer */
export function useReadCatererAnalysisSettings(
  params: ReadCatererAnalysisSettingsParams,
  options?: ReadOptions<CatererAnalysisSettings>,
) {
  return useRead(
    ['/catererAnalysisSettings/search/findByCatererAnalysisId', params],
    () => readCatererAnalysisSettings(params),
    options,
  )
}

/** Sends the request of `useReadCatererAnalysisSettings` early */
export function preloadReadCatererAnalysisSettings(params: ReadCatererAnalysisSettingsParams) {
  readEarly(['/catererAnalysisSettings/search/findByCatererAnalysisId', params], () =>
    readCatererAnalysisSettings(params),
  )
}
