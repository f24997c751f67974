import { ChevronLeft, ChevronRight } from 'lucide-react'

import { Button } from '../../../components/actions/Button/Button.tsx'
import { IconButton } from '../../../components/actions/IconButton/IconButton.tsx'
import { useMenuText } from '../../use-menu-text.ts'
import type { WeekHeaderProps } from './week-header-types.ts'
import { HeaderEnd, HeaderLabel, HeaderRoot, HeaderSchool, HeaderSteps, HeaderWeek } from './WeekHeader.styles.ts'

/** The school and the week, month or year, with buttons for others. A button that leads nowhere keeps the focus. */
export function WeekHeader({
  school,
  weekLabel,
  unit = 'week',
  isThisWeek,
  onPrevious,
  onNext,
  onThisWeek,
  actions,
  actionsRef,
}: WeekHeaderProps) {
  const text = useMenuText()
  const labels = {
    week: { previous: text.previousWeek, next: text.nextWeek, now: text.thisWeek },
    month: { previous: text.previousMonth, next: text.nextMonth, now: text.thisMonth },
    year: { previous: text.previousYear, next: text.nextYear, now: text.thisYear },
  }[unit]

  return (
    <HeaderRoot>
      <HeaderSchool>{school}</HeaderSchool>
      <HeaderWeek>
        <HeaderSteps>
          <IconButton label={labels.previous} aria-disabled={!onPrevious || undefined} onClick={onPrevious}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <HeaderLabel aria-live="polite">{weekLabel}</HeaderLabel>
          <IconButton label={labels.next} aria-disabled={!onNext || undefined} onClick={onNext}>
            <ChevronRight aria-hidden />
          </IconButton>
        </HeaderSteps>
        {onThisWeek && (
          <Button size="small" disabled={isThisWeek} onClick={onThisWeek}>
            {labels.now}
          </Button>
        )}
      </HeaderWeek>
      <HeaderEnd ref={actionsRef}>{actions}</HeaderEnd>
    </HeaderRoot>
  )
}
