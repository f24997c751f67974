import type { SchoolRulePack } from '../rule-pack-model.ts'
import { usSbp202407 } from './us-sbp-2024-07.ts'

/**
 * Breakfast from July 1, 2025: flavored milk, yogurt and breakfast cereal may contain only so much added sugar (7 CFR
 * 220.8(c) and (d); 89 FR 31962).
 */
export const usSbp202507: SchoolRulePack = {
  ...usSbp202407,
  id: 'us-sbp-2025-07',
  effectiveFrom: '2025-07-01',
  effectiveTo: '2025-12-31',
  productAddedSugars: { flavoredMilk: 10, yogurt: 2, cereal: 6 },
}
