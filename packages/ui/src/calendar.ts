// The calendar entry, the only one that loads FullCalendar. Import `@commissary/ui/calendar.css` once with it.
export { Calendar, type CalendarProps } from './calendar/Calendar.tsx'
export type { CalendarEvent } from './calendar/calendar-events.ts'
export { type CalendarText, englishCalendarText } from './calendar/calendar-text.ts'
export { type CalendarView, calendarViews, type DaySpan } from './calendar/calendar-view.ts'
