import type { School } from '@commissary/api-client'
import { addDays } from '@commissary/domain/dates'
import { LinkTabs } from '@commissary/ui'
import { useMemo } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import { menusOf } from './school-menus.ts'
import { mondayOfWeek, type WeekName, weekNames } from './shown-weeks.ts'
import { initialMenus, useCheckedWeeks } from './use-checked-weeks.ts'

interface WeekTabsProps {
  /** The week of the dashboard's own address; its tab comes first. */
  first: WeekName
  current: WeekName
  query: { school: number | null; date: string | null }
  /** The day that the weeks are counted from. */
  date: string
  schools: readonly School[]
}

/** Both weeks, each with the number of menus that fail today's rules, so that no failure hides behind a tab. */
export function WeekTabs({ first, current, query, schools, date }: WeekTabsProps) {
  const t = useMessages()
  const { today, formats } = useSession()
  const menus = useMemo(() => menusOf(schools).slice(0, initialMenus), [schools])
  const fails = {
    this: useFailures(menus, mondayOfWeek('this', date)),
    next: useFailures(menus, mondayOfWeek('next', date)),
  }

  return (
    <LinkTabs
      label={t('dashboard.weeks')}
      items={weekNames
        .toSorted((a, b) => Number(b === first) - Number(a === first))
        .map((week) => {
          const monday = mondayOfWeek(week, date)
          const name = date === today ? t(`dashboard.${week}Week`) : formats.range(monday, addDays(monday, 4))
          const count = fails[week]
          return {
            label: count === 0 ? name : t('dashboard.weekFails', { week: name, count }),
            href: withQuery(paths.dashboard, { ...query, week: week === first ? null : week }),
            isCurrent: week === current,
          }
        })}
    />
  )
}

const useFailures = (menus: Parameters<typeof useCheckedWeeks>[0], monday: string): number =>
  useCheckedWeeks(menus, monday).rows?.filter(({ status }) => status === 'failsNow').length ?? 0
