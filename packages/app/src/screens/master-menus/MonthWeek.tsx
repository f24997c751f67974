import { Button, Inline, Stack } from '@commissary/ui'
import { useState } from 'react'

import { useMessages } from '../../messages/messages.ts'
import type { MenuSource } from '../../menu-planner/menu-source.ts'
import type { WeekPlan } from '../../menu-planner/use-week-plan.ts'
import { PlannedWeek } from '../../menu-planner/WeekPlanner.tsx'

interface MonthWeekProps {
  source: MenuSource
  /** The plan of the month. */
  plan: WeekPlan
  onClose: () => void
}

/** A week of a month in the planner. */
export function MonthWeek({ source, plan, onClose }: MonthWeekProps) {
  const t = useMessages()
  const [header, setHeader] = useState<Element | null>(null)
  const [opener] = useState(() => document.activeElement)

  function close() {
    onClose()
    // Keyboard users continue from the day that opened the week.
    if (opener instanceof HTMLElement) opener.focus()
  }

  return (
    <Stack>
      <Inline gap={3}>
        <h2>{source.weekLabel}</h2>
        <div ref={setHeader} style={{ display: 'contents' }} />
        <Button size="small" onClick={close}>
          {t('masterMenus.closeWeek')}
        </Button>
      </Inline>
      <PlannedWeek source={source} plan={plan} header={header} />
    </Stack>
  )
}
