import { rejected } from '../contract/api-error.ts'
import { message } from './messages.ts'

/** Two months: a month's view with its edges. */
const defaultMaxDays = 62

/** Throws a 422 unless the range, both days included, runs forward and has at most `maxDays` days. */
export function checkRange(startDate: string, endDate: string, maxDays: number = defaultMaxDays): void {
  // PostgreSQL has no year 0.
  if (startDate < '0001') throw rejected({ startDate: message('dates.yearZero') })
  const days = Temporal.PlainDate.from(startDate).until(endDate).days + 1
  if (days < 1) throw rejected({ endDate: message('dates.endsBeforeStart') })
  if (days > maxDays) throw rejected({ endDate: message('dates.rangeTooLong', { days: maxDays }) })
}
