// Generated from openapi/ by `pnpm generate`. Do not edit.

import type {
  CatererAnalysisSettings,
  CatererAnalysisSettingsInput,
  ReadCatererAnalysisSettingsParams,
  Saved,
} from '../types.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'

const getReadCatererAnalysisSettingsUrl = (params: ReadCatererAnalysisSettingsParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0
    ? `/catererAnalysisSettings/search/findByCatererAnalysisId?${stringifiedParams}`
    : `/catererAnalysisSettings/search/findByCatererAnalysisId`
}

/**
 * @summary The settings of a caterer
 */
export const readCatererAnalysisSettings = async (
  params: ReadCatererAnalysisSettingsParams,
  options?: CallOptions,
): Promise<CatererAnalysisSettings> => {
  return callProduct<CatererAnalysisSettings>(getReadCatererAnalysisSettingsUrl(params), {
    ...options,
    method: 'GET',
  })
}

const getCreateCatererAnalysisSettingsUrl = () => {
  return `/catererAnalysisSettings`
}

/**
 * @summary Saves the settings for the first time
 */
export const createCatererAnalysisSettings = async (
  catererAnalysisSettingsInput: CatererAnalysisSettingsInput,
  options?: CallOptions,
): Promise<Saved> => {
  return callProduct<Saved>(getCreateCatererAnalysisSettingsUrl(), {
    ...options,
    method: 'POST',
    contentType: 'application/json',
    body: JSON.stringify(catererAnalysisSettingsInput),
  })
}

const getUpdateCatererAnalysisSettingsUrl = (id: number) => {
  return `/catererAnalysisSettings/${encodeURIComponent(id)}`
}

/**
 * @summary Saves the settings
 */
export const updateCatererAnalysisSettings = async (
  id: number,
  catererAnalysisSettingsInput: CatererAnalysisSettingsInput,
  options?: CallOptions,
): Promise<Saved> => {
  return callProduct<Saved>(getUpdateCatererAnalysisSettingsUrl(id), {
    ...options,
    method: 'PUT',
    contentType: 'application/json',
    body: JSON.stringify(catererAnalysisSettingsInput),
  })
}
