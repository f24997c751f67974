import { DayConflicts } from './DayConflicts.tsx'
import type { MenuSource } from './menu-source.ts'
import { RestoredDays } from './RestoredDays.tsx'
import type { WeekPlan } from './use-week-plan.ts'

interface PlanNoticesProps {
  source: MenuSource
  plan: WeekPlan
}

/** Edits restored from an earlier visit, and days that someone else changed, too. */
export function PlanNotices({ source, plan }: PlanNoticesProps) {
  return (
    <>
      <RestoredDays source={source} plan={plan} />
      <DayConflicts
        days={source.whole?.days ?? source.days}
        conflicts={plan.autosave.conflicts}
        onAnswer={plan.autosave.answer}
      />
    </>
  )
}
