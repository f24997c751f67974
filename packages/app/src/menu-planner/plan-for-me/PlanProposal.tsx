import type { MealProgram, MenuPlan } from '@commissary/api-client'
import { Stack } from '@commissary/ui'
import { MenuPreview } from '@commissary/ui/menu'
import { useMemo } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import type { MenuSource } from '../menu-source.ts'
import type { EditedMenu } from '../use-week-plan.ts'
import type { ProposedDay } from './proposed-days.ts'
import { weekPreviews } from './week-previews.ts'

interface PlanProposalProps {
  proposals: readonly ProposedDay[]
  plan: MenuPlan
  source: MenuSource
  program: MealProgram
  week: EditedMenu
}

/** What a plan proposes, week by week, with the verdicts that each week will have. */
export function PlanProposal({ proposals, plan, source, program, week }: PlanProposalProps) {
  const wording = useWording()
  const { days, whole, weekLabel, ruleOptions } = source
  const { state, nutrition, withRecurring } = week
  const weeks = useMemo(
    () =>
      weekPreviews(wording, {
        proposals,
        plan,
        source: { days, weekLabel, ruleOptions, ...(whole && { whole }) },
        program,
        menu: { state, nutrition, withRecurring },
      }),
    [wording, proposals, plan, days, whole, weekLabel, ruleOptions, program, state, nutrition, withRecurring],
  )
  return (
    <Stack gap={6}>
      {weeks.map(({ monday, ...preview }) => (
        <MenuPreview key={monday} {...preview} />
      ))}
    </Stack>
  )
}
