import { addDays } from '@commissary/domain/dates'
import type { MenuType, School } from '@commissary/api-client'
import { ErrorState, Inline, Quiet, Section, Select, Skeleton, Stack } from '@commissary/ui'
import { TrendChart } from '@commissary/ui/report'
import { useState } from 'react'

import { useCostTarget } from '../../../compliance/use-cost-target.ts'
import { useWording } from '../../../compliance/use-wording.ts'
import { useSchoolsAnalysis } from '../../../reports/use-schools-analysis.ts'
import { programName } from '../../../menu-planner/program-name.ts'
import { weeksShown } from '../charted.ts'
import { mainFigures } from './group-figures.ts'
import { groupTrend } from './group-trend.ts'
import { programsServed } from './programs-served.ts'

interface GroupTrendProps {
  /** The schools of the group. */
  schools: readonly School[]
  menuType: MenuType
  /** The Monday of the last week. */
  week: string
  servings: 'planned' | 'served'
  /** For the call: empty = all schools. */
  schoolIds: readonly number[]
}

/** The average of a group's schools over the last eight weeks, with the limits of the program or its cost target. */
export function GroupTrend({ schools, menuType, week, servings, schoolIds }: GroupTrendProps) {
  const wording = useWording()
  const { t, formats } = wording
  const programs = programsServed(schools, menuType)
  const [programId, setProgramId] = useState<number | null>(null)
  const program = programs.find(({ id }) => id === programId) ?? programs[0]
  const figures = mainFigures(wording)
  const [index, setIndex] = useState(0)
  const costTarget = useCostTarget(program?.programName)
  const analysis = useSchoolsAnalysis({
    ...(schoolIds.length > 0 && { schools: [...schoolIds] }),
    itemType: menuType,
    startDate: addDays(week, -7 * (weeksShown - 1)),
    endDate: addDays(week, 6),
    servings,
  })
  const figure = figures[index]

  function chart() {
    if (analysis.error) return <ErrorState error={analysis.error} onRetry={() => analysis.mutate()} />
    if (!analysis.data || !program || !figure) return <Skeleton lines={8} />
    const { points, minimum, maximum } = groupTrend(wording, {
      weeks: analysis.data.weeks,
      programId: program.id,
      figure,
      costTarget,
    })
    return (
      <TrendChart
        title={t('nutritionAnalysis.group.trend.chart', { figure: figure.label, program: programName(t, program) })}
        points={points}
        minimum={minimum}
        maximum={maximum}
        formatValue={(value) => (figure.checkId === null ? formats.money(value) : formats.amount(value, 0))}
        periodHeader={t('nutritionAnalysis.trend.week')}
        valueHeader={t('nutritionAnalysis.trend.average')}
        minimumText={t('nutritionAnalysis.trend.minimum')}
        maximumText={t(figure.checkId === null ? 'nutritionAnalysis.trend.target' : 'nutritionAnalysis.trend.maximum')}
      />
    )
  }

  return (
    <Section title={t('nutritionAnalysis.trend.title')} description={t('nutritionAnalysis.group.trend.description')}>
      <Stack>
        <Inline align="end">
          {programs.length > 1 && (
            <Select
              label={t('nutritionAnalysis.group.trend.program')}
              value={String(program?.id ?? '')}
              options={programs.map((one) => ({ value: String(one.id), label: programName(t, one) }))}
              onChange={(id) => setProgramId(Number(id))}
            />
          )}
          <Select
            label={t('nutritionAnalysis.group.figure')}
            value={String(index)}
            options={figures.map(({ label }, one) => ({ value: String(one), label }))}
            onChange={(one) => setIndex(Number(one))}
          />
        </Inline>
        {chart()}
        <Quiet>{t('nutritionAnalysis.group.averagesHint')}</Quiet>
      </Stack>
    </Section>
  )
}
