import { checkIds, checks } from '@commissary/domain/rules'

/** The weekly averages with limits. */
const limited = checkIds.filter((id) => checks[id].group === 'diet')

/** What charts of Nutrition Analysis show. */
export const charted = [...limited, 'cost'] as const
export type Charted = (typeof charted)[number]

/** Weeks of a chart, the last one included. */
export const weeksShown = 8
