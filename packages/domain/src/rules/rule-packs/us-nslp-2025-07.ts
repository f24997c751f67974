import type { SchoolRulePack } from '../rule-pack-model.ts'
import { usNslp202407 } from './us-nslp-2024-07.ts'

/**
 * Lunch from July 1, 2025: flavored milk, yogurt and breakfast cereal may contain only so much added sugar (7 CFR
 * 210.10(c) and (d); 89 FR 31962).
 */
export const usNslp202507: SchoolRulePack = {
  ...usNslp202407,
  id: 'us-nslp-2025-07',
  effectiveFrom: '2025-07-01',
  effectiveTo: '2026-01-13',
  productAddedSugars: { flavoredMilk: 10, yogurt: 2, cereal: 6 },
}
