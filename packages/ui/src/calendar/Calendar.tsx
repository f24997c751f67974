import { useId, useMemo, useRef, useState } from 'react'

import { Button } from '../components/actions/Button/Button.tsx'
import { dayFormat } from '../dates/day-format.ts'
import { type Day, todayIn } from '../dates/days.ts'
import { ErrorState } from '../components/feedback/ErrorState/ErrorState.tsx'
import { requireLabel } from '../text/require-label.ts'
import { type CalendarEvent, eventsByDay } from './calendar-events.ts'
import { useCalendarText } from './calendar-text.ts'
import { type CalendarView, type DaySpan, isWithin, shiftView, viewTitle, visibleDays } from './calendar-view.ts'
import { Announcement, CalendarFailure, CalendarFrame, CalendarRoot, DayPanelRoot } from './Calendar.styles.ts'
import { CalendarContext } from './CalendarContext.ts'
import { CalendarNotes } from './CalendarNotes.tsx'
import { EventsOfDay } from './CalendarParts.tsx'
import { CalendarToolbar } from './CalendarToolbar.tsx'
import { DayGrid } from './DayGrid.tsx'
import { DayPopup } from './DayPopup.tsx'
import { useCompact } from '../hooks/use-compact.ts'
import { useDaySelection } from './use-day-selection.ts'
import { useInBrowser } from './use-in-browser.ts'

export interface CalendarProps<Event extends CalendarEvent> {
  /** Accessible name: "Holidays". */
  label: string
  /** In the order a day lists them. `undefined` while loading. */
  events: readonly Event[] | undefined
  /** The current events belong to previously shown days; more are loading. */
  isStale?: boolean
  /** The error of a failed load. */
  error?: unknown
  onRetry?: (() => void) | undefined
  /**
   * Called when days were selected by drag, clicks or keys; `end` is the day after the last. Without it nothing can be
   * selected.
   */
  onSelectDays?: ((span: DaySpan) => void) | undefined
  /** Called by an event's delete button. Without it events have none. */
  onDelete?: ((event: Event) => void) | undefined
  /** Called when an event is pressed, to show its details. Without it events are not buttons. */
  onOpen?: ((event: Event) => void) | undefined
  /** The current view. Uncontrolled if absent, starting with the month. */
  view?: CalendarView | undefined
  /** Called when the view changes, with the date to show: the month becomes the week of the focused day. */
  onViewChange?: ((view: CalendarView, date: Day) => void) | undefined
  /** A day of the shown period, `YYYY-MM-DD`. Uncontrolled if absent, starting with today. */
  date?: Day | undefined
  onDateChange?: ((date: Day) => void) | undefined
  /** The time zone that determines today: the caterer's ("America/New_York"). */
  timeZone: string
  /** Overrides today in `timeZone`. */
  today?: Day | undefined
  /** BCP 47: names, digits and the first day of the week. */
  locale?: string | undefined
  /** 0 for Sunday to 6 for Saturday. Defaults to the locale's. */
  weekStart?: number | undefined
}

const none: CalendarEvent[] = []

/**
 * A month, week or day with events. Days are selected by drag, click and keyboard: arrow keys move, Shift extends,
 * Enter selects, Escape cancels, Page Up and Page Down change the month. Selections are announced. On a phone the month
 * is small and the selected day's events are below it.
 *
 * Import `@commissary/ui/calendar.css` once: FullCalendar's structure is a separate style sheet. Nothing else is
 * injected at run time beyond styled-components, so a strict content security policy works.
 */
export function Calendar<Event extends CalendarEvent>({
  label,
  events,
  isStale = false,
  error,
  onRetry,
  onSelectDays,
  onDelete,
  onOpen,
  view: controlledView,
  onViewChange,
  date: controlledDate,
  onDateChange,
  timeZone,
  today = todayIn(timeZone),
  locale = 'en-US',
  weekStart: weekStartOverride,
}: CalendarProps<Event>) {
  requireLabel('Calendar', label)
  const text = useCalendarText()
  const isInBrowser = useInBrowser()
  const id = useId()
  const [ownView, setOwnView] = useState<CalendarView>('month')
  const [ownDate, setOwnDate] = useState(today)
  const [openDay, setOpenDay] = useState<Day | null>(null)
  const cellsRef = useRef(new Map<Day, HTMLElement>())
  const openCellRef = useRef<HTMLElement | null>(null)
  const isCompact = useCompact()

  const view = controlledView ?? ownView
  const date = controlledDate ?? ownDate
  const format = dayFormat(locale)
  const weekStart = weekStartOverride ?? format.weekStart
  const days = useMemo(() => eventsByDay<CalendarEvent>(events ?? none), [events])
  const eventsOn = (day: Day) => days.get(day) ?? none

  function changeDate(next: Day) {
    setOwnDate(next)
    onDateChange?.(next)
  }

  function changeView(next: CalendarView) {
    setOwnDate(selection.active)
    setOwnView(next)
    onViewChange?.(next, selection.active)
  }

  /** Passes the caller's own event object. */
  const forwardTo = (callback: (event: Event) => void) => (pressed: CalendarEvent) => {
    const found = events?.find((event) => event.id === pressed.id)
    if (found) callback(found)
  }
  const handleDelete = onDelete && forwardTo(onDelete)

  const { selection, announcement, wantsFocusRef, setRangeMode, focusDay, handleDrag, chooseActive, gridProps } =
    useDaySelection({
      view,
      date,
      onDateChange: changeDate,
      weekStart,
      format,
      text,
      events,
      eventsOn,
      isCompact,
      onSelectDays,
      onDelete: handleDelete,
    })
  const { active } = selection
  const isFailed = error !== undefined && error !== null

  const shared = {
    text,
    format,
    active,
    eventsOn,
    onDelete: handleDelete,
    onOpen: onOpen && forwardTo(onOpen),
    focusDay,
    onMore: (day: Day) => {
      openCellRef.current = cellsRef.current.get(day) ?? null
      setOpenDay(day === openDay ? null : day)
    },
  }

  return (
    <CalendarContext value={shared}>
      <CalendarRoot aria-label={label}>
        <CalendarToolbar
          text={text}
          titleId={`${id}-title`}
          title={viewTitle(view, date, format, weekStart)}
          view={view}
          onViewChange={changeView}
          onTurn={(count) => changeDate(shiftView(view, date, count))}
          onToday={() => changeDate(today)}
          isRangeMode={selection.isRangeMode}
          onRangeModeChange={onSelectDays && !isFailed ? setRangeMode : undefined}
        />
        {!isFailed ? (
          <CalendarFrame {...gridProps} $view={view} $isCompact={isCompact} $isSelectable={onSelectDays !== undefined}>
            {/* Rendered on a server, FullCalendar would leave a timer running for every page. */}
            {isInBrowser && (
              <DayGrid
                view={view}
                date={date}
                today={today}
                locale={new Intl.Locale(locale, { calendar: 'gregory' }).toString()}
                weekStart={weekStart}
                days={days}
                isCompact={isCompact}
                isSelectable={onSelectDays !== undefined}
                isBusy={events === undefined || isStale}
                selection={selection}
                labelledBy={`${id}-title`}
                describedBy={`${id}-help`}
                wantsFocusRef={wantsFocusRef}
                cellsRef={cellsRef}
                onDrag={handleDrag}
              />
            )}
          </CalendarFrame>
        ) : (
          <CalendarFailure $view={view} $isCompact={isCompact}>
            <ErrorState error={error} onRetry={onRetry} />
          </CalendarFailure>
        )}
        <CalendarNotes
          text={text}
          format={format}
          helpId={`${id}-help`}
          selection={selection}
          isLoading={(events === undefined || isStale) && !isFailed}
          isEmpty={!isFailed && ![...days.keys()].some((day) => isWithin(day, visibleDays(view, date, weekStart)))}
          isSelectable={onSelectDays !== undefined && !isFailed}
          isCompact={isCompact}
        />
        {isCompact && view !== 'day' && !isFailed && (
          <DayPanelRoot>
            <h3>{format.full(active)}</h3>
            <EventsOfDay key={active} day={active} />
            {onSelectDays && <Button onClick={chooseActive}>{text.chooseDay}</Button>}
          </DayPanelRoot>
        )}
        <Announcement role="status">{announcement}</Announcement>
        {openDay && (
          <DayPopup
            day={openDay}
            cellRef={openCellRef}
            onClose={() => {
              setOpenDay(null)
              focusDay(openDay)
            }}
          />
        )}
      </CalendarRoot>
    </CalendarContext>
  )
}
