import type { MealProgram } from '@commissary/api-client'
import { useToast } from '@commissary/ui'
import { useState } from 'react'

import { useMessages } from '../../../messages/messages.ts'
import type { MenuSource } from '../menu-source.ts'
import type { WeekPlan } from '../use-week-plan.ts'
import type { PlanValues } from './plan-request.ts'
import { PlanDialog } from './PlanDialog.tsx'
import { PlanForm } from './PlanForm.tsx'
import { type ProposedDay, toMenuDays } from './proposed-days.ts'

interface PlanForMeDialogProps {
  source: MenuSource
  program: MealProgram
  plan: WeekPlan
  /** Null = what to plan is asked. */
  planId: number | null
  /** Keeps the id of a begun plan; null = it was used or discarded. */
  onPlan: (id: number | null) => void
  onClose: () => void
}

/** Asks what to plan, follows the plan, and puts it into the planner. */
export function PlanForMeDialog({ source, program, plan, planId, onPlan, onClose }: PlanForMeDialogProps) {
  const t = useMessages()
  const showToast = useToast()
  const [values, setValues] = useState<PlanValues | null>(null)

  function handleUse(proposals: readonly ProposedDay[]) {
    plan.dispatch({ type: 'setDays', days: toMenuDays(proposals, plan.state) })
    onPlan(null)
    onClose()
    const isSeen = proposals.every(({ day }) => source.days.some(({ key }) => key === day.key))
    if (!isSeen) showToast({ tone: 'success', message: t('menuPlanner.plan.used', { count: proposals.length }) })
  }

  return planId === null ? (
    <PlanForm
      source={source}
      program={program}
      state={plan.state}
      values={values}
      onBegun={(id, chosen) => {
        setValues(chosen)
        onPlan(id)
      }}
      onClose={onClose}
    />
  ) : (
    <PlanDialog
      key={planId}
      id={planId}
      source={source}
      program={program}
      plan={plan}
      onUse={handleUse}
      onDiscard={() => onPlan(null)}
      onClose={onClose}
    />
  )
}
