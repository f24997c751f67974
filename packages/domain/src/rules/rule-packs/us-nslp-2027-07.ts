import type { SchoolRulePack } from '../rule-pack-model.ts'
import { usNslp202607 } from './us-nslp-2026-07.ts'

/** Lunch from July 1, 2027: less sodium, and added sugars below 10 percent of the calories (7 CFR 210.10(f)). */
export const usNslp202707: SchoolRulePack = {
  ...usNslp202607,
  id: 'us-nslp-2027-07',
  effectiveFrom: '2027-07-01',
  effectiveTo: null,
  addedSugarsPct: 10,
  grades: {
    'K-5': { ...usNslp202607.grades['K-5'], sodium: 935 },
    '6-8': { ...usNslp202607.grades['6-8'], sodium: 1035 },
    '9-12': { ...usNslp202607.grades['9-12'], sodium: 1080 },
  },
}
