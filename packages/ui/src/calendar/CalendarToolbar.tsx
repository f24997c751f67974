import { CalendarRange, ChevronLeft, ChevronRight } from 'lucide-react'

import { Button } from '../components/actions/Button/Button.tsx'
import { IconButton } from '../components/actions/IconButton/IconButton.tsx'
import type { CalendarText } from './calendar-text.ts'
import { type CalendarView, calendarViews } from './calendar-view.ts'
import { ToolbarEnd, ToolbarRoot, ToolbarTitle, ToolbarTurn, ViewChoice, ViewSwitch } from './CalendarToolbar.styles.ts'

interface CalendarToolbarProps {
  text: CalendarText
  titleId: string
  title: string
  view: CalendarView
  onViewChange: (view: CalendarView) => void
  /** -1 for the previous period, 1 for the next. */
  onTurn: (count: number) => void
  onToday: () => void
  isRangeMode: boolean
  /** Absent if nothing can be selected. */
  onRangeModeChange: ((isRangeMode: boolean) => void) | undefined
}

/** The title, the buttons for other periods, and the view switch. */
export function CalendarToolbar({
  text,
  titleId,
  title,
  view,
  onViewChange,
  onTurn,
  onToday,
  isRangeMode,
  onRangeModeChange,
}: CalendarToolbarProps) {
  return (
    <ToolbarRoot>
      <ToolbarTurn>
        <IconButton label={text.previousPeriod[view]} onClick={() => onTurn(-1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <Button size="small" onClick={onToday}>
          {text.today}
        </Button>
        <IconButton label={text.nextPeriod[view]} onClick={() => onTurn(1)}>
          <ChevronRight aria-hidden />
        </IconButton>
      </ToolbarTurn>
      <ToolbarTitle id={titleId} aria-live="polite">
        {title}
      </ToolbarTitle>
      <ToolbarEnd>
        {onRangeModeChange && (
          <Button
            size="small"
            variant="quiet"
            aria-pressed={isRangeMode}
            onClick={() => onRangeModeChange(!isRangeMode)}
          >
            <CalendarRange aria-hidden />
            {text.selectRange}
          </Button>
        )}
        <ViewSwitch role="group" aria-label={text.calendarView}>
          {calendarViews.map((name) => (
            <ViewChoice key={name} type="button" aria-pressed={name === view} onClick={() => onViewChange(name)}>
              {text.calendarViews[name]}
            </ViewChoice>
          ))}
        </ViewSwitch>
      </ToolbarEnd>
    </ToolbarRoot>
  )
}
