import { hasMealPattern } from '@commissary/domain/rules'
import { Button } from '@commissary/ui'
import { lazy, Suspense, useState } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import type { MenuSource } from '../menu-source.ts'
import type { EditedMenu } from '../use-week-plan.ts'
import { keepPlan, keptPlan } from './kept-plan.ts'

const PlanForMeDialog = lazy(async () => ({ default: (await import('./PlanForMeDialog.tsx')).PlanForMeDialog }))

interface PlanForMeProps {
  source: MenuSource
  plan: EditedMenu
  /** It was opened: the menu's items are needed. */
  onOpen?: () => void
}

/** Opens the nutrition planner, where the menu is checked. A plan that is under way, or waits to be used, is opened again. */
export function PlanForMe({ source, plan, onOpen }: PlanForMeProps) {
  const t = useMessages()
  const { nutritionAnalysis } = useSession()
  const { name, program } = source
  const [isOpen, setOpen] = useState(false)
  const [planId, setPlanId] = useState(() => keptPlan(name))
  if (!program || !nutritionAnalysis || !hasMealPattern(program.rulePack)) return null

  function handleOpen() {
    onOpen?.()
    setOpen(true)
  }

  function handlePlan(id: number | null) {
    keepPlan(name, id)
    setPlanId(id)
  }

  return (
    <>
      <Button size="small" onClick={handleOpen}>
        {t(planId === null ? 'menuPlanner.plan.open' : 'menuPlanner.plan.openPlan')}
      </Button>
      <Suspense>
        {isOpen && (
          <PlanForMeDialog
            source={source}
            program={program}
            plan={plan}
            planId={planId}
            onPlan={handlePlan}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
