import type { CalendarSummary } from '@commissary/api-client'
import type { Wording } from '@commissary/messages/wording'
import { Badge, Switch } from '@commissary/ui'
import { VerdictBadge } from '@commissary/ui/menu'
import type { Column } from '@commissary/ui/table'

import { programName } from '../../menu-planner/program-name.ts'

/** The badge of a month's status. */
export const monthTones = { draft: 'neutral', checked: 'neutral', published: 'accent', superseded: 'neutral' } as const

/** Columns of the list of months. `onSwitch` sets whether a month is active. */
export function monthColumns(
  { t, formats }: Wording,
  onSwitch: (month: CalendarSummary, isActive: boolean) => void,
): readonly Column<CalendarSummary>[] {
  const schools = ({ publishedSchools, differingSchools }: CalendarSummary) => {
    if (publishedSchools === 0) return t('masterMenus.notPublished')
    const count = t('masterMenus.schools', { count: publishedSchools })
    return differingSchools === 0 ? count : t('masterMenus.schoolsDiffer', { schools: count, count: differingSchools })
  }
  const verdictText = (verdict: CalendarSummary['verdict']) => (verdict === null ? '' : t(`checks.verdicts.${verdict}`))

  return [
    { id: 'name', header: 'masterMenus.columns.name', value: (row) => row.name, width: '10rem' },
    {
      id: 'yearMonth',
      header: 'masterMenus.columns.month',
      value: (row) => row.yearMonth,
      cell: (row) => <bdi>{formats.month(row.yearMonth)}</bdi>,
      isOneLine: true,
    },
    {
      id: 'program',
      header: 'masterMenus.columns.program',
      value: (row) => programName(t, row),
      width: '10rem',
    },
    {
      id: 'status',
      header: 'masterMenus.columns.status',
      value: (row) => t(`masterMenus.status.${row.status}`),
      cell: (row) => <Badge tone={monthTones[row.status]}>{t(`masterMenus.status.${row.status}`)}</Badge>,
      isOneLine: true,
    },
    {
      id: 'plannedDays',
      header: 'masterMenus.columns.plannedDays',
      align: 'end',
      value: (row) => row.plannedDays,
      cell: (row) => formats.number(row.plannedDays, 0),
    },
    { id: 'schools', header: 'masterMenus.columns.schools', value: schools, width: '8rem' },
    {
      id: 'verdict',
      header: 'masterMenus.columns.verdict',
      value: (row) => verdictText(row.verdict),
      cell: ({ verdict }) => verdict && <VerdictBadge verdict={verdict} />,
      isOneLine: true,
    },
    {
      id: 'verdict2027',
      header: 'masterMenus.columns.verdict2027',
      value: (row) => verdictText(row.verdict2027),
      cell: ({ verdict2027 }) => verdict2027 && <VerdictBadge verdict={verdict2027} />,
      isOneLine: true,
    },
    {
      id: 'isActive',
      header: 'masterMenus.columns.active',
      value: (row) => t(row.isActive ? 'masterMenus.active' : 'masterMenus.inactive'),
      cell: (row) => (
        <Switch
          label={t('masterMenus.activeOf', { name: row.name, month: formats.month(row.yearMonth) })}
          isLabelHidden
          checked={row.isActive}
          onChange={(isActive) => onSwitch(row, isActive)}
        />
      ),
    },
  ]
}
