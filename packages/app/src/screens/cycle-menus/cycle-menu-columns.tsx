import type { CycleMenu } from '@commissary/api-client'
import type { Wording } from '@commissary/messages/wording'
import { Badge } from '@commissary/ui'
import { type Column, defineColumns } from '@commissary/ui/table'

import { programName } from '../../menu-planner/program-name.ts'

/** The columns of the cycle menus. */
export function cycleMenuColumns({ t, formats }: Wording): readonly Column<CycleMenu>[] {
  return defineColumns<CycleMenu>([
    { id: 'name', header: 'cycleMenus.columns.name', isTitle: true, value: ({ name }) => name, width: '14rem' },
    {
      id: 'type',
      header: 'cycleMenus.columns.type',
      value: ({ itemType }) => t(`words.menuTypes.${itemType}`),
      isOneLine: true,
    },
    {
      id: 'program',
      header: 'cycleMenus.columns.program',
      value: (menu) => programName(t, menu),
      width: '12rem',
    },
    { id: 'weeks', header: 'cycleMenus.columns.weeks', value: ({ weeks }) => weeks, align: 'end', isFilterable: false },
    {
      id: 'days',
      header: 'cycleMenus.columns.days',
      value: ({ plannedDays }) => plannedDays,
      text: ({ plannedDays: planned, weeks, daysPerWeek }) =>
        t('cycleMenus.daysOf', { planned, all: weeks * daysPerWeek }),
      isFilterable: false,
      isOneLine: true,
    },
    { id: 'items', header: 'cycleMenus.columns.items', value: ({ items }) => items, align: 'end', isFilterable: false },
    {
      id: 'status',
      header: 'cycleMenus.columns.status',
      value: ({ status }) => t(`cycleMenus.status.${status}`),
      cell: ({ status }) => (
        <Badge tone={status === 'active' ? 'accent' : 'neutral'}>{t(`cycleMenus.status.${status}`)}</Badge>
      ),
      isOneLine: true,
    },
    {
      id: 'usedIn',
      header: 'cycleMenus.columns.usedIn',
      value: ({ usedIn }) => usedIn.length,
      text: ({ usedIn: [last, ...others] }) => {
        if (!last) return t('cycleMenus.usedNowhere')
        const month = `${last.name}, ${formats.month(last.yearMonth)}`
        return others.length === 0 ? month : `${month} (+${others.length})`
      },
      width: '13rem',
      isFilterable: false,
    },
  ])
}
