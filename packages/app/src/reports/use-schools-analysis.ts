import {
  analyzeSchools,
  type ApiError,
  type SchoolsAnalysis,
  type SchoolsAnalysisRequest,
} from '@commissary/api-client'
import useSWR from 'swr'

/** The analysis of several schools. Cached like a read: the call is a POST but changes nothing. */
export const useSchoolsAnalysis = (request: SchoolsAnalysisRequest, { enabled = true } = {}) =>
  useSWR<SchoolsAnalysis, ApiError>(enabled ? ['schoolsAnalysis', request] : null, () => analyzeSchools(request))
