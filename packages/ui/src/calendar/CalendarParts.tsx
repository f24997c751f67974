import { X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'

import type { Day } from '../dates/days.ts'
import { Tooltip } from '../components/overlays/Tooltip/Tooltip.tsx'
import type { CalendarEvent } from './calendar-events.ts'
import { useCalendar } from './CalendarContext.ts'
import {
  DayList,
  DayListItem,
  DayListRoot,
  Dots,
  EventChip,
  EventDelete,
  EventOpen,
  EventTitle,
  MoreButton,
} from './CalendarParts.styles.ts'

interface EventPartProps {
  event: CalendarEvent
  /** In the grid only the active day's buttons are tab stops. Its cell gets focus when the event is deleted. */
  isInCell?: boolean
}

function DeleteButton({ event, isInCell = false }: EventPartProps) {
  const { text, format, active, onDelete, focusDay } = useCalendar()
  if (!onDelete) return null
  const label = text.deleteEvent(event.title, format.full(event.date))

  function handleClick() {
    if (isInCell) focusDay(event.date)
    onDelete?.(event)
  }

  return (
    <Tooltip text={label} isName>
      <EventDelete
        type="button"
        data-delete
        aria-label={label}
        tabIndex={isInCell && event.date !== active ? -1 : 0}
        onClick={handleClick}
      >
        <X aria-hidden />
      </EventDelete>
    </Tooltip>
  )
}

/** The title of an event, as a button if it has details. The date makes its name unique. */
function Title({ event, isInCell = false }: EventPartProps) {
  const { format, active, onOpen } = useCalendar()
  const title = isInCell ? (
    <EventTitle title={event.title} dir="auto">
      {event.title}
    </EventTitle>
  ) : (
    <EventTitle $isWhole>
      <bdi>{event.title}</bdi>
    </EventTitle>
  )
  if (!onOpen) return title
  return (
    <EventOpen
      type="button"
      aria-haspopup="dialog"
      aria-label={`${event.title}, ${format.full(event.date)}`}
      tabIndex={isInCell && event.date !== active ? -1 : 0}
      onClick={() => onOpen(event)}
    >
      {title}
    </EventOpen>
  )
}

interface InCellProps {
  day: Day
  /** Index among the day's events. */
  rank: number
}

/** An event in a cell. */
export function EventInCell({ day, rank }: InCellProps) {
  const event = useCalendar().eventsOn(day)[rank]
  if (!event) return null

  return (
    <EventChip data-chip>
      <Title event={event} isInCell />
      <DeleteButton event={event} isInCell />
    </EventChip>
  )
}

/** Button for the events that do not fit in a cell. It shows them all. */
export function MoreInCell({ day, rank }: InCellProps) {
  const { text, format, active, eventsOn, onMore } = useCalendar()
  const label = text.moreEvents(eventsOn(day).length - rank)

  return (
    <MoreButton
      type="button"
      aria-haspopup="dialog"
      aria-label={`${label}, ${format.full(day)}`}
      tabIndex={day === active ? 0 : -1}
      data-chip
      onClick={() => onMore(day)}
    >
      <bdi>{label}</bdi>
    </MoreButton>
  )
}

/** A day's events as up to three dots; the cell's name lists them. */
export function DotsInCell({ day }: { day: Day }) {
  const count = Math.min(3, useCalendar().eventsOn(day).length)

  return (
    <Dots aria-hidden>
      {dots.slice(0, count).map((dot) => (
        <span key={dot} />
      ))}
    </Dots>
  )
}

const dots = [1, 2, 3]

/** A list of a day's events with full titles. */
export function EventsOfDay({ day }: { day: Day }) {
  const { text, eventsOn } = useCalendar()
  const rootRef = useRef<HTMLDivElement>(null)
  const events = eventsOn(day)
  const hadFocusRef = useRef(false)

  // The pressed button disappears with its event: focus moves to the next one, or to the list.
  useLayoutEffect(() => {
    const root = rootRef.current
    if (!hadFocusRef.current || !root || document.activeElement !== document.body) return
    ;(root.querySelector('button') ?? root).focus()
  }, [events.length])

  return (
    <DayListRoot
      ref={rootRef}
      tabIndex={-1}
      onFocus={() => (hadFocusRef.current = true)}
      onBlur={(event) => (hadFocusRef.current = event.relatedTarget === null)}
    >
      {events.length === 0 ? (
        <p>{text.noEventsOnDay}</p>
      ) : (
        <DayList>
          {events.map((event) => (
            <DayListItem key={event.id}>
              <Title event={event} />
              <DeleteButton event={event} />
            </DayListItem>
          ))}
        </DayList>
      )}
    </DayListRoot>
  )
}
