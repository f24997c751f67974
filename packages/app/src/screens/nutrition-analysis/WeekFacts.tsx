import type { ClosedDay } from '@commissary/api-client'
import type { WeekAnalysis } from '@commissary/domain/menu'
import { Facts } from '@commissary/ui'
import { MissingValue } from '@commissary/ui/menu'

import { useWording } from '../../compliance/use-wording.ts'

interface WeekFactsProps {
  week: WeekAnalysis
  /** The holidays of the week. */
  closedDays: readonly ClosedDay[]
}

/** Days, planned meals and food cost of the week. */
export function WeekFacts({ week, closedDays }: WeekFactsProps) {
  const { t, formats } = useWording()
  const { days, servedDays, regularDays, checkedDays, isShortWeek, cost } = week
  const meals = days.map(({ plannedMeals }) => plannedMeals).filter((count) => count !== null)

  return (
    <Facts
      items={[
        {
          id: 'days',
          label: t('nutritionAnalysis.facts.days'),
          value: t('nutritionAnalysis.facts.daysOf', { served: servedDays, regular: regularDays }),
          ...(isShortWeek ? { detail: t('nutritionAnalysis.facts.short', { days: checkedDays }) } : {}),
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
        },
      ]}
    />
  )
}
