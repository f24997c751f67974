import { createContext, use } from 'react'

import type { DayFormat } from '../dates/day-format.ts'
import type { Day } from '../dates/days.ts'
import type { CalendarEvent } from './calendar-events.ts'
import type { CalendarText } from './calendar-text.ts'

interface CalendarShared {
  text: CalendarText
  format: DayFormat
  /** The day of the one tab stop; the buttons in its cell are tab stops too. */
  active: Day
  eventsOn: (day: Day) => CalendarEvent[]
  /** Absent where nothing can be deleted. */
  onDelete: ((event: CalendarEvent) => void) | undefined
  /** Absent where events are no buttons. */
  onOpen: ((event: CalendarEvent) => void) | undefined
  /** Gives the focus to the cell of a day. */
  focusDay: (day: Day) => void
  /** Shows all events of a day. */
  onMore: (day: Day) => void
}

export const CalendarContext = createContext<CalendarShared | null>(null)

/** What the calendar shares with what FullCalendar draws for it. */
export function useCalendar(): CalendarShared {
  const shared = use(CalendarContext)
  if (!shared) throw new Error('Parts of the calendar are drawn inside of it.')
  return shared
}
