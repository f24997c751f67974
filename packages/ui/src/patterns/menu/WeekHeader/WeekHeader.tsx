import { ChevronLeft, ChevronRight } from 'lucide-react'

import { Button } from '../../../components/actions/Button/Button.tsx'
import { IconButton } from '../../../components/actions/IconButton/IconButton.tsx'
import { useMenuText } from '../../use-menu-text.ts'
import type { WeekHeaderProps } from './week-header-types.ts'
import { HeaderEnd, HeaderLabel, HeaderRoot, HeaderSchool, HeaderSteps, HeaderWeek } from './WeekHeader.styles.ts'

/** The school and the week, with buttons for other weeks. */
export function WeekHeader({
  school,
  weekLabel,
  isThisWeek,
  onPrevious,
  onNext,
  onThisWeek,
  actions,
  actionsRef,
}: WeekHeaderProps) {
  const text = useMenuText()

  return (
    <HeaderRoot>
      <HeaderSchool>{school}</HeaderSchool>
      <HeaderWeek>
        <HeaderSteps>
          <IconButton label={text.previousWeek} onClick={onPrevious}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <HeaderLabel aria-live="polite">{weekLabel}</HeaderLabel>
          <IconButton label={text.nextWeek} onClick={onNext}>
            <ChevronRight aria-hidden />
          </IconButton>
        </HeaderSteps>
        {onThisWeek && (
          <Button size="small" disabled={isThisWeek} onClick={onThisWeek}>
            {text.thisWeek}
          </Button>
        )}
      </HeaderWeek>
      <HeaderEnd ref={actionsRef}>{actions}</HeaderEnd>
    </HeaderRoot>
  )
}
