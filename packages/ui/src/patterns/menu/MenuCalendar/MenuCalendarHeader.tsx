import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

import { Button } from '../../../components/actions/Button/Button.tsx'
import { IconButton } from '../../../components/actions/IconButton/IconButton.tsx'
import { HeaderChoices, HeaderRoot, HeaderSteps, HeaderTools } from './MenuCalendarHeader.styles.ts'

export interface MenuCalendarHeaderProps {
  /** "Lunch, November 2026" */
  title: string
  previousText: string
  nextText: string
  todayText: string
  onPrevious: () => void
  onNext: () => void
  onToday: () => void
  /** Above the title: which menu, in which language. */
  choices?: ReactNode
  /** Beside the steps: month or week. */
  children?: ReactNode
}

/** The title of what a `MenuCalendar` shows, with buttons for other days. Only the title is printed. */
export function MenuCalendarHeader({
  title,
  previousText,
  nextText,
  todayText,
  onPrevious,
  onNext,
  onToday,
  choices,
  children,
}: MenuCalendarHeaderProps) {
  return (
    <HeaderRoot>
      {choices && <HeaderChoices>{choices}</HeaderChoices>}
      <h2 aria-live="polite">{title}</h2>
      <HeaderSteps>
        <IconButton label={previousText} onClick={onPrevious}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <Button size="small" onClick={onToday}>
          {todayText}
        </Button>
        <IconButton label={nextText} onClick={onNext}>
          <ChevronRight aria-hidden />
        </IconButton>
      </HeaderSteps>
      <HeaderTools>{children}</HeaderTools>
    </HeaderRoot>
  )
}
