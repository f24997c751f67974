import type { WeekAnalysis } from '@commissary/api-client'
import { checks, unitDigits } from '@commissary/domain/rules'
import { checkNameInGroup, valueText } from '@commissary/messages/checks'
import type { Wording } from '@commissary/messages/wording'
import type { BarChartBar } from '@commissary/ui/report'

/**
 * The amount of each component and vegetable subgroup of a week, in percent of what it requires. One that is unknown, or known only as a
 * lower bound, has no bar.
 */
export function requiredAmounts(wording: Wording, { checks: all }: Pick<WeekAnalysis, 'checks'>): BarChartBar[] {
  const { t, formats } = wording
  return all.flatMap(({ id, unit, now, actual, isLowerBound }): BarChartBar[] => {
    const { group } = checks[id]
    if (group !== 'weeks' && group !== 'subgroups') return []
    const { minimum } = now ?? {}
    if (!now || !minimum) return []
    const amount = now.actual ?? actual
    const value = amount === null ? t('common.unknown') : formats.amount(amount, unitDigits[unit])
    return [
      {
        id,
        label: checkNameInGroup(wording, { id }),
        value: amount === null || isLowerBound ? null : (100 * amount) / minimum,
        valueText: t('reports.chart.ofRequired', {
          value: isLowerBound && amount !== null ? t('checks.lowerBound', { value }) : value,
          required: valueText(wording, unit, minimum),
        }),
      },
    ]
  })
}
