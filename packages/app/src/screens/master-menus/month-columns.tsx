import type { CalendarSummary } from '@commissary/api-client'
import type { Wording } from '@commissary/messages/wording'
import { type Column, defineColumns } from '@commissary/ui/table'

/** The columns of the months of master menus. */
export function monthColumns({ t, formats }: Wording): readonly Column<CalendarSummary>[] {
  const verdictText = (verdict: CalendarSummary['verdict']) =>
    verdict === null ? t('masterMenus.nothingPlanned') : t(`checks.verdicts.${verdict}`)
  return defineColumns<CalendarSummary>([
    { id: 'name', header: 'masterMenus.columns.name', value: (row) => row.name, width: '12rem', isTitle: true },
    {
      id: 'yearMonth',
      header: 'masterMenus.columns.month',
      value: (row) => row.yearMonth,
      text: (row) => formats.month(row.yearMonth),
      isOneLine: true,
    },
    {
      id: 'program',
      header: 'masterMenus.columns.program',
      value: (row) => `${row.programName} ${row.grades}`,
      isOneLine: true,
    },
    {
      id: 'status',
      header: 'masterMenus.columns.status',
      value: (row) => t(`masterMenus.status.${row.status}`),
      isOneLine: true,
    },
    { id: 'plannedDays', header: 'masterMenus.columns.plannedDays', value: (row) => row.plannedDays, align: 'end' },
    {
      id: 'schools',
      header: 'masterMenus.columns.schools',
      value: (row) => row.publishedSchools,
      text: (row) => t('masterMenus.schools', { published: row.publishedSchools, differing: row.differingSchools }),
      isOneLine: true,
    },
    { id: 'verdict', header: 'masterMenus.columns.verdict', value: (row) => verdictText(row.verdict), isOneLine: true },
    {
      id: 'verdict2027',
      header: 'masterMenus.columns.verdict2027',
      value: (row) => verdictText(row.verdict2027),
      isOneLine: true,
    },
    {
      id: 'isActive',
      header: 'masterMenus.columns.active',
      value: (row) => t(row.isActive ? 'masterMenus.yes' : 'masterMenus.no'),
      isOneLine: true,
    },
  ])
}
