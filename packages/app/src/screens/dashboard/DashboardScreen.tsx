import { addDays, mondayOf } from '@commissary/domain/dates'
import { chosenSchool, EmptyState, LinkTabs, Screen, Stack } from '@commissary/ui'

import { MenuFormats } from '../../nutrition/MenuFormats.tsx'
import { useMessages } from '../../messages/messages.ts'
import { hasOneOf } from '../../routing/access.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { useUrlFilters } from '../../routing/url-state.ts'
import { useSession } from '../../session/session.tsx'
import { SchoolChoice } from './SchoolChoice.tsx'
import { WeekCards } from './WeekCards.tsx'

/** This week at all schools or one (`?school=3`), or next week (`?week=next`), problems first with links to fix them. */
export function DashboardScreen() {
  const t = useMessages()
  const session = useSession()
  const { schools, today, nutritionAnalysis } = session
  const filters = useUrlFilters()
  const isNext = filters.get('week') === 'next'
  const thisMonday = mondayOf(today)
  const monday = isNext ? addDays(thisMonday, 7) : thisMonday
  const school = chosenSchool(schools, Number(filters.get('school')))
  const query = { school: schools.length > 1 ? school : null }
  const canSeeMenus = hasOneOf(['menus', 'reports'], session)

  function content() {
    if (!canSeeMenus) return <EmptyState title={t('dashboard.noMenus')}>{t('dashboard.noMenusHint')}</EmptyState>
    if (schools.length === 0) {
      return <EmptyState title={t('dashboard.noSchools')}>{t('dashboard.noSchoolsHint')}</EmptyState>
    }
    return (
      <Stack gap={5}>
        {hasOneOf(['menus'], session) && (
          <SchoolChoice
            value={school}
            onChange={(chosen) => filters.set({ school: chosen === null ? null : String(chosen) })}
            monday={monday}
          />
        )}
        <LinkTabs
          label={t('dashboard.weeks')}
          items={[
            { label: t('dashboard.thisWeek'), href: withQuery(paths.dashboard, query), isCurrent: !isNext },
            {
              label: t('dashboard.nextWeek'),
              href: withQuery(paths.dashboard, { ...query, week: 'next' }),
              isCurrent: isNext,
            },
          ]}
        />
        <WeekCards
          key={`${monday} ${school}`}
          monday={monday}
          schools={school === null ? schools : schools.filter(({ schoolId }) => schoolId === school)}
        />
      </Stack>
    )
  }

  return (
    <MenuFormats>
      <Screen
        title={t('dashboard.title')}
        description={canSeeMenus && t(nutritionAnalysis ? 'dashboard.description' : 'dashboard.descriptionPlain')}
      >
        {content()}
      </Screen>
    </MenuFormats>
  )
}
