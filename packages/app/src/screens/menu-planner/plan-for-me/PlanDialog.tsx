import { cancelMenuPlan, type MealProgram, type MenuPlan, useReadMenuPlan } from '@commissary/api-client'
import { Banner, Button, Dialog, EmptyState, ErrorState, Skeleton, Stack } from '@commissary/ui'
import { useState } from 'react'

import { saveFailure } from '../../../forms/save-failure.ts'
import { useMessages } from '../../../messages/messages.ts'
import { connection } from '../../../session/connection.ts'
import type { MenuSource } from '../menu-source.ts'
import type { WeekPlan } from '../use-week-plan.ts'
import { PlanConflict } from './PlanConflict.tsx'
import { PlanFigures } from './PlanFigures.tsx'
import { PlanProposal } from './PlanProposal.tsx'
import { proposedDays, type ProposedDay } from './proposed-days.ts'

/** Milliseconds between polls of a plan that is being worked on. */
const pollInterval = 1000

interface PlanDialogProps {
  id: number
  source: MenuSource
  program: MealProgram
  plan: WeekPlan
  onUse: (proposals: readonly ProposedDay[]) => void
  onDiscard: () => void
  onClose: () => void
}

/** A plan: how far it is, and what it proposes. It goes on while the dialog is closed. */
export function PlanDialog({ id, source, program, plan, onUse, onDiscard, onClose }: PlanDialogProps) {
  const t = useMessages()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const read = useReadMenuPlan(id, {
    refreshInterval: (latest) => (latest?.state === 'working' ? pollInterval : 0),
    dedupingInterval: 0,
  })
  const { data } = read
  const proposals = data ? proposedDays(data, source.whole?.days ?? source.days, plan.nutrition) : []
  const isWorking = data?.state === 'working'

  async function cancel() {
    setBusy(true)
    setFailure(null)
    try {
      await cancelMenuPlan(id)
      connection.answered()
    } catch (error) {
      setFailure(saveFailure(error, t).message)
    }
    // Shows the plan's current state even if the call failed.
    await read.mutate().catch(() => undefined)
    setBusy(false)
  }

  function content() {
    if (read.error?.status === 404) {
      return (
        <EmptyState kind="none" title={t('menuPlanner.plan.gone')}>
          {t('menuPlanner.plan.goneHint')}
        </EmptyState>
      )
    }
    if (!data) return read.error ? <ErrorState error={read.error} onRetry={() => read.mutate()} /> : <Skeleton lines={8} />
    return (
      <Stack gap={5}>
        {failure && <Banner tone="error">{failure}</Banner>}
        <PlanFigures plan={data} />
        <Outcome plan={data} hasDays={proposals.length > 0} />
        {proposals.length > 0 && (
          <PlanProposal proposals={proposals} plan={data} source={source} program={program} week={plan} />
        )}
      </Stack>
    )
  }

  const actions = isWorking ? (
    <Button isBusy={isBusy} onClick={() => void cancel()}>
      {t('menuPlanner.plan.stop')}
    </Button>
  ) : (
    <>
      <Button onClick={onDiscard}>
        {t(proposals.length > 0 ? 'menuPlanner.plan.discard' : 'menuPlanner.plan.change')}
      </Button>
      {proposals.length > 0 && (
        <Button variant="solid" onClick={() => onUse(proposals)}>
          {t('menuPlanner.plan.use')}
        </Button>
      )}
    </>
  )
  return (
    <Dialog
      title={t('menuPlanner.plan.title')}
      width="wide"
      onClose={onClose}
      actions={data || read.error?.status === 404 ? actions : undefined}
    >
      {content()}
    </Dialog>
  )
}

/** How a plan ended, where its figures do not say it. */
function Outcome({ plan, hasDays }: { plan: MenuPlan; hasDays: boolean }) {
  const t = useMessages()
  const { state, solvedWeeks, totalWeeks, error } = plan
  if (state === 'impossible') return <PlanConflict plan={plan} hasDays={hasDays} />
  if (state === 'failed') return <Banner tone="error">{error ?? t('common.somethingWentWrong')}</Banner>
  if (state === 'working') return null
  if (!hasDays) return <Banner tone="warning">{t('menuPlanner.plan.nothingYet')}</Banner>
  if (solvedWeeks < totalWeeks) {
    return <Banner tone="warning">{t('menuPlanner.plan.partial', { done: solvedWeeks, count: totalWeeks })}</Banner>
  }
  return null
}
