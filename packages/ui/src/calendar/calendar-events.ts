import type { EventInput } from '@fullcalendar/react'

import type { Day } from '../dates/days.ts'

/** Something that happens on one day, all day. */
export interface CalendarEvent {
  id: number | string
  /** `YYYY-MM-DD` */
  date: Day
  title: string
}

/** Rows of events in a cell of the month: each cell has this room from the start, so that nothing moves later. */
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
 * What a cell draws, in the order given. With more events than rows the last row is an entry that stands for the rest;
 * with no rows that entry is all there is. `rank` is the place among the events of the day.
 */
export function drawnEvents(days: Map<Day, CalendarEvent[]>, rows: number): EventInput[] {
  return [...days].flatMap(([day, events]) => {
    const isFull = events.length > rows
    const entry = (rank: number, isMore: boolean) => ({ id: `${day} ${rank}`, start: day, allDay: true, rank, isMore })
    const count = isFull ? Math.max(0, rows - 1) : events.length
    const drawn = events.slice(0, count).map((_, rank) => entry(rank, false))
    return isFull ? [...drawn, entry(count, true)] : drawn
  })
}
