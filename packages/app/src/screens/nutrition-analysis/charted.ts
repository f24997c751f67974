import { dietCheckIds } from '@commissary/domain/rules'

/** What charts of Nutrition Analysis show. */
export const charted = [...dietCheckIds, 'cost'] as const
export type Charted = (typeof charted)[number]

/** Weeks of a chart, the last one included. */
export const weeksShown = 8
