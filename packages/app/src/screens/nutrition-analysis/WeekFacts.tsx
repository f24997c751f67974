import type { WeekAnalysis } from '@commissary/domain/menu'
import { Facts } from '@commissary/ui'
import { MissingValue } from '@commissary/ui/menu'

import { useWording } from '../../compliance/use-wording.ts'

/** What the week is, before it is judged: its days, its meals, what a meal costs. */
export function WeekFacts({ week }: { week: WeekAnalysis }) {
  const { t, formats } = useWording()
  const { days, servedDays, regularDays, judgedDays, isShortWeek, cost } = week
  const meals = days.map(({ plannedMeals }) => plannedMeals).filter((count) => count !== null)

  return (
    <Facts
      items={[
        {
          id: 'days',
          label: t('nutritionAnalysis.facts.days'),
          value: t('nutritionAnalysis.facts.daysOf', { served: servedDays, regular: regularDays }),
          ...(isShortWeek ? { detail: t('nutritionAnalysis.facts.short', { judged: judgedDays }) } : {}),
        },
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
          value: <MissingValue figure={cost} format={formats.money} />,
        },
      ]}
    />
  )
}
