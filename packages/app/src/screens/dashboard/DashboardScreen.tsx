import { type Dashboard, preloadReadDashboard, useReadDashboard } from '@commissary/api-client'
import { chosenSchool, EmptyState, ErrorState, Screen, Skeleton, Stack } from '@commissary/ui'
import { lazy, Suspense } from 'react'

import { choiceOf } from '../../forms/choice.ts'
import { MenuFormats } from '../../nutrition/MenuFormats.tsx'
import { useMessages } from '../../messages/messages.ts'
import { hasOneOf } from '../../routing/access.ts'
import type { Preload } from '../../routing/load-screen.ts'
import { omitUndefined } from '../../routing/omit-undefined.ts'
import { useUrlFilters } from '../../routing/url-state.ts'
import { useSession } from '../../session/session.tsx'
import { Attention, FailingMenusOf } from './Attention.tsx'
import type { FailingMenus } from './attention-cards.ts'
import { useDashboardDay } from './dashboard-day.ts'
import { MealsToday } from './MealsToday.tsx'
import { SchoolChoice } from './SchoolChoice.tsx'
import { firstWeek, mondayOfWeek, weekNames } from './shown-weeks.ts'

// Only new caterers see them.
const FirstSteps = lazy(async () => ({ default: (await import('./FirstSteps.tsx')).FirstSteps }))
// Below what needs attention, with the cards and their verdicts.
const Weeks = lazy(async () => ({ default: (await import('./Weeks.tsx')).Weeks }))

const hasOpenSteps = ({ steps }: Dashboard) => Object.values(steps).includes(false)

// Only for the address without a query, where the page makes the same call.
export const preload: Preload = (_, query) => {
  if (query.size === 0) preloadReadDashboard({})
}

/**
 * The home page: problems of all schools or one (`?school=3`), then the meals of a day (`?date=2026-11-20`; today's otherwise), then the
 * menus of a week, problems first: this one or the next (`?week=next`). After the last day of service, the next week comes first.
 */
export function DashboardScreen() {
  const t = useMessages()
  const session = useSession()
  const { schools, nutritionAnalysis } = session
  const filters = useUrlFilters()
  const { date, isToday } = useDashboardDay()
  const first = firstWeek(schools, date)
  const week = choiceOf(weekNames, filters.get('week') ?? '') ?? first
  const monday = mondayOfWeek(week, date)
  const school = chosenSchool(schools, Number(filters.get('school')))
  const shownSchools = school === null ? schools : schools.filter(({ schoolId }) => schoolId === school)
  const query = { school: schools.length > 1 ? school : null, date: isToday ? null : date }
  const canPlan = hasOneOf(['menus'], session)
  const canSeeMenus = hasOneOf(['menus', 'reports'], session)
  // Nothing in the remaining areas belongs to a school.
  const hasSchoolParts = hasOneOf(['production', 'reports', 'inventory', 'orders'], session)
  const canTakeSteps = hasOneOf(['catalog', 'menus'], session)
  const answer = useReadDashboard(
    omitUndefined({ date: query.date ?? undefined, schoolId: query.school ?? undefined }),
    { keepPreviousData: true },
  )
  const dashboard = answer.data

  /** All of it at once: parts that load later would push down what someone is reading. */
  function facts(failing: FailingMenus | null | undefined) {
    if (answer.error && !dashboard) return <ErrorState error={answer.error} onRetry={() => answer.mutate()} />
    if (!dashboard || failing === undefined) return <Skeleton lines={12} />
    const { meals, openRecords, stock, catalog, families } = dashboard
    const hasParts = [meals, openRecords, stock, catalog, families].some((part) => part !== null)
    return (
      <Suspense fallback={<Skeleton lines={12} />}>
        <Stack gap={6}>
          {canTakeSteps && shownSchools.length === schools.length && hasOpenSteps(dashboard) && (
            <FirstSteps done={dashboard.steps} monday={monday} />
          )}
          {hasParts && <Attention dashboard={dashboard} school={school} failing={failing} />}
          {meals && schools.length > 0 && <MealsToday meals={meals} />}
          {!hasParts && <EmptyState title={t('dashboard.noMenus')}>{t('dashboard.noMenusHint')}</EmptyState>}
          {canSeeMenus && schools.length > 0 && (
            <Suspense fallback={<Skeleton lines={12} />}>
              <Weeks
                first={first}
                current={week}
                monday={monday}
                query={query}
                date={date}
                schools={shownSchools}
                failing={failing}
              />
            </Suspense>
          )}
        </Stack>
      </Suspense>
    )
  }

  return (
    <MenuFormats>
      <Screen title={t('dashboard.title')} description={canSeeMenus && t('dashboard.description')}>
        {canSeeMenus && schools.length === 0 && !canTakeSteps ? (
          <EmptyState title={t('dashboard.noSchools')}>{t('dashboard.noSchoolsHint')}</EmptyState>
        ) : (
          <Stack gap={6}>
            {(canPlan ? schools.length > 0 : hasSchoolParts && schools.length > 1) && (
              <SchoolChoice
                canOpen={canPlan}
                value={school}
                onChange={(chosen) => filters.set({ school: chosen === null ? null : String(chosen) })}
                monday={monday}
              />
            )}
            {canSeeMenus && nutritionAnalysis && schools.length > 0 ? (
              <FailingMenusOf schools={shownSchools}>{facts}</FailingMenusOf>
            ) : (
              facts(null)
            )}
          </Stack>
        )}
      </Screen>
    </MenuFormats>
  )
}
