import { addDays } from '@commissary/domain/dates'
import { LinkTabs } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import type { FailingMenus } from './attention-cards.ts'
import { mondayOfWeek, type WeekName, weekNames } from './shown-weeks.ts'

interface WeekTabsProps {
  /** The week of the dashboard's own address; its tab comes first. */
  first: WeekName
  current: WeekName
  query: { school: number | null; date: string | null }
  /** The day that the weeks are counted from. */
  date: string
  /** Null without verdicts. */
  failing: FailingMenus | null
}

/** Both weeks, each with the number of menus that fail today's rules, so that no failure hides behind a tab. */
export function WeekTabs({ first, current, query, failing, date }: WeekTabsProps) {
  const t = useMessages()
  const { today, formats } = useSession()
  return (
    <LinkTabs
      label={t('dashboard.weeks')}
      items={weekNames
        .toSorted((a, b) => Number(b === first) - Number(a === first))
        .map((week) => {
          const monday = mondayOfWeek(week, date)
          const name = date === today ? t(`dashboard.${week}Week`) : formats.range(monday, addDays(monday, 4))
          const { count = 0, checked, all } = failing?.[week] ?? {}
          const text = checked === all ? 'dashboard.weekFails' : 'dashboard.weekFailsAtLeast'
          return {
            label: count === 0 ? name : t(text, { week: name, count }),
            href: withQuery(paths.dashboard, { ...query, week: week === first ? null : week }),
            isCurrent: week === current,
          }
        })}
    />
  )
}
