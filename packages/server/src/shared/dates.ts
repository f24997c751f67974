/** Today's date in a time zone, YYYY-MM-DD. */
export function todayIn(timeZone: string): string {
  return Temporal.Now.plainDateISO(timeZone).toString()
}
