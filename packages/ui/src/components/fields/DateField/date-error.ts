import type { DateText } from './date-text.ts'
import { type Day, isDate } from '../../../dates/days.ts'

/** The dates a field accepts. */
export interface DateLimits {
  /** The first available day. */
  min?: Day | undefined
  /** The last available day. */
  max?: Day | undefined
  /** Why a day between them is not available ("Thanksgiving break"); null if it is. */
  disabledReason?: ((day: Day) => string | null | undefined) | undefined
}

/** The error text for a date; undefined if it is empty or available. */
export function dateError(value: string, limits: DateLimits, text: DateText): string | undefined {
  if (value === '') return undefined
  if (!isDate(value)) return text.dateUnreadable
  if (limits.min && value < limits.min) return text.dateTooEarly(limits.min)
  if (limits.max && value > limits.max) return text.dateTooLate(limits.max)
  const reason = limits.disabledReason?.(value)
  return reason ? text.dateNotOffered(reason) : undefined
}
