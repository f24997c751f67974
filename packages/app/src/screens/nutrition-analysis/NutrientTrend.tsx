import type { MealProgram, School } from '@commissary/api-client'
import { addDays } from '@commissary/domain/dates'
import { checkIds, checks } from '@commissary/domain/rules'
import { checkName, valueText } from '@commissary/messages/checks'
import { ErrorState, Section, Select, Skeleton, Stack } from '@commissary/ui'
import { TrendChart } from '@commissary/ui/report'
import { useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { choiceOf } from '../../forms/choice.ts'
import { useSchoolsAnalysis } from '../../reports/use-schools-analysis.ts'

/** The weekly averages with limits. */
const charted = checkIds.filter((id) => checks[id].group === 'diet')

/** Weeks of a chart, the last one included. */
const weeksShown = 8

interface NutrientTrendProps {
  school: School
  program: MealProgram
  /** The Monday of the last week. */
  week: string
  servings: 'planned' | 'served'
}

/** A nutrient over the last eight weeks, with the limits of the last one. */
export function NutrientTrend({ school, program, week, servings }: NutrientTrendProps) {
  const wording = useWording()
  const { t, formats } = wording
  const [id, setId] = useState<(typeof charted)[number]>('sodium')
  const analysis = useSchoolsAnalysis({
    schools: [school.schoolId],
    itemType: program.menuType,
    startDate: addDays(week, -7 * (weeksShown - 1)),
    endDate: addDays(week, 6),
    servings,
  })

  function chart() {
    if (analysis.error) return <ErrorState error={analysis.error} onRetry={() => analysis.mutate()} />
    if (!analysis.data) return <Skeleton lines={8} />
    const weeks = analysis.data.weeks
      .filter((one) => one.program.id === program.id)
      .flatMap(({ weekStart, checks: all }) => {
        const check = all.find((one) => one.id === id)
        return check ? [{ weekStart, check }] : []
      })
    const last = weeks.at(-1)?.check.now
    const unit = weeks[0]?.check.unit ?? 'mg'
    return (
      <TrendChart
        title={t('nutritionAnalysis.trend.chart', { nutrient: checkName(wording, { id }) })}
        points={weeks.map(({ weekStart, check }) => {
          const value = check.now?.actual ?? check.actual
          const text = value === null ? t('common.unknown') : valueText(wording, unit, value)
          return {
            label: formats.dayShort(weekStart),
            // A lower bound is not where the value is.
            value: check.isLowerBound ? null : value,
            text: check.isLowerBound && value !== null ? t('checks.lowerBound', { value: text }) : text,
            status: check.now?.status ?? null,
          }
        })}
        minimum={last?.minimum ?? null}
        maximum={last?.maximum ?? null}
        formatValue={(value) => formats.amount(value, 0)}
        periodHeader={t('nutritionAnalysis.trend.week')}
        valueHeader={t('nutritionAnalysis.trend.average')}
        minimumText={t('nutritionAnalysis.trend.minimum')}
        maximumText={t('nutritionAnalysis.trend.maximum')}
      />
    )
  }

  return (
    <Section title={t('nutritionAnalysis.trend.title')} description={t('nutritionAnalysis.trend.description')}>
      <Stack>
        <Select
          label={t('nutritionAnalysis.sourceValue')}
          value={id}
          options={charted.map((one) => ({ value: one, label: checkName(wording, { id: one }) }))}
          onChange={(chosen) => setId(choiceOf(charted, chosen) ?? id)}
        />
        {chart()}
      </Stack>
    </Section>
  )
}
