import type { MealProgram } from '@commissary/api-client'
import { Button, Dialog, useToast } from '@commissary/ui'
import { useMemo, useState } from 'react'

import { useMessages } from '../../messages/messages.ts'
import type { MenuSource } from '../menu-source.ts'
import type { EditedMenu } from '../use-week-plan.ts'
import type { PlanValues } from './plan-request.ts'
import { PlanForm } from './PlanForm.tsx'
import { PlanView } from './PlanView.tsx'
import { proposedDays, toMenuDays } from './proposed-days.ts'
import { useMenuPlan } from './use-menu-plan.ts'

interface PlanForMeDialogProps {
  source: MenuSource
  program: MealProgram
  plan: EditedMenu
  /** Null = the dialog asks what to plan. */
  planId: number | null
  /** Keeps the id of a begun plan; null = it was used or discarded. */
  onPlan: (id: number | null) => void
  onClose: () => void
}

/** Asks what to plan, follows the plan, and puts it into the planner. The plan goes on while the dialog is closed. */
export function PlanForMeDialog({ source, program, plan, planId, onPlan, onClose }: PlanForMeDialogProps) {
  const t = useMessages()
  const showToast = useToast()
  const [values, setValues] = useState<PlanValues | null>(null)
  const job = useMenuPlan(planId)
  const { data, error } = job.read
  const days = source.whole?.days ?? source.days
  // Plans of many weeks are polled every second; what did not change is not computed again.
  const proposals = useMemo(() => (data ? proposedDays(data, days, plan.nutrition) : []), [data, days, plan.nutrition])

  function handleUse() {
    plan.dispatch({ type: 'setDays', days: toMenuDays(proposals, plan.state) })
    onPlan(null)
    onClose()
    const isSeen = proposals.every(({ day }) => source.days.some(({ key }) => key === day.key))
    if (!isSeen) showToast({ tone: 'success', message: t('menuPlanner.plan.used', { count: proposals.length }) })
  }

  function actions() {
    if (data?.state === 'working') {
      return (
        <Button isBusy={job.isStopping} onClick={() => void job.stop()}>
          {t('menuPlanner.plan.stop')}
        </Button>
      )
    }
    return (
      <>
        <Button variant={proposals.length > 0 ? 'outline' : 'solid'} onClick={() => onPlan(null)}>
          {t(proposals.length > 0 ? 'menuPlanner.plan.discard' : 'menuPlanner.plan.change')}
        </Button>
        {proposals.length > 0 && (
          <Button variant="solid" onClick={handleUse}>
            {t('menuPlanner.plan.use')}
          </Button>
        )}
      </>
    )
  }

  return (
    <Dialog
      title={t('menuPlanner.plan.title')}
      description={planId === null && t('menuPlanner.plan.hint')}
      width="wide"
      onClose={onClose}
      actions={planId !== null && (data ?? error?.status === 404) && actions()}
    >
      {planId === null ? (
        <PlanForm
          source={source}
          program={program}
          state={plan.state}
          values={values}
          onBegun={(id, chosen) => {
            setValues(chosen)
            onPlan(id)
          }}
          onCancel={onClose}
        />
      ) : (
        <PlanView job={job} proposals={proposals} source={source} program={program} week={plan} />
      )}
    </Dialog>
  )
}
