import { analyzeMenu, type ApiError, type MenuAnalysis, type MenuAnalysisRequest } from '@commissary/api-client'
import useSWR from 'swr'

/** The analysis of a range of days. Cached like a read: the call is a POST but changes nothing. */
export const useMenuAnalysis = (request: MenuAnalysisRequest, { enabled = true } = {}) =>
  useSWR<MenuAnalysis, ApiError>(enabled ? ['menuAnalysis', request] : null, () => analyzeMenu(request))
