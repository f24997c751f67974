import type { SchoolRulePack } from '../rule-pack-model.ts'
import { usSbp202601 } from './us-sbp-2026-01.ts'

/** Breakfast in school year 2026-27, the last under the current sodium limits. */
export const usSbp202607: SchoolRulePack = {
  ...usSbp202601,
  id: 'us-sbp-2026-07',
  effectiveFrom: '2026-07-01',
  effectiveTo: '2027-06-30',
}
