import { rejected } from '../../contract/api-error.ts'

/** Two months of days: what a month's view with its edges needs. */
const longestRange = 62
const msPerDay = 86_400_000

/** Throws a 422 unless the range runs forward and is not too long. `longest`: its days at most. */
export function checkRange(startDate: string, endDate: string, longest: number = longestRange): void {
  // The database knows no year 0.
  if (startDate < '0001') throw rejected({ startDate: 'Choose a day after the year 0.' })
  const days = (Date.parse(endDate) - Date.parse(startDate)) / msPerDay + 1
  if (days < 1) throw rejected({ endDate: 'The last day lies before the first: swap the two.' })
  if (days > longest) throw rejected({ endDate: `Ask for at most ${longest} days at once.` })
}
