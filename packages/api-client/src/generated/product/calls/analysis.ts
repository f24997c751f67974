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

/** Lists what a month is analyzed with where it differs from the plan */
export async function listMenuAnalysisItems(
  params: ListMenuAnalysisItemsParams,
  options?: CallOptions,
): Promise<MenuAnalysisItemList> {
  return callProduct(withQuery('/MenuAnalysisItems/search/findByMenuSummaryId', params), { ...options, method: 'GET' })
}

/** Adds what a line, or a day's meals, is analyzed with. A line, and the meals of a day, have one for each grade group. Served days can be changed: what was served is known after them. */
export async function createMenuAnalysisItem(body: MenuAnalysisItemInput, options?: CallOptions): Promise<Added> {
  return callProduct('/MenuAnalysisItems', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Saves what a line, or a day's meals, is analyzed with */
export async function updateMenuAnalysisItem(
  id: Id,
  body: MenuAnalysisItemInput,
  options?: CallOptions,
): Promise<Saved> {
  return callProduct(`/MenuAnalysisItems/${encodeURIComponent(id)}`, { ...options, method: 'PUT', ...jsonBody(body) })
}

/** Exports the meal pattern of a month for a reviewer, a week per page or sheet. Components and vegetable subgroups with their items and credits, by day, with the week's total, what is required, and the gap. */
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

/** Checks the weeks of several schools; on request with the items behind an average. Not in the specification. Schools whose menus are the same in a week share an entry. */
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
