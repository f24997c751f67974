/** The time of an instant in a zone: "10:42 AM". */
export const clockTime = (locale: string, timeZone: string, instant: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(new Date(instant))

/** The time of day in a zone, as fields store it: "13:05"; null if today is not `date` there. */
export function timeNow(date: string, timeZone: string): string | null {
  const now = Temporal.Instant.fromEpochMilliseconds(Date.now()).toZonedDateTimeISO(timeZone)
  return now.toPlainDate().toString() === date ? now.toPlainTime().toString({ smallestUnit: 'minute' }) : null
}
