import type { SchoolRulePack } from '../rule-pack-model.ts'
import { usNslp202601 } from './us-nslp-2026-01.ts'

/** Lunch in school year 2026-27, the last under the current sodium limits. */
export const usNslp202607: SchoolRulePack = {
  ...usNslp202601,
  id: 'us-nslp-2026-07',
  effectiveFrom: '2026-07-01',
  effectiveTo: '2027-06-30',
}
