import { Stack } from '@commissary/ui'
import { TrendChart } from '@commissary/ui/report'
import { useMemo } from 'react'

import { useWording } from '../compliance/use-wording.ts'
import type { StandardSubject } from './standard-table.ts'
import { standardTrends } from './standard-trend.ts'

interface StandardChartProps {
  subject: StandardSubject
  /** The id of the limit that is shown. */
  limit: string
}

/** A limit over the weeks of the report, for each program and grade group: the values of its rows in the table. */
export function StandardChart({ subject, limit }: StandardChartProps) {
  const wording = useWording()
  const { t } = wording
  const trends = useMemo(() => standardTrends(wording, subject, limit), [wording, subject, limit])
  return (
    <Stack gap={3}>
      {trends.map(({ part, limit: name, points, minimum, maximum, format }) => (
        <TrendChart
          key={part}
          title={t('reports.chart.of', { limit: name, program: part })}
          points={points}
          minimum={minimum}
          maximum={maximum}
          formatValue={format}
          periodHeader={t('reports.chart.period')}
          valueHeader={t('reports.chart.value')}
          minimumText={t('reports.chart.minimum')}
          maximumText={t('reports.chart.maximum')}
        />
      ))}
    </Stack>
  )
}
