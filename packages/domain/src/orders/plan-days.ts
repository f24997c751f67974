import { addDays, weekdayOf } from '../dates/dates.ts'
import { isInTerm, type Term } from '../school/terms.ts'
import type { PlanPeriod } from './model.ts'

export interface Plan {
  period: PlanPeriod
  /** The first day, which need not be a school day. */
  from: string
  /** 1 = Monday; empty = Monday to Friday. */
  weekdays: readonly number[]
}

/** Why a day of a plan has no order. */
export type SkipReason = 'holiday' | 'outOfTerm' | 'locked' | 'ordered'

export interface PlanDay {
  date: string
  skipped: SkipReason | null
}

const schoolWeek = [1, 2, 3, 4, 5]
const lengths: Record<PlanPeriod, Temporal.DurationLike> = {
  Weekly: { weeks: 1 },
  Monthly: { months: 1 },
  Yearly: { years: 1 },
}

/**
 * The last day of a period: a week, a month or a year after its first day, less one day. A month from January 31 ends on
 * February 27 or 28, the day before the last of February, which has no 31st.
 */
export const lastDayOf = (period: PlanPeriod, from: string): string =>
  Temporal.PlainDate.from(from).add(lengths[period]).subtract({ days: 1 }).toString()

/** The days of a plan by date, on its weekdays. `locked`: the last day whose orders are locked. */
export function planDays(
  { period, from, weekdays }: Plan,
  {
    terms,
    holidays,
    ordered,
    locked,
  }: { terms: readonly Term[]; holidays: ReadonlySet<string>; ordered: ReadonlySet<string>; locked: string },
): PlanDay[] {
  const chosen = weekdays.length === 0 ? schoolWeek : weekdays
  const last = lastDayOf(period, from)
  const days: PlanDay[] = []
  for (let date = from; date <= last; date = addDays(date, 1)) {
    if (chosen.includes(weekdayOf(date))) days.push({ date, skipped: reasonOf(date) })
  }
  return days

  function reasonOf(date: string): SkipReason | null {
    if (holidays.has(date)) return 'holiday'
    if (!isInTerm(terms, date)) return 'outOfTerm'
    if (date <= locked) return 'locked'
    return ordered.has(date) ? 'ordered' : null
  }
}
