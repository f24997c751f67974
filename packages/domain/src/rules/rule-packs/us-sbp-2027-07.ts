import type { SchoolRulePack } from '../rule-pack-model.ts'
import { usSbp202607 } from './us-sbp-2026-07.ts'

/** Breakfast from July 1, 2027: less sodium, and added sugars below 10 percent of the calories (7 CFR 220.8(f)). */
export const usSbp202707: SchoolRulePack = {
  ...usSbp202607,
  id: 'us-sbp-2027-07',
  effectiveFrom: '2027-07-01',
  effectiveTo: null,
  addedSugarsPct: 10,
  grades: {
    'K-5': { ...usSbp202607.grades['K-5'], sodium: 485 },
    '6-8': { ...usSbp202607.grades['6-8'], sodium: 535 },
    '9-12': { ...usSbp202607.grades['9-12'], sodium: 570 },
  },
}
