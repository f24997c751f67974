import type { SchoolRulePack } from '../rule-pack-model.ts'
import { usNslpSnack202507 } from './us-nslp-snack-2025-07.ts'

/**
 * The afterschool snack from 2026: a final rule (FNS-2026-0067) extends whole and reduced-fat milk to it, but the date from
 * which it applies is unknown, so neither a pass nor a failure is certain.
 */
export const usNslpSnack202601: SchoolRulePack = {
  ...usNslpSnack202507,
  id: 'us-nslp-snack-2026-01',
  effectiveFrom: '2026-01-01',
  effectiveTo: null,
  milkAboveLowFat: 'undecided',
}
