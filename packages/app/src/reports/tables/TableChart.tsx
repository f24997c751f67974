import type { ReportTable } from '@commissary/api-client'
import { BarChart } from '@commissary/ui/report'

import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { chartBars, shortNumbers } from './chart-bars.ts'

interface TableChartProps {
  table: ReportTable
  /** The id of a column; another text shows no chart. */
  measure: string
  onSelect: (key: string) => void
}

/** The totals of the groups as bars. Without groups there is nothing to compare. */
export function TableChart({ table, measure, onSelect }: TableChartProps) {
  const t = useMessages()
  const { locale, currency } = useSession()
  const column = table.columns.find(({ id, isMeasure }) => id === measure && isMeasure)
  const group = table.groupings.find(({ value }) => value === table.group[0])
  if (!column || !group) return null
  const { bars, rest, unknown } = chartBars(
    table,
    measure,
    shortNumbers(locale, column.isMoney ? currency : null),
    (value, isLeast) => t(isLeast ? 'reportTables.atLeast' : 'reportTables.partly', { value }),
  )
  if (bars.length === 0) return null
  const notes = [
    ...(rest > 0 ? [t('reportTables.chartRest', { count: rest })] : []),
    ...(unknown > 0 ? [t('reportTables.chartUnknown', { count: unknown })] : []),
  ]
  return (
    <BarChart
      title={t('reportTables.chartOf', { measure: column.label, group: group.label })}
      bars={bars}
      onSelect={onSelect}
      openText={(label) => t('reportTables.open', { group: label })}
      note={notes.join(' ') || undefined}
    />
  )
}
