import { EmptyState, Screen } from '@commissary/ui'
import { useLocation } from 'react-router-dom'

import { useMessages } from '../../messages/messages.ts'
import { crumbsOf } from '../../routing/navigation.ts'
import { routeOf } from '../../routing/routes.tsx'

/** For an address of the product whose screen does not exist yet: says so, and nothing more. */
export function NotBuiltScreen() {
  const t = useMessages()
  const { pathname } = useLocation()
  const route = routeOf(pathname)
  if (!route) return null
  const crumbs = crumbsOf(t, route)

  return (
    <Screen title={t(`shell.titles.${route.id}`)} {...(crumbs.length > 1 && { breadcrumbs: crumbs })}>
      <EmptyState title={t('shell.notBuilt')} />
    </Screen>
  )
}
