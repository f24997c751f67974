import { rejected } from '../../contract/api-error.ts'

/** Two months of days: what a month's view with its edges needs. */
const longestRange = 62
const msPerDay = 86_400_000

/** Throws a 422 unless the range runs forward and is not too long. */
export function checkRange(startDate: string, endDate: string): void {
  const days = (Date.parse(endDate) - Date.parse(startDate)) / msPerDay + 1
  if (days < 1) throw rejected({ endDate: 'The last day lies before the first: swap the two.' })
  if (days > longestRange) throw rejected({ endDate: `Ask for at most ${longestRange} days at once.` })
}
