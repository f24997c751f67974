import type { MenuPlan } from '@commissary/api-client'
import { Facts, Progress, Quiet, Stack } from '@commissary/ui'

import { useWording } from '../../compliance/use-wording.ts'

/** The progress of a plan: its weeks, the lowest cost so far, and the cost that no plan can be below. */
export function PlanFigures({ plan }: { plan: MenuPlan }) {
  const { t, formats } = useWording()
  const { state, totalWeeks, solvedWeeks, cost, bound, isBoundOfAll, leftOut } = plan
  const isWorking = state === 'working'
  const facts = [
    ...(cost === null
      ? []
      : [
          {
            id: 'cost',
            label: t(isWorking ? 'menuPlanner.plan.bestCost' : 'menuPlanner.plan.cost'),
            value: formats.money(cost),
          },
        ]),
    ...(cost === null || bound === null
      ? []
      : [
          {
            id: 'bound',
            label: t(isBoundOfAll ? 'menuPlanner.plan.bound' : 'menuPlanner.plan.boundByWeek'),
            value: formats.money(bound),
            detail: t(boundDetail(plan, cost - bound < 0.005)),
          },
        ]),
  ]
  return (
    <Stack gap={4}>
      {isWorking && (
        <Progress
          label={t(cost === null ? 'menuPlanner.plan.searching' : 'menuPlanner.plan.improving')}
          value={totalWeeks > 1 ? solvedWeeks : null}
          max={totalWeeks}
          detail={totalWeeks > 0 ? t('menuPlanner.plan.weeks', { done: solvedWeeks, count: totalWeeks }) : ''}
        />
      )}
      {isWorking && <Quiet>{t('menuPlanner.plan.canLeave')}</Quiet>}
      <Facts items={facts} />
      {leftOut > 0 && !isWorking && <Quiet>{t('menuPlanner.plan.leftOut', { count: leftOut })}</Quiet>}
    </Stack>
  )
}

/** What the bound applies to: all plans, or those that leave the weeks before each week as they are. */
function boundDetail({ isBoundOfAll }: MenuPlan, isMet: boolean) {
  if (isMet) return isBoundOfAll ? 'menuPlanner.plan.boundMet' : 'menuPlanner.plan.boundMetByWeek'
  return isBoundOfAll ? 'menuPlanner.plan.boundHint' : 'menuPlanner.plan.boundHintByWeek'
}
