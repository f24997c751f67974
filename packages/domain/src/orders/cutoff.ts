import { addDays } from '../dates/dates.ts'
import type { OrderStatus, StoredOrderStatus } from './model.ts'

/** Until when a day's orders can be placed and canceled. */
export interface CutOff {
  /** Calendar days before the meal; 0 = on the day. */
  cutOffDays: number
  /** `09:00` in the caterer's time zone. */
  cutOffTime: string
}

/**
 * The moment from which a day's orders are locked. A time that the clocks skip is read by the clock before the change; of a
 * time that repeats, the first counts.
 */
export const cutOffOf = ({ cutOffDays, cutOffTime }: CutOff, date: string, timeZone: string): Temporal.Instant =>
  Temporal.PlainDate.from(addDays(date, -cutOffDays))
    .toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(cutOffTime) })
    .toInstant()

/** The last day whose orders are locked; those of every earlier day are, too. */
export function lockedThrough(cutOff: CutOff, now: Temporal.Instant, timeZone: string): string {
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate().toString()
  const last = addDays(today, cutOff.cutOffDays)
  const isLocked = Temporal.Instant.compare(now, cutOffOf(cutOff, last, timeZone)) >= 0
  return isLocked ? last : addDays(last, -1)
}

/** The status of an order as it is shown: a placed one is locked from its cutoff on. */
export const orderStatus = (stored: StoredOrderStatus, date: string, locked: string): OrderStatus =>
  stored === 'placed' && date <= locked ? 'locked' : stored

export type OrderStep = 'cancelled' | 'served' | 'noShow' | 'refunded'

const steps: Record<OrderStatus, readonly OrderStep[]> = {
  placed: ['cancelled'],
  locked: ['served', 'noShow', 'refunded'],
  served: ['noShow', 'refunded'],
  noShow: ['served', 'refunded'],
  refunded: [],
  cancelled: [],
}

/** What can happen to an order. A mark can be corrected; a refund and a cancellation are final. */
export const nextSteps = (status: OrderStatus): readonly OrderStep[] => steps[status]
