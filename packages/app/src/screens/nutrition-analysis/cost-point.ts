import type { Total } from '@commissary/domain/food'
import { costVerdict } from '@commissary/domain/menu'
import { moneyText } from '@commissary/messages/print'
import type { Wording } from '@commissary/messages/wording'
import type { TrendPoint } from '@commissary/ui/report'

interface WeekCost {
  /** The Monday. */
  weekStart: string
  cost: Total
  /** Null = the program has no target. */
  target: number | null
}

/** A week's food cost per meal. Over the target is an advisory. With missing prices it is a lower bound, which the line omits. */
export function costPoint(wording: Wording, { weekStart, cost, target }: WeekCost): TrendPoint {
  const { formats } = wording
  const status = target === null ? null : costVerdict(cost, target, formats.moneyDigits()).status
  return {
    label: formats.dayShort(weekStart),
    value: cost.missing.length > 0 ? null : cost.known,
    text: moneyText(wording, cost),
    status: status === null ? null : status === 'over' ? 'advisory' : status === 'within' ? 'pass' : 'unknown',
  }
}
