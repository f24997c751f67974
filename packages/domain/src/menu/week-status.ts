import type { WeekAnalysis } from './analysis/analysis-model.ts'

/** The status of a week for planners, most urgent first. */
export const weekStatuses = ['failsNow', 'notPlanned', 'unknown', 'fails2027', 'passes'] as const
export type WeekStatus = (typeof weekStatuses)[number]

/** The status of an analyzed week; null = nothing is planned. Unknown under either date's rules is `unknown`. */
export function weekStatus(week: Pick<WeekAnalysis, 'status'> | null): WeekStatus {
  if (!week) return 'notPlanned'
  const { now, from2027 } = week.status
  if (now === 'fail') return 'failsNow'
  if (now === 'unknown') return 'unknown'
  if (from2027 === 'fail') return 'fails2027'
  return from2027 === 'unknown' ? 'unknown' : 'passes'
}
