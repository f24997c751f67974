import type { WeekAnalysis } from '@commissary/api-client'
import { BarChart } from '@commissary/ui/report'

import { useWording } from '../../compliance/use-wording.ts'
import { requiredAmounts } from './required-amounts.ts'

/** A week's amounts next to the required ones; the table below has the same values. */
export function PatternChart({ week }: { week: Pick<WeekAnalysis, 'checks'> }) {
  const wording = useWording()
  const bars = requiredAmounts(wording, week)
  return bars.length === 0 ? null : <BarChart title={wording.t('reports.chart.amountsOf')} bars={bars} />
}
