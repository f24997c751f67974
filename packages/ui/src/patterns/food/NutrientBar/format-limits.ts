import type { Limits } from '../../nutrition-types.ts'
import type { MenuText } from '../../menu-text.ts'

/** "550–650", "at most 1,110", "less than 10"; null without limits. */
export function formatLimits(limits: Limits, digits: number, text: MenuText): string | null {
  const { minimum, maximum, isMaximumExclusive } = limits
  if (minimum !== null && maximum !== null && !isMaximumExclusive) {
    return `${text.number(minimum, digits)}–${text.number(maximum, digits)}`
  }
  const parts = []
  if (minimum !== null) parts.push(text.minimum(text.number(minimum, digits)))
  if (maximum !== null) {
    const limit = isMaximumExclusive ? text.lessThan : text.maximum
    parts.push(limit(text.number(maximum, digits)))
  }
  return parts.length > 0 ? parts.join(', ') : null
}
