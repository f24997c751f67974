import { chosenSchool, EmptyState, Screen, Stack } from '@commissary/ui'

import { choiceOf } from '../../forms/choice.ts'
import { MenuFormats } from '../../nutrition/MenuFormats.tsx'
import { useMessages } from '../../messages/messages.ts'
import { hasOneOf } from '../../routing/access.ts'
import { useUrlFilters } from '../../routing/url-state.ts'
import { useSession } from '../../session/session.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { SchoolChoice } from './SchoolChoice.tsx'
import { firstWeek, mondayOfWeek, weekNames } from './shown-weeks.ts'
import { WeekCards } from './WeekCards.tsx'
import { WeekTabs } from './WeekTabs.tsx'

/**
 * The week at all schools or one (`?school=3`), problems first with links to fix them: this week or the next
 * (`?week=next`), from the end of the last day of service the coming one first.
 */
export function DashboardScreen() {
  const t = useMessages()
  const session = useSession()
  const { schools, today, nutritionAnalysis } = session
  const filters = useUrlFilters()
  const first = firstWeek(schools, today)
  const week = choiceOf(weekNames, filters.get('week') ?? '') ?? first
  const monday = mondayOfWeek(week, today)
  const school = chosenSchool(schools, Number(filters.get('school')))
  const shownSchools = school === null ? schools : schools.filter(({ schoolId }) => schoolId === school)
  const query = { school: schools.length > 1 ? school : null }
  const canSeeMenus = hasOneOf(['menus', 'reports'], session)
  const canTakeSteps = hasOneOf(['catalog', 'menus'], session)

  function content() {
    if (!canSeeMenus) return <EmptyState title={t('dashboard.noMenus')}>{t('dashboard.noMenusHint')}</EmptyState>
    if (schools.length === 0) {
      if (canTakeSteps) return <FirstSteps monday={monday} />
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
        {canTakeSteps && shownSchools.length === schools.length && <FirstSteps monday={monday} />}
        <WeekTabs first={first} current={week} query={query} schools={shownSchools} />
        <WeekCards key={`${monday} ${school}`} monday={monday} schools={shownSchools} />
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
