import { createTextHook } from '../text/create-text-hook.ts'
import type { CalendarView } from './calendar-view.ts'

/** Texts of the calendar. */
export interface CalendarText {
  /** Names of the previous and next buttons, by view. */
  previousPeriod: Record<CalendarView, string>
  nextPeriod: Record<CalendarView, string>
  today: string
  /** Name of the view switch. */
  calendarView: string
  calendarViews: Record<CalendarView, string>
  /** Turns on range mode, where two clicks select a range: an alternative to dragging. */
  selectRange: string
  chooseFirstDay: string
  chooseLastDay: string
  /** How to select days; describes the grid and is shown below it. */
  calendarHelp: string
  /** Announced after the last day of the selection: "3 days selected". */
  daysSelected: (count: number) => string
  /** Shown below the grid while several days are selected. */
  selectedRange: (range: string, count: number) => string
  selectionCleared: string
  /** Button for events that do not fit in a cell. */
  moreEvents: (count: number) => string
  /** Name of an event's button; the date makes it unique. */
  deleteEvent: (title: string, date: string) => string
  noEvents: string
  noEventsOnDay: string
  /** Selects the one day whose events are shown. */
  chooseDay: string
  /** Read with a row, before the week number. */
  week: string
}

export const englishCalendarText: CalendarText = {
  previousPeriod: { month: 'Previous month', week: 'Previous week', day: 'Previous day' },
  nextPeriod: { month: 'Next month', week: 'Next week', day: 'Next day' },
  today: 'Today',
  calendarView: 'View',
  calendarViews: { month: 'Month', week: 'Week', day: 'Day' },
  selectRange: 'Select a range',
  chooseFirstDay: 'Select the first day.',
  chooseLastDay: 'Select the last day.',
  calendarHelp: 'Drag over days, or hold Shift with the arrow keys, to select several. Press Enter to select.',
  daysSelected: (count) => (count === 1 ? '1 day selected' : `${count} days selected`),
  selectedRange: (range, count) =>
    `${range}: ${count === 1 ? '1 day' : `${count} days`}. Press Enter to select, Escape to cancel.`,
  selectionCleared: 'Selection cleared',
  moreEvents: (count) => `+ ${count} more`,
  deleteEvent: (title, date) => `Delete ${title}, ${date}`,
  noEvents: 'Nothing on these days.',
  noEventsOnDay: 'Nothing on this day.',
  chooseDay: 'Select this day',
  week: 'Week',
}

export const useCalendarText = createTextHook(englishCalendarText)
