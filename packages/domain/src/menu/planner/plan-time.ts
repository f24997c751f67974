import { mondayOf } from '../../dates/dates.ts'
import type { PlannerProblem } from './planner-model.ts'

const leastSeconds = 55
const secondsPerWeek = 6

/**
 * Seconds for a plan. A month is improved for as long as people will wait; a longer cycle gets what each of its weeks needs for
 * a good menu, and no more, because a server's plans wait for one another.
 */
export function planSeconds({ days }: Pick<PlannerProblem, 'days'>): number {
  const weeks = new Set(days.filter(({ fixed }) => !fixed).map(({ date }) => mondayOf(date)))
  return Math.max(leastSeconds, secondsPerWeek * weeks.size)
}
