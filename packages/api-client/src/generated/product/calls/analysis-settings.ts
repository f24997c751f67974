// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody, withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'
import type {
  Added,
  CatererAnalysisSettings,
  CatererAnalysisSettingsInput,
  Id,
  ReadCatererAnalysisSettingsParams,
  Saved,
} from '../../types.ts'

/** Reads the settings of a caterer */
export async function readCatererAnalysisSettings(
  params: ReadCatererAnalysisSettingsParams,
  options?: CallOptions,
): Promise<CatererAnalysisSettings> {
  return callProduct(withQuery('/catererAnalysisSettings/search/findByCatererAnalysisId', params), {
    ...options,
    method: 'GET',
  })
}

/** Saves the settings for the first time */
export async function createCatererAnalysisSettings(
  body: CatererAnalysisSettingsInput,
  options?: CallOptions,
): Promise<Added> {
  return callProduct('/catererAnalysisSettings', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Saves the settings */
export async function updateCatererAnalysisSettings(
  id: Id,
  body: CatererAnalysisSettingsInput,
  options?: CallOptions,
): Promise<Saved> {
  return callProduct(`/catererAnalysisSettings/${encodeURIComponent(id)}`, {
    ...options,
    method: 'PUT',
    ...jsonBody(body),
  })
}
