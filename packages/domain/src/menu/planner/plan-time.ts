import { mondayOf } from '../../dates/dates.ts'
import type { PlannerProblem } from './planner-model.ts'

const leastSeconds = 55
const secondsPerWeek = 6

/**
 * Seconds for a plan. A month has its weeks improved for as long as people wait; a longer cycle gets what each of its weeks
 * needs to a good menu, and not more, because plans of a server wait for one another.
 */
export function planSeconds({ days }: Pick<PlannerProblem, 'days'>): number {
  const weeks = new Set(days.filter(({ fixed }) => !fixed).map(({ date }) => mondayOf(date)))
  return Math.max(leastSeconds, secondsPerWeek * weeks.size)
}
