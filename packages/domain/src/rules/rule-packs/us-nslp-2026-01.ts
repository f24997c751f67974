import type { SchoolRulePack } from '../rule-pack-model.ts'
import { usNslp202507 } from './us-nslp-2025-07.ts'

/**
 * Lunch after the Whole Milk for Healthy Kids Act of 2025, enacted January 14, 2026: whole and reduced-fat milk may be
 * offered, and the saturated fat of fluid milk may be excluded (42 U.S.C. 1758(a)(2)). Its calories, sodium and added
 * sugars count.
 */
export const usNslp202601: SchoolRulePack = {
  ...usNslp202507,
  id: 'us-nslp-2026-01',
  effectiveFrom: '2026-01-14',
  effectiveTo: '2026-06-30',
  source: '7 CFR 210.10(c), (d) and (f); 42 U.S.C. 1758(a)(2)',
  mayExcludeFluidMilkFat: true,
  milkAboveLowFat: 'allowed',
}
