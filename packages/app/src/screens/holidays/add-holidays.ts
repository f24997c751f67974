import { ApiError, type CatererHoliday } from '@commissary/api-client'

import { inParallel } from './in-parallel.ts'

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

export interface AddedDay {
  date: string
  /** The new holiday's id, if the server returned it. */
  id: number | undefined
}

export interface Outcome {
  added: AddedDay[]
  kept: KeptDay[]
  failed: FailedDay[]
}

/**
 * Adds a holiday to each day, one request a day. A day that has one by then keeps it; a failure of one day leaves
 * the others alone. Never throws: returns the outcome of each day, by date.
 */
export async function addHolidays(
  days: readonly PlannedDay[],
  create: (day: PlannedDay) => Promise<number | undefined>,
  reasonOf: (error: unknown) => string,
  onProgress: (done: number) => void,
): Promise<Outcome> {
  const outcome: Outcome = { added: [], kept: [], failed: [] }
  let done = 0
  await inParallel(days, async (day) => {
    try {
      outcome.added.push({ date: day.date, id: await create(day) })
    } catch (error) {
      const theirs = holidayInTheWay(error)
      if (theirs) outcome.kept.push({ date: day.date, note: theirs.note })
      else outcome.failed.push({ ...day, reason: reasonOf(error) })
    }
    done += 1
    onProgress(done)
  })

  const byDate = (a: { date: string }, b: { date: string }) => (a.date < b.date ? -1 : 1)
  return {
    added: outcome.added.toSorted(byDate),
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
