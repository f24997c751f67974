import { EmptyState, LinkTabs, Screen, Stack } from '@commissary/ui'

import { MenuWords } from '../../figures/MenuWords.tsx'
import { useMessages } from '../../messages/messages.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { useUrlFilters } from '../../routing/url-state.ts'
import { useSession } from '../../session/session.tsx'
import { addDays, weekOf } from '../../text/week.ts'
import { WeekCards } from './WeekCards.tsx'

/** This week at every school, or the next (`?week=next`): what fails first, and the way to mend it. */
export function DashboardScreen() {
  const t = useMessages()
  const { schools, today, nutritionAnalysis } = useSession()
  const isNext = useUrlFilters().get('week') === 'next'
  const thisMonday = weekOf(null, today)
  const monday = isNext ? addDays(thisMonday, 7) : thisMonday

  return (
    <MenuWords>
      <Screen
        title={t('dashboard.title')}
        description={t(nutritionAnalysis ? 'dashboard.description' : 'dashboard.descriptionPlain')}
      >
        {schools.length === 0 ? (
          <EmptyState title={t('dashboard.noSchools')}>{t('dashboard.noSchoolsHint')}</EmptyState>
        ) : (
          <Stack gap={5}>
            <LinkTabs
              label={t('dashboard.weeks')}
              items={[
                { label: t('dashboard.thisWeek'), href: paths.dashboard, isCurrent: !isNext },
                {
                  label: t('dashboard.nextWeek'),
                  href: withQuery(paths.dashboard, { week: 'next' }),
                  isCurrent: isNext,
                },
              ]}
            />
            <WeekCards key={monday} monday={monday} />
          </Stack>
        )}
      </Screen>
    </MenuWords>
  )
}
