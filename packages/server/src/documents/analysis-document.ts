import type { DiscontinuedFood, NutrientStandard, ServiceDay } from '@commissary/domain/menu'

import type { MenuAnalysis } from '../modules/analysis/store.ts'
import type { Letterhead } from './letterhead.ts'

/** The content of a printed analysis. */
export interface AnalysisDocument extends Letterhead {
  analysis: MenuAnalysis
  /** The analyzed days with their items. */
  days: ServiceDay[]
  /** The foods of items that are discontinued on the day, by `date/itemId`. */
  discontinued: ReadonlyMap<string, readonly DiscontinuedFood[]>
  /** The caterer's own nutrient standards, of any program; none in a binder, which proves what the federal rules require. */
  standards: readonly NutrientStandard[]
}
