import type { MonthlyCalendar } from '@commissary/api-client'
import type { RuleOptions } from '@commissary/domain/rules'
import { Button, Inline, Stack } from '@commissary/ui'
import { useState } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { WeekPlanner } from '../menu-planner/WeekPlanner.tsx'
import { useMonthSource } from './use-month-source.ts'

interface MonthWeekProps {
  month: MonthlyCalendar
  /** The days of the week that are in the month. Must be stable. */
  dates: readonly string[]
  ruleOptions: Partial<RuleOptions>
  onSaved: (month: MonthlyCalendar) => unknown
  onClose: () => void
}

/** A week of a month in the planner. */
export function MonthWeek({ onClose, ...options }: MonthWeekProps) {
  const t = useMessages()
  const source = useMonthSource(options)
  const [header, setHeader] = useState<Element | null>(null)
  const [opener] = useState(() => document.activeElement)

  function close() {
    onClose()
    // By keyboard, the day that opened the week is where to go on.
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
      <WeekPlanner source={source} header={header} />
    </Stack>
  )
}
