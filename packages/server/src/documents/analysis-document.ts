import type { ServiceDay } from '@commissary/domain/menu'

import type { MenuAnalysis } from '../modules/analysis/store.ts'
import type { Letterhead } from './letterhead.ts'

/** The content of a printed analysis. */
export interface AnalysisDocument extends Letterhead {
  analysis: MenuAnalysis
  /** The analyzed days with their items. */
  days: ServiceDay[]
}
