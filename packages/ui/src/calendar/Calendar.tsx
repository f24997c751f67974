import { useId, useMemo, useRef, useState } from 'react'

import { Button } from '../components/actions/Button/Button.tsx'
import { dayFormat } from '../dates/day-format.ts'
import { type Day, todayIn } from '../dates/days.ts'
import { ErrorState } from '../components/feedback/ErrorState/ErrorState.tsx'
import { requireLabel } from '../text/require-label.ts'
import { type CalendarEvent, eventsByDay } from './calendar-events.ts'
import { useCalendarText } from './calendar-text.ts'
import { type CalendarView, type DaySpan, isWithin, turnView, viewTitle, visibleDays } from './calendar-view.ts'
import { Announcement, CalendarFailure, CalendarFrame, CalendarRoot, DayPanelRoot } from './Calendar.styles.ts'
import { CalendarContext } from './CalendarContext.ts'
import { CalendarNotes } from './CalendarNotes.tsx'
import { EventsOfDay } from './CalendarParts.tsx'
import { CalendarToolbar } from './CalendarToolbar.tsx'
import { DayGrid } from './DayGrid.tsx'
import { DayPopup } from './DayPopup.tsx'
import { useCompact } from './use-compact.ts'
import { useDaySelection } from './use-day-selection.ts'
import { useInBrowser } from './use-in-browser.ts'

export interface CalendarProps<Event extends CalendarEvent> {
  /** What is in the calendar: "Holidays". */
  label: string
  /** In the order in which a day lists them. `undefined` while they load. */
  events: readonly Event[] | undefined
  /** The events are those of other days that were shown before, and more are on their way. */
  isStale?: boolean
  /** What was thrown while they were loaded. */
  error?: unknown
  onRetry?: (() => void) | undefined
  /** Days were selected by drag, clicks or keys; `end` is the day after the last. Without it nothing can be selected. */
  onSelectDays?: ((span: DaySpan) => void) | undefined
  /** The delete button of an event was pressed. Without it events have none. */
  onDelete?: ((event: Event) => void) | undefined
  /** An event itself was pressed: shows what is known about it. Without it events are no buttons. */
  onOpen?: ((event: Event) => void) | undefined
  /** What is shown; without it the calendar remembers by itself, beginning with the month. */
  view?: CalendarView | undefined
  /** The view changes, and with it the date: the month turns into the week of the day that one looks at. */
  onViewChange?: ((view: CalendarView, date: Day) => void) | undefined
  /** A day of what is shown, `YYYY-MM-DD`; without it the calendar remembers by itself, beginning with today. */
  date?: Day | undefined
  onDateChange?: ((date: Day) => void) | undefined
  /** The zone whose day is today: the caterer's ("America/New_York"). */
  timeZone: string
  /** In place of the day that it is now in `timeZone`. */
  today?: Day | undefined
  /** BCP 47: names, digits and the first day of the week. */
  locale?: string | undefined
  /** 0 for Sunday to 6 for Saturday, where it is not the locale's. */
  weekStart?: number | undefined
}

const none: CalendarEvent[] = []

/**
 * Days of a month, a week or one day with what happens on them. Days are selected by drag, by clicks, and by keys: arrows
 * move, Shift extends, Enter chooses, Escape gives up, Page Up and Down turn the month; what is selected is announced.
 * On a phone the month is small, and the events of the chosen day stand below it.
 *
 * Import `@commissary/ui/calendar.css` once: FullCalendar's structure is a style sheet of its own. Nothing is injected at
 * run time beyond what styled-components does, so a strict content security policy holds.
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
  view: givenView,
  onViewChange,
  date: givenDate,
  onDateChange,
  timeZone,
  today = todayIn(timeZone),
  locale = 'en-US',
  weekStart: givenWeekStart,
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

  const view = givenView ?? ownView
  const date = givenDate ?? ownDate
  const format = dayFormat(locale)
  const weekStart = givenWeekStart ?? format.weekStart
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

  /** The caller's own event is handed back, with all that it holds. */
  const forwardTo = (callback: (event: Event) => void) => (pressed: CalendarEvent) => {
    const found = events?.find((event) => event.id === pressed.id)
    if (found) callback(found)
  }
  const handleDelete = onDelete && forwardTo(onDelete)

  const { selection, announcement, wantsFocusRef, setRanging, focusDay, handleDrag, chooseActive, gridProps } =
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
          onTurn={(count) => changeDate(turnView(view, date, count))}
          onToday={() => changeDate(today)}
          isRanging={selection.isRanging}
          onRangingChange={onSelectDays && !isFailed ? setRanging : undefined}
        />
        {!isFailed ? (
          <CalendarFrame {...gridProps} $view={view} $isCompact={isCompact} $isSelectable={onSelectDays !== undefined}>
            {/* Drawn on a server, FullCalendar would keep a timer there for every page, for ever. */}
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
