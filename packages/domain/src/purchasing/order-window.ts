import { addDays, weekdayOf } from '../dates/dates.ts'

/** How a vendor takes orders. */
export interface OrderingTerms {
  /** Calendar days from the cutoff to the delivery; null = unknown. */
  leadDays: number | null
  /** `14:00` in the caterer's time zone; null = until midnight. */
  cutOffTime: string | null
  /** 1 = Monday; empty = any day. */
  deliveryDays: readonly number[]
}

/** A moment in the caterer's time zone. */
export interface LocalMoment {
  /** `YYYY-MM-DD` */
  date: string
  /** `HH:MM` */
  time: string
}

export interface Delivery {
  date: string
  /** Until when it can be ordered; null where the lead time is unknown. `time` null = until midnight. */
  orderBy: { date: string; time: string | null } | null
}

/** Whether a vendor delivers on the weekday of a date. */
export const deliversOn = ({ deliveryDays }: Pick<OrderingTerms, 'deliveryDays'>, date: string): boolean =>
  deliveryDays.length === 0 || deliveryDays.includes(weekdayOf(date))

/** The last day on which a delivery can be ordered. Without a known lead time, the day before the delivery. */
export const lastOrderDay = ({ leadDays }: Pick<OrderingTerms, 'leadDays'>, date: string): string =>
  addDays(date, -(leadDays ?? 1))

/** Whether the vendor makes a delivery on that day, and it can still be ordered. */
export function canDeliver(terms: OrderingTerms, date: string, now: LocalMoment): boolean {
  if (!deliversOn(terms, date)) return false
  const lastDay = lastOrderDay(terms, date)
  // Without a lead time, it is unknown which day the cutoff time is on.
  const time = terms.leadDays === null ? null : terms.cutOffTime
  return lastDay > now.date || (lastDay === now.date && (time === null || now.time <= time))
}

/** The next deliveries that can still be ordered, soonest first. */
export function nextDeliveries(terms: OrderingTerms, now: LocalMoment, count: number): Delivery[] {
  const deliveries: Delivery[] = []
  // Lead time and weekdays repeat within a week, so a further week finds at least one more.
  const last = addDays(now.date, (terms.leadDays ?? 1) + 7 * count + 7)
  for (let date = now.date; date <= last && deliveries.length < count; date = addDays(date, 1)) {
    if (canDeliver(terms, date, now)) deliveries.push({ date, orderBy: orderBy(terms, date) })
  }
  return deliveries
}

/** Until when a delivery can be ordered; null where the lead time is unknown. */
export function orderBy({ leadDays, cutOffTime }: OrderingTerms, date: string): Delivery['orderBy'] {
  return leadDays === null ? null : { date: lastOrderDay({ leadDays }, date), time: cutOffTime }
}
