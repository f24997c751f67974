import type { Schemas } from '../contract/operations.ts'
import type { Letterhead } from './letterhead.ts'

/** The content of a printed production record: a page for each grade group. */
export interface ProductionDocument extends Letterhead {
  /** `blank`: items and portions, to fill in by hand. `planned`: with the plan. `filled`: with everything that was entered. */
  form: 'blank' | 'planned' | 'filled'
  record: Schemas['ProductionRecord']
  /** The caterer's, for the times of signatures. */
  timeZone: string
  /** For the school that receives the meals; absent on other prints. */
  code?: ReceivingCode
}

/** A code that opens the receiving section of the record. */
export interface ReceivingCode {
  /** With the token of the link. */
  address: string
  expiresAt: string
}

/** A label for each item of a record, to put on a tray or box. */
export interface TrayLabelDocument extends Letterhead {
  labelsOf: Schemas['ProductionRecord']
  code: ReceivingCode
  timeZone: string
}
