import { createContext, use } from 'react'

import type { DayFormat } from '../dates/day-format.ts'
import type { Day } from '../dates/days.ts'
import type { CalendarEvent } from './calendar-events.ts'
import type { CalendarText } from './calendar-text.ts'

interface CalendarShared {
  text: CalendarText
  format: DayFormat
  /** The day with the tab stop; buttons in its cell are tab stops too. */
  active: Day
  eventsOn: (day: Day) => CalendarEvent[]
  /** Absent if nothing can be deleted. */
  onDelete: ((event: CalendarEvent) => void) | undefined
  /** Absent if events are not buttons. */
  onOpen: ((event: CalendarEvent) => void) | undefined
  /** Focuses the cell of a day. */
  focusDay: (day: Day) => void
  /** Shows all events of a day. */
  onMore: (day: Day) => void
}

export const CalendarContext = createContext<CalendarShared | null>(null)

/** State shared with the parts FullCalendar renders. */
export function useCalendar(): CalendarShared {
  const shared = use(CalendarContext)
  if (!shared) throw new Error('useCalendar needs a Calendar around it')
  return shared
}
