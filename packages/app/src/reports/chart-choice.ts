import { weekCheckIds } from '@commissary/domain/rules'
import type { Translate } from '@commissary/messages'
import type { ReportChoice } from '@commissary/ui/report'

import type { ReportState } from './use-report-state.ts'

/** What the address says for no chart, as in reports of rows. */
const noChart = 'none'

const ofWeeks: ReadonlySet<string> = new Set(weekCheckIds)

/** The first limit of a week, or else of a day. */
const usualOf = (limits: ReadonlyMap<string, string>): string | null => {
  const ids = [...limits.keys()]
  return ids.find((id) => ofWeeks.has(id)) ?? ids[0] ?? null
}

/** What a report's chart shows, by its address: the usual limit, unless the address names another; null = no chart. */
export function chartOf(state: Pick<ReportState, 'get'>, limits: ReadonlyMap<string, string>): string | null {
  const chosen = state.get('chart')
  if (chosen === noChart) return null
  return limits.has(chosen) ? chosen : usualOf(limits)
}

/** The choice of what the chart shows, including no chart. */
export function chartChoice(
  t: Translate,
  state: Pick<ReportState, 'get' | 'set'>,
  limits: ReadonlyMap<string, string>,
): ReportChoice {
  return {
    id: 'chart',
    label: t('reports.chart.label'),
    value: chartOf(state, limits) ?? noChart,
    options: [
      ...[...limits].map(([value, label]) => ({ value, label })),
      { value: noChart, label: t('reports.chart.none') },
    ],
    onChange: (value) => state.set({ chart: value === usualOf(limits) ? null : value }),
  }
}
