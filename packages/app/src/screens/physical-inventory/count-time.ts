import { isDate } from '@commissary/ui/date'

// Kept in the tab: after a reload the rest of a paper sheet must not count as counted now.
const nameOf = (countId: number) => `commissary.countTime.${countId}`

/** The date and time on a paper sheet, as typed, in the caterer's time zone. */
export interface PaperTime {
  date: string
  time: string
}

/** When the amounts that are typed for a count were counted on paper; null if they are counted as they are typed. */
export function keptPaperTime(countId: number): PaperTime | null {
  const [date, time] = (sessionStorage.getItem(nameOf(countId)) ?? '').split('T')
  return date === undefined || time === undefined ? null : { date, time }
}

/** Keeps the time of a paper sheet; null forgets it. */
export function keepPaperTime(countId: number, paper: PaperTime | null): void {
  if (paper === null) sessionStorage.removeItem(nameOf(countId))
  else sessionStorage.setItem(nameOf(countId), `${paper.date}T${paper.time}`)
}

/** The instant of a paper sheet; null while its date or time cannot be read, or is still to come. */
export function instantOf({ date, time }: PaperTime, timeZone: string): string | null {
  if (!isDate(date) || !/^\d\d:\d\d/.test(time)) return null
  const instant = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone).toInstant()
  return instant.epochMilliseconds > Date.now() ? null : instant.toString()
}
