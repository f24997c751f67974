import type { Schemas } from '../contract/operations.ts'
import type { Letterhead } from './letterhead.ts'

/** The content of a printed production record: a page for each column. */
export interface ProductionDocument extends Letterhead {
  /** `blank`: items and portions, to fill in by hand. `planned`: with the plan. `filled`: with everything that was entered. */
  form: 'blank' | 'planned' | 'filled'
  record: Schemas['ProductionRecord']
  /** The caterer's, for the times of signatures. */
  timeZone: string
}
