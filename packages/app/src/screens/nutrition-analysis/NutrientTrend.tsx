import type { MealProgram, School, SchoolsWeek } from '@commissary/api-client'
import { addDays } from '@commissary/domain/dates'
import { type CheckId, hasMealPattern } from '@commissary/domain/rules'
import { checkName, valueText } from '@commissary/messages/checks'
import type { Wording } from '@commissary/messages/wording'
import { ErrorState, Section, Select, Skeleton, Stack } from '@commissary/ui'
import { TrendChart, type TrendPoint } from '@commissary/ui/report'
import { useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { choiceOf } from '../../forms/choice.ts'
import { useSchoolsAnalysis } from '../../reports/use-schools-analysis.ts'
import { charted, type Charted, weeksShown } from './charted.ts'
import { costPoint } from './cost-point.ts'

interface NutrientTrendProps {
  school: School
  program: MealProgram
  /** Whose limits and verdicts are shown. */
  gradeGroup: MealProgram['gradeGroup']
  /** The Monday of the last week. */
  week: string
  servings: 'planned' | 'served'
  /** The program's target cost per meal; null = no target. */
  costTarget: number | null
}

/**
 * A nutrient over the last eight weeks with the limits of the last week, or the food cost with the program's target. Without a
 * meal pattern, the cost alone.
 */
export function NutrientTrend({ school, program, gradeGroup, week, servings, costTarget }: NutrientTrendProps) {
  const wording = useWording()
  const { t, formats } = wording
  const isChecked = hasMealPattern(program.rulePack)
  const [chosen, setId] = useState<Charted>('sodium')
  const id = isChecked ? chosen : 'cost'
  const analysis = useSchoolsAnalysis({
    schools: [school.schoolId],
    itemType: program.menuType,
    startDate: addDays(week, -7 * (weeksShown - 1)),
    endDate: addDays(week, 6),
    servings,
  })

  const nameOf = (one: Charted) =>
    one === 'cost' ? t('nutritionAnalysis.facts.cost') : checkName(wording, { id: one })

  function chart() {
    if (analysis.error) return <ErrorState error={analysis.error} onRetry={() => analysis.mutate()} />
    if (!analysis.data) return <Skeleton lines={8} />
    const weeks = analysis.data.weeks.filter(
      (one) => one.program.id === program.id && (one.gradeGroup ?? one.program.gradeGroup) === gradeGroup,
    )
    const points = weeks.flatMap((one) =>
      id === 'cost' ? costPoint(wording, { ...one, target: costTarget }) : checkPoint(wording, one, id),
    )
    const last = id === 'cost' ? null : weeks.at(-1)?.checks.find((check) => check.id === id)?.now
    return (
      <TrendChart
        title={id === 'cost' ? nameOf(id) : t('nutritionAnalysis.trend.chart', { nutrient: nameOf(id) })}
        points={points}
        minimum={last?.minimum ?? null}
        maximum={id === 'cost' ? costTarget : (last?.maximum ?? null)}
        formatValue={(value) => (id === 'cost' ? formats.money(value) : formats.amount(value, 0))}
        periodHeader={t('nutritionAnalysis.trend.week')}
        valueHeader={t('nutritionAnalysis.trend.average')}
        minimumText={t('nutritionAnalysis.trend.minimum')}
        maximumText={t(id === 'cost' ? 'nutritionAnalysis.trend.target' : 'nutritionAnalysis.trend.maximum')}
      />
    )
  }

  return (
    <Section
      title={t('nutritionAnalysis.trend.title')}
      description={t(`nutritionAnalysis.trend.${isChecked ? 'description' : 'costDescription'}`)}
    >
      <Stack>
        {isChecked && (
          <Select
            label={t('nutritionAnalysis.sourceValue')}
            value={id}
            options={charted.map((one) => ({ value: one, label: nameOf(one) }))}
            onChange={(text) => setId(choiceOf(charted, text) ?? id)}
          />
        )}
        {chart()}
      </Stack>
    </Section>
  )
}

/** The checked value of a week; none where the week has no such check. */
function checkPoint(wording: Wording, { weekStart, checks: all }: SchoolsWeek, id: CheckId): TrendPoint[] {
  const check = all.find((one) => one.id === id)
  if (!check) return []
  const { t, formats } = wording
  const value = check.now?.actual ?? check.actual
  const text = value === null ? t('common.unknown') : valueText(wording, check.unit, value)
  return [
    {
      label: formats.dayShort(weekStart),
      // The actual value is not at the lower bound.
      value: check.isLowerBound ? null : value,
      text: check.isLowerBound && value !== null ? t('checks.lowerBound', { value: text }) : text,
      status: check.now?.status ?? null,
    },
  ]
}
