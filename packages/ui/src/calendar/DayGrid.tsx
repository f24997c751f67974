import {
  Calendar as FullCalendar,
  type CalendarOptions,
  type CalendarRef,
  type DayCellInfo,
  type DayHeaderInfo,
  type EventDisplayInfo,
} from '@fullcalendar/react'
import dayGridPlugin from '@fullcalendar/react/daygrid'
import interactionPlugin from '@fullcalendar/react/interaction'
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'

import type { Day } from '../dates/days.ts'
import { useStableCallback } from '../hooks/use-stable-callback.ts'
import { visibleEvents, type CalendarEvent, monthRows } from './calendar-events.ts'
import { type CalendarView, type DaySpan, isWithin } from './calendar-view.ts'
import { type DaySelection, selectedDays } from './day-selection.ts'
import { useCalendar } from './CalendarContext.ts'
import { DotsInCell, EventInCell, MoreInCell } from './CalendarParts.tsx'

interface DayGridProps {
  view: CalendarView
  date: Day
  today: Day
  /** BCP 47 with the Gregorian calendar. */
  locale: string
  weekStart: number
  days: Map<Day, CalendarEvent[]>
  isCompact: boolean
  isSelectable: boolean
  isBusy: boolean
  selection: DaySelection
  labelledBy: string
  describedBy: string
  /** Focuses the active day's cell as soon as it is rendered. */
  wantsFocusRef: RefObject<boolean>
  cellsRef: RefObject<Map<Day, HTMLElement>>
  /** Called when days were selected by dragging. */
  onDrag: (span: DaySpan) => void
}

const plugins = [dayGridPlugin, interactionPlugin]
const viewTypes = { month: 'dayGridMonth', week: 'dayGridWeek', day: 'dayGridDay' } as const
const headers = {
  month: { weekday: 'short' },
  week: { weekday: 'short', day: 'numeric' },
  day: { weekday: 'long' },
} as const

const classes = {
  dayHeaderClass: (info) => (info.isToday ? 'cm-head cm-today-head' : 'cm-head'),
  dayHeaderInnerClass: 'cm-head-text',
  dayHeaderAlign: 'center',
  dayRowClass: 'cm-row',
  dayCellClass: (info: DayCellInfo) =>
    ['cm-day', info.isOther && 'cm-other', info.isToday && 'cm-today'].filter(Boolean).join(' '),
  dayCellTopClass: 'cm-top',
  dayCellTopInnerClass: 'cm-number',
  rowEventClass: 'cm-event',
  highlightClass: 'cm-drag',
} satisfies CalendarOptions

/**
 * FullCalendar's month, week or day view with the semantics of a grid: one tab stop, named cells, selected state.
 * FullCalendar sets `role="table"` and `role="cell"` but none of the other attributes, so attributes set when its
 * elements mount survive its re-renders.
 */
export function DayGrid({
  view,
  date,
  today,
  locale,
  weekStart,
  days,
  isCompact,
  isSelectable,
  isBusy,
  selection,
  labelledBy,
  describedBy,
  wantsFocusRef,
  cellsRef,
  onDrag,
}: DayGridProps) {
  const { text, format } = useCalendar()
  const { active } = selection
  // A focused day alone is not a selection.
  const selected = selection.anchor === null ? null : selectedDays(selection)
  const calendarRef = useRef<CalendarRef>(null)
  const gridRef = useRef<HTMLElement>(null)
  const renderedRef = useRef({ view, date })

  function applyCellAttributes(day: Day, cell: HTMLElement) {
    const titles = (days.get(day) ?? []).map((event) => event.title)
    cell.role = 'gridcell'
    cell.tabIndex = day === active ? 0 : -1
    cell.ariaLabel = [format.full(day), ...titles].join(', ')
    cell.ariaSelected = String(selected !== null && isWithin(day, selected))
    if (day !== active || !wantsFocusRef.current) return
    wantsFocusRef.current = false
    cell.focus()
  }

  function applyGridAttributes(grid: HTMLElement) {
    grid.role = 'grid'
    grid.ariaMultiSelectable = String(isSelectable)
    grid.ariaReadOnly = String(!isSelectable)
    grid.ariaBusy = String(isBusy)
    grid.setAttribute('aria-labelledby', labelledBy)
    grid.setAttribute('aria-describedby', describedBy)
  }

  const handleCellMount = useStableCallback((cell: HTMLElement) => {
    const day = cell.dataset['date']
    if (!day) return
    cellsRef.current.set(day, cell)
    applyCellAttributes(day, cell)
  })
  const handleCellUnmount = useStableCallback((cell: HTMLElement) => {
    // The next month may contain the day in another cell: focus moves there.
    if (cell === document.activeElement) wantsFocusRef.current = true
    const day = cell.dataset['date']
    if (day && cellsRef.current.get(day) === cell) cellsRef.current.delete(day)
  })
  const handleViewMount = useStableCallback((grid: HTMLElement) => {
    gridRef.current = grid
    applyGridAttributes(grid)
  })
  const handleDrag = useStableCallback((span: DaySpan) => {
    calendarRef.current?.getApi().unselect()
    onDrag(span)
  })

  useLayoutEffect(() => {
    if (gridRef.current) applyGridAttributes(gridRef.current)
    for (const [day, cell] of cellsRef.current) applyCellAttributes(day, cell)
  })

  useLayoutEffect(() => {
    if (renderedRef.current.view === view && renderedRef.current.date === date) return
    renderedRef.current = { view, date }
    calendarRef.current?.getApi().changeView(viewTypes[view], date)
  }, [view, date])

  const isDots = isCompact && view !== 'day'
  const events = useMemo(
    () => visibleEvents(days, isDots ? 0 : view === 'month' ? monthRows : Infinity),
    [days, isDots, view],
  )
  const options = useMemo<CalendarOptions>(
    () => ({
      ...classes,
      dayCellDidMount: ({ el }) => handleCellMount(el),
      dayCellWillUnmount: ({ el }) => handleCellUnmount(el),
      viewDidMount: ({ el }) => handleViewMount(el),
      select: ({ startStr, endStr }) => handleDrag({ start: startStr, end: endStr }),
    }),
    [handleCellMount, handleCellUnmount, handleViewMount, handleDrag],
  )

  return (
    <FullCalendar
      {...options}
      ref={calendarRef}
      plugins={plugins}
      initialView={viewTypes[view]}
      initialDate={date}
      now={today}
      // Days have no time zone: FullCalendar's UTC arithmetic does not shift them.
      timeZone="UTC"
      locale={locale}
      firstDay={weekStart}
      weekTextLong={text.week}
      headerToolbar={false}
      height="auto"
      // The title already names the single day.
      dayHeaders={view !== 'day'}
      dayHeaderContent={renderHeader}
      dayHeaderFormat={isDots && view === 'month' ? narrowHeader : headers[view]}
      displayEventTime={false}
      eventOrder="rank"
      eventOrderStrict
      events={events}
      eventContent={isDots ? renderDots : renderEvent}
      selectable={isSelectable}
      selectMinDistance={5}
      longPressDelay={300}
      unselectAuto={false}
    />
  )
}

const narrowHeader = { weekday: 'narrow' } as const

function renderHeader({ weekdayText, dayNumberText }: DayHeaderInfo) {
  return dayNumberText ? `${weekdayText} ${dayNumberText}` : weekdayText
}

function renderEvent({ event }: EventDisplayInfo) {
  const rank = Number(event.extendedProps['rank'])
  const Part = event.extendedProps['isMore'] === true ? MoreInCell : EventInCell
  return <Part day={event.startStr} rank={rank} />
}

function renderDots({ event }: EventDisplayInfo) {
  return <DotsInCell day={event.startStr} />
}
