import type { GradeGroup } from './model.ts'
import type { RulePack } from './rule-pack-model.ts'
import { usNslp202407 } from './rule-packs/us-nslp-2024-07.ts'
import { usNslp202507 } from './rule-packs/us-nslp-2025-07.ts'
import { usNslp202601 } from './rule-packs/us-nslp-2026-01.ts'
import { usNslp202607 } from './rule-packs/us-nslp-2026-07.ts'
import { usNslp202707 } from './rule-packs/us-nslp-2027-07.ts'
import { preschoolBreakfasts, preschoolLunches, preschoolSnacks } from './rule-packs/us-preschool.ts'
import { usNslpSnack202507 } from './rule-packs/us-nslp-snack-2025-07.ts'
import { usNslpSnack202601 } from './rule-packs/us-nslp-snack-2026-01.ts'
import { usSbp202407 } from './rule-packs/us-sbp-2024-07.ts'
import { usSbp202507 } from './rule-packs/us-sbp-2025-07.ts'
import { usSbp202601 } from './rule-packs/us-sbp-2026-01.ts'
import { usSbp202607 } from './rule-packs/us-sbp-2026-07.ts'
import { usSbp202707 } from './rule-packs/us-sbp-2027-07.ts'

/** Every pack, oldest first within its family and its grade groups. */
export const rulePacks: readonly RulePack[] = [
  usNslp202407,
  usNslp202507,
  usNslp202601,
  usNslp202607,
  usNslp202707,
  usNslpSnack202507,
  usNslpSnack202601,
  usSbp202407,
  usSbp202507,
  usSbp202601,
  usSbp202607,
  usSbp202707,
  ...preschoolLunches,
  ...preschoolSnacks,
  ...preschoolBreakfasts,
]

/** Every menu is also checked by the rules of this date. */
export const secondVerdictDate = '2027-07-01'

/** Whether students may be allowed to decline part of a family's meal. */
export const hasOfferVersusServe = (family: string, group: GradeGroup): boolean =>
  (rulePackFor(family, group, secondVerdictDate)?.offerVersusServe ?? null) !== null

/**
 * The pack of a family for a grade group in force on a date (YYYY-MM-DD); null without one, which makes verdicts unknown. One
 * family, the meal, has packs for preschool and packs for the grades.
 */
export function rulePackFor(family: string, group: GradeGroup, date: string): RulePack | null {
  return (
    rulePacks.find(
      (pack) =>
        pack.family === family &&
        pack.grades[group] !== undefined &&
        pack.effectiveFrom <= date &&
        (pack.effectiveTo === null || date <= pack.effectiveTo),
    ) ?? null
  )
}
