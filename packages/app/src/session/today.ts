/** The date in a time zone now, as YYYY-MM-DD. */
export const todayIn = (timeZone: string): string => zonedNow(timeZone).toPlainDate().toString()

// From `Date`, which tests can set.
const zonedNow = (timeZone: string) => Temporal.Instant.fromEpochMilliseconds(Date.now()).toZonedDateTimeISO(timeZone)

/**
 * Calls `onChange` at each midnight of a time zone, and when the page is shown or focused again: a timer fires late after
 * the computer sleeps. Returns a function that ends it.
 */
export function watchToday(timeZone: string, onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>

  const arm = () => {
    const now = zonedNow(timeZone)
    const midnight = now.toPlainDate().add({ days: 1 }).toZonedDateTime(timeZone)
    timer = setTimeout(check, Math.max(midnight.epochMilliseconds - now.epochMilliseconds, 1))
  }
  const check = () => {
    clearTimeout(timer)
    onChange()
    arm()
  }

  arm()
  window.addEventListener('focus', check)
  document.addEventListener('visibilitychange', check)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('focus', check)
    document.removeEventListener('visibilitychange', check)
  }
}
