// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { MenuAnalysis, MenuAnalysisRequest } from '../types.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'

const getAnalyzeMenuUrl = () => {
  return `/menu-analysis`
}

/**
 * @summary Judges the weeks of a school's menu by the meal pattern and the dietary limits
 */
export const analyzeMenu = async (
  menuAnalysisRequest: MenuAnalysisRequest,
  options?: CallOptions,
): Promise<MenuAnalysis> => {
  return callProduct<MenuAnalysis>(getAnalyzeMenuUrl(), {
    ...options,
    method: 'POST',
    contentType: 'application/json',
    body: JSON.stringify(menuAnalysisRequest),
  })
}

const getPrintMenuAnalysisUrl = () => {
  return `/menuNutritionAnalyze/print`
}

/**
 * @summary The same analysis as a PDF on the paper of the caterer's country
 */
export const printMenuAnalysis = async (
  menuAnalysisRequest: MenuAnalysisRequest,
  options?: CallOptions,
): Promise<File> => {
  return callProduct<File>(getPrintMenuAnalysisUrl(), {
    ...options,
    method: 'POST',
    contentType: 'application/json',
    body: JSON.stringify(menuAnalysisRequest),
  })
}
