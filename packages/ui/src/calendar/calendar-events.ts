import type { EventInput } from '@fullcalendar/react'

import type { Day } from '../dates/days.ts'

/** An all-day event. */
export interface CalendarEvent {
  id: number | string
  /** `YYYY-MM-DD` */
  date: Day
  title: string
}

/** Events per cell of a month. The space is reserved, so nothing moves later. */
export const monthRows = 3

export function eventsByDay<Event extends CalendarEvent>(events: readonly Event[]): Map<Day, Event[]> {
  const days = new Map<Day, Event[]>()
  for (const event of events) {
    const day = days.get(event.date)
    if (day) day.push(event)
    else days.set(event.date, [event])
  }
  return days
}

/**
 * The entries of a cell, in order. With more events than rows, the last entry represents the rest; with no rows it
 * represents all. `rank` is the index among the day's events.
 */
export function visibleEvents(days: Map<Day, CalendarEvent[]>, rows: number): EventInput[] {
  return [...days].flatMap(([day, events]) => {
    const isFull = events.length > rows
    const entry = (rank: number, isMore: boolean) => ({ id: `${day} ${rank}`, start: day, allDay: true, rank, isMore })
    const count = isFull ? Math.max(0, rows - 1) : events.length
    const drawn = events.slice(0, count).map((_, rank) => entry(rank, false))
    return isFull ? [...drawn, entry(count, true)] : drawn
  })
}
