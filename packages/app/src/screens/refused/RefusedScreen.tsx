import { EmptyState, Link } from '@commissary/ui'
import { useLocation } from 'react-router-dom'

import { useMessages } from '../../messages/messages.ts'
import { isAllowed } from '../../routing/access.ts'
import { NoSchools } from '../../routing/NoSchools.tsx'
import { paths } from '../../routing/paths.ts'
import { routeOf } from '../../routing/routes.ts'
import { useSession } from '../../session/session.tsx'

/** Shown for a screen that the caterer's flags or the user's access exclude. */
export function RefusedScreen() {
  const t = useMessages()
  const session = useSession()
  const route = routeOf(useLocation().pathname)

  // An administrator is told how to get production records: there is no one else to ask.
  const requires = route?.requires ?? []
  const others = requires.filter((one) => one !== 'productionRecord')
  const lacksRecords = others.length < requires.length && isAllowed({ ...route, requires: others }, session)
  if (lacksRecords && session.role === 'administrator') {
    if (session.schools.length === 0) return <NoSchools />
    return (
      <EmptyState
        isPage
        title={t('common.noRecordsTitle')}
        action={
          <Link href={paths.schools} variant="solid">
            {t('shell.titles.schools')}
          </Link>
        }
      >
        {t('common.noRecordsMessage')}
      </EmptyState>
    )
  }
  if (session.role === 'parent') {
    return (
      <EmptyState
        isPage
        title={t('common.staffPageTitle')}
        action={
          <Link href={paths.parent} variant="outline">
            {t('common.goToStart')}
          </Link>
        }
      >
        {t('common.staffPageMessage')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      isPage
      title={t('common.refusedTitle')}
      action={
        <Link href={paths.dashboard} variant="outline">
          {t('common.goHome')}
        </Link>
      }
    >
      {t('common.refusedMessage')}
    </EmptyState>
  )
}
