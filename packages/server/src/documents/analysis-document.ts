import type { ServiceDay } from '@commissary/domain/menu'

import type { MenuAnalysis } from '../modules/analysis/store.ts'

/** What a printed analysis is made from. */
export interface AnalysisDocument {
  analysis: MenuAnalysis
  /** The days behind it, with their items. */
  days: ServiceDay[]
  catererName: string
  /** ISO 3166; decides the paper. */
  country: string
  /** ISO 4217. */
  currency: string
  /** The day of the print, YYYY-MM-DD. */
  printedOn: string
}
