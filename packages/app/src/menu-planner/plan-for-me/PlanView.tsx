import type { MealProgram, MenuPlan } from '@commissary/api-client'
import { Banner, EmptyState, ErrorState, Skeleton, Stack } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import type { MenuSource } from '../menu-source.ts'
import type { EditedMenu } from '../use-week-plan.ts'
import { PlanConflict } from './PlanConflict.tsx'
import { PlanFigures } from './PlanFigures.tsx'
import { PlanProposal } from './PlanProposal.tsx'
import type { ProposedDay } from './proposed-days.ts'
import type { useMenuPlan } from './use-menu-plan.ts'

interface PlanViewProps {
  job: ReturnType<typeof useMenuPlan>
  proposals: readonly ProposedDay[]
  source: MenuSource
  program: MealProgram
  week: EditedMenu
}

/** A plan: its progress or how it ended, and what it proposes. */
export function PlanView({ job: { read, failure }, proposals, source, program, week }: PlanViewProps) {
  const t = useMessages()
  const { data, error } = read
  if (error?.status === 404) {
    return (
      <EmptyState kind="none" title={t('menuPlanner.plan.gone')}>
        {t('menuPlanner.plan.goneHint')}
      </EmptyState>
    )
  }
  if (!data) return error ? <ErrorState error={error} onRetry={() => read.mutate()} /> : <Skeleton lines={8} />
  return (
    <Stack gap={5}>
      {failure !== null && <Banner tone="error">{failure}</Banner>}
      <Outcome plan={data} hasDays={proposals.length > 0} />
      <PlanFigures plan={data} />
      {proposals.length > 0 && (
        <PlanProposal proposals={proposals} plan={data} source={source} program={program} week={week} />
      )}
    </Stack>
  )
}

/** How a plan ended, where its menus do not say it. */
function Outcome({ plan, hasDays }: { plan: MenuPlan; hasDays: boolean }) {
  const t = useMessages()
  const { state, solvedWeeks, totalWeeks, error } = plan
  if (state === 'impossible') return <PlanConflict plan={plan} hasDays={hasDays} />
  if (state === 'failed') return <Banner tone="error">{error ?? t('common.somethingWentWrong')}</Banner>
  if (state === 'working') return null
  if (!hasDays) return <Banner tone="warning">{t('menuPlanner.plan.nothingYet')}</Banner>
  if (solvedWeeks < totalWeeks) return <Banner tone="warning">{t('menuPlanner.plan.partial')}</Banner>
  return null
}
