// The menu-calendar entry: menus to read. Loads nothing heavy, for a page that families open.
export type {
  MenuCalendarDay,
  MenuCalendarGroup,
  MenuCalendarItem,
  MenuCalendarMark,
  MenuCalendarProps,
} from './patterns/menu/MenuCalendar/menu-calendar-types.ts'
export { MenuCalendarHeader, type MenuCalendarHeaderProps } from './patterns/menu/MenuCalendar/MenuCalendarHeader.tsx'
export { MenuCalendar } from './patterns/menu/MenuCalendar/MenuCalendar.tsx'
