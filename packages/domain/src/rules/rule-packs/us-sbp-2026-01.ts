import type { SchoolRulePack } from '../rule-pack-model.ts'
import { usSbp202507 } from './us-sbp-2025-07.ts'

/**
 * Breakfast in 2026: a final rule (FNS-2026-0067) extends whole and reduced-fat milk to breakfast, but the date from which
 * it applies is unknown, so neither a pass nor a failure is certain. Fat-free and low-fat milk are allowed either way.
 */
export const usSbp202601: SchoolRulePack = {
  ...usSbp202507,
  id: 'us-sbp-2026-01',
  effectiveFrom: '2026-01-01',
  effectiveTo: '2026-06-30',
  milkAboveLowFat: 'undecided',
}
