import type { Dashboard, School } from '@commissary/api-client'
import { Banner, CountCards, Quiet, Section } from '@commissary/ui'
import { type ReactNode, useMemo } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { attentionCards, type FailingMenus } from './attention-cards.ts'
import { useDashboardDay } from './dashboard-day.ts'
import { countFailing, type FailingCount } from './planned-week.ts'
import { menusOf, type SchoolMenu } from './school-menus.ts'
import { mondayOfWeek } from './shown-weeks.ts'
import { useCheckedWeeks } from './use-checked-weeks.ts'

interface AttentionProps {
  dashboard: Dashboard
  /** Null for someone who sees no verdicts. */
  failing: FailingMenus | null
  /** The school of the address; null = all. */
  school: number | null
}

/** What is wrong and what to do next, each a card that opens its list; a quiet line when there is nothing. */
export function Attention({ dashboard, school, failing }: AttentionProps) {
  const t = useMessages()
  const session = useSession()
  const { date, isToday } = useDashboardDay()
  const cards = attentionCards({
    t,
    session,
    dashboard,
    failing,
    school: session.schools.length > 1 ? school : null,
    date: isToday ? null : date,
  })
  const isQuiet = cards.every(({ tone }) => tone === 'neutral')
  // Menus that are not checked yet may fail.
  const unchecked = failing && Object.values(failing).find(({ checked, all }) => checked < all)
  return (
    <Section title={t('dashboard.attention')}>
      {isQuiet && !unchecked && <Banner tone="success">{t('dashboard.allWell')}</Banner>}
      {unchecked && unchecked.checked > 0 && <Quiet>{t('dashboard.checked', { ...unchecked })}</Quiet>}
      <CountCards label={t('dashboard.attention')} cards={cards} />
    </Section>
  )
}

interface FailingMenusOfProps {
  schools: readonly School[]
  /** `failing` is undefined while the menus load. */
  children: (failing: FailingMenus | undefined) => ReactNode
}

/** Counts the menus that fail a rule in the two weeks, starting with the first menus. The cards below make the same calls. */
export function FailingMenusOf({ schools, children }: FailingMenusOfProps) {
  const { date } = useDashboardDay()
  const menus = useMemo(() => menusOf(schools), [schools])
  const now = useFailing(menus, mondayOfWeek('this', date))
  const next = useFailing(menus, mondayOfWeek('next', date))
  return children(now && next && { this: now, next })
}

/** How many menus of a week fail today's rules; undefined while the first ones load. */
function useFailing(menus: readonly SchoolMenu[], monday: string): FailingCount | undefined {
  const { rows, error, isStale } = useCheckedWeeks(menus, monday)
  if (!rows && !error) return undefined
  const failing = countFailing(rows ?? [], menus.length)
  return isStale ? { ...failing, checked: 0 } : failing
}
