import { Screen } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { MenuWords } from '../../figures/MenuWords.tsx'
import { WeekCards } from './WeekCards.tsx'

/** What is planned for this week at every school, what fails first. */
export function DashboardScreen() {
  const t = useMessages()
  return (
    <MenuWords>
      <Screen title={t('dashboard.title')}>
        <WeekCards />
      </Screen>
    </MenuWords>
  )
}
