// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'
import type { MenuAnalysis, MenuAnalysisRequest } from '../../types.ts'

/** Checks the weeks of a school's menu against the meal pattern and the dietary limits */
export async function analyzeMenu(body: MenuAnalysisRequest, options?: CallOptions): Promise<MenuAnalysis> {
  return callProduct('/menu-analysis', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Prints the same analysis as a PDF in the paper size of the caterer's country */
export async function printMenuAnalysis(body: MenuAnalysisRequest, options?: CallOptions): Promise<File> {
  return callProduct('/menuNutritionAnalyze/print', { ...options, method: 'POST', ...jsonBody(body) })
}
