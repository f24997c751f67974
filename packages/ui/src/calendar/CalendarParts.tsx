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
  /** In the grid only the buttons of the active day are tab stops, and its cell has the focus when the event leaves. */
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

/** The title of an event: a button where there is more to know. Its day makes its name unique. */
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
  /** Place among the events of the day. */
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

/** Stands for the events from a place on, for which a cell has no room, and shows them all. */
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

/** All events of a day as dots, up to three; the cell's name says what they are. */
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

/** All events of a day below one another, where there is room for their whole titles. */
export function EventsOfDay({ day }: { day: Day }) {
  const { text, eventsOn } = useCalendar()
  const rootRef = useRef<HTMLDivElement>(null)
  const events = eventsOn(day)
  const hadFocusRef = useRef(false)

  // The button that was pressed leaves with its event: the focus goes on to the next one, or stays with the list.
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
