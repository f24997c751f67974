import { EmptyState, Screen } from '@commissary/ui'

import { useWording } from '../../compliance/use-wording.ts'
import { MenuWords } from '../../figures/MenuWords.tsx'
import { useSession } from '../../session/session.tsx'
import { weekDates, weekOf } from '../../text/week.ts'
import { WeekCards } from './WeekCards.tsx'

/** This week at every school: what fails first, and the way to mend it. */
export function DashboardScreen() {
  const { t, formats } = useWording()
  const { schools, today } = useSession()
  const dates = weekDates(weekOf(null, today), 5)

  return (
    <MenuWords>
      <Screen
        title={t('dashboard.title')}
        description={t('dashboard.description', { week: formats.range(dates[0] ?? today, dates.at(-1) ?? today) })}
      >
        {schools.length === 0 ? (
          <EmptyState title={t('dashboard.noSchools')}>{t('dashboard.noSchoolsHint')}</EmptyState>
        ) : (
          <WeekCards />
        )}
      </Screen>
    </MenuWords>
  )
}
