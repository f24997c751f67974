import { ApiError, type CatererHoliday } from '@commissary/api-client'

/** A day to make a holiday. The key makes a retry of the same request idempotent. */
export interface PlannedDay {
  date: string
  key: string
}

export interface KeptDay {
  date: string
  /** Name of the day's existing holiday. */
  note: string
}

export interface FailedDay extends PlannedDay {
  /** The reason, for the user. */
  reason: string
}

export interface Outcome {
  added: string[]
  kept: KeptDay[]
  failed: FailedDay[]
}

/** Requests at a time: a whole summer takes seconds, and the server still has capacity for other users. */
const atOnce = 4

/**
 * Adds a holiday to each day, one request a day. A day that has one by then keeps it; a failure of one day leaves
 * the others alone. Never throws: returns the outcome of each day, by date.
 */
export async function addHolidays(
  days: readonly PlannedDay[],
  create: (day: PlannedDay) => Promise<unknown>,
  reasonOf: (error: unknown) => string,
  onProgress: (done: number) => void,
): Promise<Outcome> {
  const outcome: Outcome = { added: [], kept: [], failed: [] }
  const waiting = [...days]
  let done = 0

  async function work() {
    for (let day = waiting.shift(); day; day = waiting.shift()) {
      try {
        await create(day)
        outcome.added.push(day.date)
      } catch (error) {
        const theirs = holidayInTheWay(error)
        if (theirs) outcome.kept.push({ date: day.date, note: theirs.note })
        else outcome.failed.push({ ...day, reason: reasonOf(error) })
      }
      done += 1
      onProgress(done)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))

  const byDate = (a: { date: string }, b: { date: string }) => (a.date < b.date ? -1 : 1)
  return {
    added: outcome.added.toSorted(),
    kept: outcome.kept.toSorted(byDate),
    failed: outcome.failed.toSorted(byDate),
  }
}

/** The existing holiday that made the server reject a day; null for other errors. */
export function holidayInTheWay(error: unknown): Pick<CatererHoliday, 'note'> | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  const { body } = error
  const current: unknown = typeof body === 'object' && body !== null && 'current' in body ? body.current : null
  const isHoliday = typeof current === 'object' && current !== null && 'note' in current
  return isHoliday && typeof current.note === 'string' ? { note: current.note } : null
}
