import type { Dashboard } from '@commissary/api-client'
import type { Translate } from '@commissary/messages'
import type { CountCard } from '@commissary/ui'

import { hasOneOf } from '../../routing/access.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import type { CurrentSession } from '../../session/session.tsx'
import type { FailingCount } from './planned-week.ts'
import type { WeekName } from './shown-weeks.ts'

/** How many menus fail today's rules in each of the two weeks. */
export type FailingMenus = Record<WeekName, FailingCount>

interface CardFacts {
  t: Translate
  session: CurrentSession
  dashboard: Dashboard
  /** Null for someone who sees no verdicts. */
  failing: FailingMenus | null
  /** The school of the address; null = all. */
  school: number | null
  /** The day of the address; null = today. */
  date: string | null
}

/** What needs attention, the most urgent first. There is no card for a count of 0. */
export function attentionCards({ t, session, dashboard, failing, school, date }: CardFacts): CountCard[] {
  const { openRecords, stock, orders, catalog, families, siteId } = dashboard
  const { formats } = session
  const card = (id: CardId, count: number | null | undefined, tone: CountCard['tone'], href: string): CountCard[] =>
    count ? [{ id, value: formats.number(count, 0), label: t(`dashboard.cards.${id}`, { count }), href, tone }] : []
  const menusCard = (id: CardId, week: WeekName, tone: CountCard['tone']): CountCard[] => {
    const { count = 0, checked, all } = failing?.[week] ?? {}
    const href = withQuery(paths.dashboard, { school, date, week, show: 'failing' })
    const cards = card(id, count, tone, href)
    return checked === all
      ? cards
      : cards.map((one) => ({ ...one, value: t('dashboard.atLeast', { value: one.value }) }))
  }
  const stockHref = (filter: Record<string, string>) => withQuery(paths.currentInventory, { ...filter, siteId })
  const ordersHref = (due: 'submit' | 'receive') => withQuery(paths.purchaseOrders, { due, site: siteId })

  return [
    ...menusCard('failsThisWeek', 'this', 'danger'),
    ...card('belowZero', stock?.belowZero, 'danger', stockHref({ state: 'negative' })),
    ...card('openRecords', openRecords, 'danger', withQuery(paths.productionRecords, { list: 'notClosed', school })),
    ...menusCard('failsNextWeek', 'next', 'warning'),
    ...card(
      'notMarked',
      families?.notMarked,
      'warning',
      withQuery(paths.orders, {
        list: 'all',
        status: 'locked',
        from: families?.ordersFrom,
        to: families?.ordersTo,
        school,
      }),
    ),
    ...card('toSubmit', orders?.toSubmit, 'warning', ordersHref('submit')),
    ...card('toReceive', orders?.toReceive, 'warning', ordersHref('receive')),
    ...card('expiring', stock?.expiring, 'warning', stockHref({ expires: '7' })),
    ...card('belowPar', stock?.belowPar, 'warning', stockHref({ state: 'belowPar' })),
    ...card(
      'notReconciled',
      families?.notReconciled,
      'neutral',
      withQuery(paths.payments, { status: 'recorded', bank: 'no', school }),
    ),
    ...card(
      'missingNutrition',
      catalog?.missingNutrition,
      'neutral',
      withQuery(paths.ingredients, { nutrition: 'missing', offered: 'offered' }),
    ),
    ...card(
      'missingEvidence',
      catalog?.missingEvidence,
      'neutral',
      withQuery(paths.ingredients, { evidence: 'missing', offered: 'offered' }),
    ),
    ...holidayCards(),
  ]

  function holidayCards(): CountCard[] {
    const [next] = dashboard.holidays
    const href = hasOneOf(['settings'], session)
      ? withQuery(paths.holidays, { date: next?.date })
      : hasOneOf(['menus'], session)
        ? withQuery(paths.schoolMenus, { school, week: next?.date })
        : null
    if (!next || href === null) return []
    const more = dashboard.holidays.length - 1
    return [
      {
        id: 'holiday',
        value: formats.weekdayShort(next.date),
        label: next.note,
        detail: more > 0 ? t('dashboard.cards.moreHolidays', { count: more }) : undefined,
        href,
        tone: 'neutral',
      },
    ]
  }
}

type CardId =
  | 'failsThisWeek'
  | 'failsNextWeek'
  | 'openRecords'
  | 'belowZero'
  | 'belowPar'
  | 'expiring'
  | 'toSubmit'
  | 'toReceive'
  | 'missingNutrition'
  | 'missingEvidence'
  | 'notMarked'
  | 'notReconciled'
