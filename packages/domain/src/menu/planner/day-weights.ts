import type { PlannerDay, PlannerProblem } from './planner-model.ts'

/** Meals of a day: of a day that stays, those that are planned on it. */
export function mealsOf({ fixed, meals }: PlannerDay): number {
  if (!fixed) return meals
  const planned = Object.values(fixed.services)[0]?.plannedMeals ?? null
  return planned !== null && planned > 0 ? planned : meals
}

/** The weight of a day's average in that of its week. */
export function analysisDayWeight({ ruleOptions }: PlannerProblem, days: readonly PlannerDay[]) {
  if (ruleOptions.weekAverage === 'meanOfDays') return () => 1 / days.length
  const all = days.reduce((sum, day) => sum + mealsOf(day), 0)
  return (day: PlannerDay) => mealsOf(day) / all
}
