import { analyzeMenu, type ApiError, type MenuAnalysis, type MenuAnalysisRequest } from '@commissary/api-client'
import useSWR from 'swr'

/** The analysis of a range of days; it is read like a list although the call is a POST, for it changes nothing. */
export const useMenuAnalysis = (request: MenuAnalysisRequest, { enabled = true } = {}) =>
  useSWR<MenuAnalysis, ApiError>(enabled ? ['menuAnalysis', request] : null, () => analyzeMenu(request))
