import type { DateText } from './date-text.ts'
import { type Day, isDate } from '../../../dates/days.ts'

/** Which dates a field takes. */
export interface DateLimits {
  /** The first day that can be chosen. */
  min?: Day | undefined
  /** The last day that can be chosen. */
  max?: Day | undefined
  /** Why a day between them cannot be chosen ("Thanksgiving break"); nothing when it can. */
  disabledReason?: ((day: Day) => string | null | undefined) | undefined
}

/** What is wrong with a date as it stands, in words; nothing when it is empty or can be chosen. */
export function dateError(value: string, limits: DateLimits, text: DateText): string | undefined {
  if (value === '') return undefined
  if (!isDate(value)) return text.dateUnreadable
  if (limits.min && value < limits.min) return text.dateTooEarly(limits.min)
  if (limits.max && value > limits.max) return text.dateTooLate(limits.max)
  const reason = limits.disabledReason?.(value)
  return reason ? text.dateNotOffered(reason) : undefined
}
