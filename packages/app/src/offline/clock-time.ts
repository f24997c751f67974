import { momentFields } from '@commissary/messages/formats'

/** The time of an instant in a zone: "10:42 AM". */
export const clockTime = (locale: string, timeZone: string, instant: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(new Date(instant))

/** With its date: "Nov 18, 2026, 1:05 PM". */
export const moment = (locale: string, timeZone: string, instant: string): string =>
  new Intl.DateTimeFormat(locale, { ...momentFields, timeZone }).format(new Date(instant))
