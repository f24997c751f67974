import type { Dashboard, School } from '@commissary/api-client'
import { Banner, CountCards, Section } from '@commissary/ui'
import { type ReactNode, useMemo } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { attentionCards, type FailingMenus } from './attention-cards.ts'
import { useDashboardDay } from './dashboard-day.ts'
import { menusOf } from './school-menus.ts'
import { mondayOfWeek } from './shown-weeks.ts'
import { initialMenus, useCheckedWeeks } from './use-checked-weeks.ts'

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
    failing: failing ?? { this: null, next: null },
    school: session.schools.length > 1 ? school : null,
    date: isToday ? null : date,
  })
  const isQuiet = cards.every(({ tone }) => tone === 'neutral')
  // Menus that were not read may fail.
  const isKnown = failing === null || (failing.this !== null && failing.next !== null)
  return (
    <Section title={t('dashboard.attention')}>
      {isQuiet && isKnown && <Banner tone="success">{t('dashboard.allWell')}</Banner>}
      <CountCards label={t('dashboard.attention')} cards={cards} />
    </Section>
  )
}

interface FailingMenusOfProps {
  schools: readonly School[]
  /** `failing` is undefined while the menus load. */
  children: (failing: FailingMenus | undefined) => ReactNode
}

/** Counts the menus that fail a rule in the two weeks. Their calls are those of the cards and tabs below. */
export function FailingMenusOf({ schools, children }: FailingMenusOfProps) {
  const { date } = useDashboardDay()
  const menus = useMemo(() => menusOf(schools).slice(0, initialMenus), [schools])
  const now = useFailures(menus, mondayOfWeek('this', date))
  const next = useFailures(menus, mondayOfWeek('next', date))
  return children(now === undefined || next === undefined ? undefined : { this: now, next })
}

/** How many menus of a week fail today's rules; undefined while they load, null if they could not be read. */
function useFailures(menus: Parameters<typeof useCheckedWeeks>[0], monday: string): number | null | undefined {
  const { weeks, rows } = useCheckedWeeks(menus, monday)
  if (!rows) return weeks.error ? null : undefined
  return rows.filter(({ status }) => status === 'failsNow').length
}
