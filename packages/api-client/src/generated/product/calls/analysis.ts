// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody, withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'
import type {
  Added,
  ExportMealPatternParams,
  Id,
  ListMenuAnalysisItemsParams,
  MealPatternRequest,
  MenuAnalysis,
  MenuAnalysisItemInput,
  MenuAnalysisItemList,
  MenuAnalysisRequest,
  Saved,
  SchoolsAnalysis,
  SchoolsAnalysisRequest,
} from '../../types.ts'

/** Lists the values that a month's analysis uses instead of the plan */
export async function listMenuAnalysisItems(
  params: ListMenuAnalysisItemsParams,
  options?: CallOptions,
): Promise<MenuAnalysisItemList> {
  return callProduct(withQuery('/MenuAnalysisItems/search/findByMenuSummaryId', params), { ...options, method: 'GET' })
}

/** Adds the values that the analysis uses for a line, or for a day's meals. Each line, and the meals of each day, have one for each grade group. Served days can be changed, because what was served is known only afterward. */
export async function createMenuAnalysisItem(body: MenuAnalysisItemInput, options?: CallOptions): Promise<Added> {
  return callProduct('/MenuAnalysisItems', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Saves the values that the analysis uses for a line, or for a day's meals */
export async function updateMenuAnalysisItem(
  id: Id,
  body: MenuAnalysisItemInput,
  options?: CallOptions,
): Promise<Saved> {
  return callProduct(`/MenuAnalysisItems/${encodeURIComponent(id)}`, { ...options, method: 'PUT', ...jsonBody(body) })
}

/** Exports the meal pattern of a month for a reviewer, one week per page or sheet. Components and vegetable subgroups with their items and credits, by day, with the week's total, the requirement and the gap. */
export async function exportMealPattern(
  id: Id,
  body: MealPatternRequest,
  params?: ExportMealPatternParams,
  options?: CallOptions,
): Promise<File> {
  return callProduct(withQuery(`/exportMealPattern/${encodeURIComponent(id)}`, params), {
    ...options,
    method: 'POST',
    ...jsonBody(body),
  })
}

/** Checks the weeks of several schools and, on request, lists the items behind an average. Not in the specification. Schools whose menus are the same in a week share an entry. */
export async function analyzeSchools(body: SchoolsAnalysisRequest, options?: CallOptions): Promise<SchoolsAnalysis> {
  return callProduct('/menu-analysis/schools', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Checks the weeks of a school's menu against the meal pattern and the dietary limits */
export async function analyzeMenu(body: MenuAnalysisRequest, options?: CallOptions): Promise<MenuAnalysis> {
  return callProduct('/menu-analysis', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Prints the same analysis as a PDF in the paper size of the caterer's country */
export async function printMenuAnalysis(body: MenuAnalysisRequest, options?: CallOptions): Promise<File> {
  return callProduct('/menuNutritionAnalyze/print', { ...options, method: 'POST', ...jsonBody(body) })
}
