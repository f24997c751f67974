import type { ReportTable } from '@commissary/api-client'
import { type ReportChoice, ReportFilters } from '@commissary/ui/report'

import { SearchBox } from '../../forms/SearchBox.tsx'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { useSchoolsText } from '../use-schools-text.ts'
import type { ReportView } from './report-view.ts'
import type { TableState } from './use-table-state.ts'

interface TableFiltersProps {
  view: ReportView
  state: TableState
  /** What can be chosen; undefined while it loads. */
  table: ReportTable | undefined
}

const datesLabels = { day: 'reportTables.asOf', range: 'reportTables.dates', menus: 'reportTables.onMenus' } as const

/** Levels of groups that are offered. */
const mostLevels = 2

/** Dates, schools and choices of a report, how its rows are grouped, and what the chart shows. */
export function TableFilters({ view, state, table }: TableFiltersProps) {
  const t = useMessages()
  const { today, locale, schools } = useSession()
  const schoolsText = useSchoolsText()

  // The address is ahead of the answer.
  const group = state.request.group ?? table?.group ?? []

  function groupChoices({ groupings }: ReportTable): ReportChoice[] {
    const levels = Math.min(mostLevels, group.length + 1)
    return Array.from({ length: levels }, (_, level) => ({
      id: `group${level}`,
      label: t(level === 0 ? 'reportTables.group' : 'reportTables.then'),
      value: group[level] ?? '',
      options: [
        { value: '', label: t('reportTables.ungrouped') },
        ...groupings.filter(({ value }) => !group.slice(0, level).includes(value)),
      ],
      onChange: (value) => {
        const kept = group.slice(0, level)
        const after = group.slice(level + 1).filter((id) => id !== value)
        state.setGroup(value === '' ? kept : [...kept, value, ...after])
      },
    }))
  }

  function chartChoice({ columns }: ReportTable): ReportChoice[] {
    if (group.length === 0) return []
    const measures = columns.filter(({ isMeasure }) => isMeasure)
    const shown = state.chart === '' ? view.measure : state.chart
    return [
      {
        id: 'chart',
        label: t('reportTables.chart'),
        value: measures.some(({ id }) => id === shown) ? shown : 'none',
        options: [
          ...measures.map(({ id, label }) => ({ value: id, label })),
          { value: 'none', label: t('reportTables.noChart') },
        ],
        onChange: (value) => state.set({ chart: value === view.measure ? null : value }),
      },
    ]
  }

  const choices = table
    ? [
        ...table.choices.map(({ id, label, options }) => ({
          id,
          label,
          value: state.get(id),
          options,
          onChange: (value: string) => state.set({ [id]: value || null }),
        })),
        ...groupChoices(table),
        ...chartChoice(table),
      ]
    : []

  return (
    <ReportFilters
      label={t('reportTables.filters')}
      period={view.period === 'menus' ? 'optional' : view.period}
      anyText={t('reportTables.anyTime')}
      datesLabel={t(datesLabels[view.period])}
      dates={state.dates}
      onDatesChange={(dates) => state.setDates(dates)}
      datesError={state.isTooLong ? t('reportTables.tooLong') : undefined}
      today={today}
      locale={locale}
      schools={schools.map(({ schoolId, schoolName }) => ({ id: schoolId, name: schoolName }))}
      schoolIds={state.schoolIds}
      onSchoolsChange={(ids) => state.set({ schools: ids.join() })}
      schoolsText={schoolsText}
      choices={choices}
    >
      {view.search && (
        <SearchBox
          label={view.search(t)}
          value={state.get('q')}
          onChange={(text) => state.set({ q: text }, { isTyping: true })}
        />
      )}
      {view.tools?.(state)}
    </ReportFilters>
  )
}
