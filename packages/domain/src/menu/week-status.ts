import { hasMealPattern } from '../rules/model.ts'
import type { WeekAnalysis } from './analysis/analysis-model.ts'

/** The status of a week for planners, most urgent first. */
export const weekStatuses = ['failsNow', 'notPlanned', 'unknown', 'fails2027', 'passes', 'noMealPattern'] as const
export type WeekStatus = (typeof weekStatuses)[number]

/** The status of an analyzed week; null = nothing is planned. Unknown under either date's rules is `unknown`. */
export function weekStatus(week: Pick<WeekAnalysis, 'status' | 'rulePack'> | null): WeekStatus {
  if (!week) return 'notPlanned'
  if (!hasMealPattern(week.rulePack)) return 'noMealPattern'
  const { now, from2027 } = week.status
  if (now === 'fail') return 'failsNow'
  if (now === 'unknown') return 'unknown'
  if (from2027 === 'fail') return 'fails2027'
  return from2027 === 'unknown' ? 'unknown' : 'passes'
}
