import { momentFields } from '@commissary/messages/formats'

/** Where a moment is read: the caterer's locale and time zone. */
export interface Place {
  locale: string
  timeZone: string
}

/** An ISO 8601 instant in the caterer's locale and time zone: "Nov 18, 2026, 3:02 PM". */
export function momentText(instant: string, { locale, timeZone }: Place): string {
  return new Intl.DateTimeFormat(locale, { ...momentFields, timeZone }).format(new Date(instant))
}
