import { type CycleDay, type CycleMenuPlan, replaceCycleMenuDays } from '@commissary/api-client'
import { useEffect, useRef } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { toDayInput, toMenuDay } from '../../menu-planner/calendar-days.ts'
import { DayReasonsDialog, type ReasonDay } from '../../menu-planner/DayReasonsDialog.tsx'

interface CycleReasonsProps {
  plan: CycleMenuPlan
  /** The open week. */
  week: number
  onSaved: (days: readonly CycleDay[]) => Promise<unknown>
  onStale: () => Promise<unknown>
  onClose: () => void
}

const keyOf = ({ week, weekday }: CycleDay) => `${week}-${weekday}`

/** Why days of a week of a cycle menu were changed. */
export function CycleReasons({ plan, week, onSaved, onStale, onClose }: CycleReasonsProps) {
  const { t, formats } = useWording()
  // Undo comes later, when the days may have been saved again.
  const latest = useRef(plan.days)
  useEffect(() => {
    latest.current = plan.days
  }, [plan.days])

  async function save(reasons: readonly Pick<ReasonDay, 'key' | 'reason'>[]) {
    const body = reasons.flatMap(({ key, reason }) => {
      const day = latest.current.find((one) => keyOf(one) === key)
      if (!day) return []
      const menu = toMenuDay({ ...day, date: '', isLocked: false, conflicts: [] })
      return [{ week: day.week, weekday: day.weekday, version: day.version, ...toDayInput(menu), reason }]
    })
    const { days } = (await replaceCycleMenuDays(plan.menu.id, { days: body })).data
    const saved = new Map(days.map((day) => [keyOf(day), day]))
    latest.current = latest.current.map((day) => saved.get(keyOf(day)) ?? day)
    await onSaved(days)
  }

  return (
    <DayReasonsDialog
      days={plan.days
        .filter((day) => day.week === week && (day.lines.length > 0 || day.plannedMeals !== null || day.note !== null))
        .map((day) => ({
          key: keyOf(day),
          label: t('cycleMenus.day', { week, weekday: formats.weekdayOf(day.weekday) }),
          reason: day.reason,
        }))}
      onSave={save}
      onStale={onStale}
      onClose={onClose}
    />
  )
}
