import type { Schemas } from '../contract/operations.ts'
import type { Letterhead } from './letterhead.ts'

/** What a trace of lots looked for, in words. */
export interface RecallSearchNames {
  lotCodes: string | null
  ingredient: string | null
  vendor: string | null
  itemCode: string | null
  from: string | null
  to: string | null
}

/** A trace of lots, for a letter or a spreadsheet. */
export interface RecallDocument extends Letterhead {
  trace: Schemas['LotTrace']
  search: RecallSearchNames
}
