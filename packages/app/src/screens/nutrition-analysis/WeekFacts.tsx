import type { ClosedDay } from '@commissary/api-client'
import type { WeekAnalysis } from '@commissary/domain/menu'
import { hasMealPattern } from '@commissary/domain/rules'
import { costDifference } from '@commissary/messages/costs'
import { Facts } from '@commissary/ui'
import { CostText, MissingValue } from '@commissary/ui/menu'

import { useWording } from '../../compliance/use-wording.ts'

interface WeekFactsProps {
  week: WeekAnalysis
  /** The holidays of the week. */
  closedDays: readonly ClosedDay[]
  /** The target cost per meal; null = no target. */
  costTarget: number | null
}

/** Days, planned meals and food cost of the week. */
export function WeekFacts({ week, closedDays, costTarget }: WeekFactsProps) {
  const wording = useWording()
  const { t, formats } = wording
  const { days, servedDays, regularDays, checkedDays, isShortWeek, cost } = week
  const { difference, isOver = false } = costDifference(wording, cost, costTarget)
  const meals = days.map(({ plannedMeals }) => plannedMeals).filter((count) => count !== null)

  return (
    <Facts
      items={[
        {
          id: 'days',
          label: t('nutritionAnalysis.facts.days'),
          value: t('nutritionAnalysis.facts.daysOf', { served: servedDays, regular: regularDays }),
          ...(isShortWeek && hasMealPattern(week.rulePack)
            ? { detail: t('nutritionAnalysis.facts.short', { days: checkedDays }) }
            : {}),
        },
        ...(closedDays.length > 0
          ? [
              {
                id: 'closed',
                label: t('nutritionAnalysis.facts.closed'),
                value: formats.list(closedDays.map(({ date }) => formats.weekdayShort(date))),
                detail: formats.list([...new Set(closedDays.map(({ note }) => note))]),
              },
            ]
          : []),
        {
          id: 'meals',
          label: t('nutritionAnalysis.facts.meals'),
          value:
            meals.length === 0
              ? t('common.unknown')
              : formats.number(
                  meals.reduce((sum, count) => sum + count, 0),
                  0,
                ),
          ...(meals.length > 0 && meals.length < days.length
            ? { detail: t('nutritionAnalysis.facts.mealsMissing') }
            : {}),
        },
        {
          id: 'cost',
          label: t('nutritionAnalysis.facts.cost'),
          value: <MissingValue value={cost} format={formats.money} />,
          ...(difference !== undefined && {
            detail: isOver ? <CostText cost={{ value: difference, isOver }} /> : difference,
          }),
        },
      ]}
    />
  )
}
