import { createTextHook } from '../text/create-text-hook.ts'
import type { CalendarView } from './calendar-view.ts'

/** The words that the calendar says. */
export interface CalendarText {
  /** Names of the buttons that turn the calendar, by view. */
  previousPeriod: Record<CalendarView, string>
  nextPeriod: Record<CalendarView, string>
  today: string
  /** Name of the choice among the views. */
  calendarView: string
  calendarViews: Record<CalendarView, string>
  /** Turns the mode on in which two clicks choose a range: dragging without dragging. */
  selectRange: string
  chooseFirstDay: string
  chooseLastDay: string
  /** How one selects; said with the grid and shown under it. */
  calendarHelp: string
  /** Said after the day to which the selection reaches: "3 days selected". */
  daysSelected: (count: number) => string
  /** Shown under the grid while several days are selected. */
  selectedRange: (range: string, count: number) => string
  selectionGivenUp: string
  /** Events of a day for which its cell has no room. */
  moreEvents: (count: number) => string
  /** Name of the button of an event; the date makes it unique. */
  deleteEvent: (title: string, date: string) => string
  noEvents: string
  noEventsOnDay: string
  /** Selects the one day whose events are shown. */
  chooseDay: string
  /** Before the number of a week, said with its row. */
  week: string
}

export const englishCalendarText: CalendarText = {
  previousPeriod: { month: 'Previous month', week: 'Previous week', day: 'Previous day' },
  nextPeriod: { month: 'Next month', week: 'Next week', day: 'Next day' },
  today: 'Today',
  calendarView: 'View',
  calendarViews: { month: 'Month', week: 'Week', day: 'Day' },
  selectRange: 'Select a range',
  chooseFirstDay: 'Choose the first day.',
  chooseLastDay: 'Choose the last day.',
  calendarHelp: 'Drag over days, or move with the arrow keys and hold Shift, to select several. Enter chooses them.',
  daysSelected: (count) => (count === 1 ? '1 day selected' : `${count} days selected`),
  selectedRange: (range, count) =>
    `${range}: ${count === 1 ? '1 day' : `${count} days`}. Enter chooses, Escape gives up.`,
  selectionGivenUp: 'Nothing selected',
  moreEvents: (count) => `+ ${count} more`,
  deleteEvent: (title, date) => `Delete ${title}, ${date}`,
  noEvents: 'Nothing on these days.',
  noEventsOnDay: 'Nothing on this day.',
  chooseDay: 'Choose this day',
  week: 'Week',
}

export const useCalendarText = createTextHook(englishCalendarText)
