import type { MenuAnalysis, MenuAnalysisRequest } from '../modules/analysis/store.ts'

/** What a printed analysis is made from. */
export interface AnalysisDocument {
  request: MenuAnalysisRequest
  analysis: MenuAnalysis
  catererName: string
  /** ISO 3166; decides the paper. */
  country: string
  /** ISO 4217. */
  currency: string
}
