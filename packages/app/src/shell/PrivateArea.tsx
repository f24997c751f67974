import { ReadCache } from '@commissary/api-client'
import { lazy, type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { SWRConfig } from 'swr'

import { useMessages } from '../messages/messages.ts'
import { isAllowed } from '../routing/access.ts'
import { useLeaveGuard } from '../routing/leave-guard.ts'
import { loginAddress, paths } from '../routing/paths.ts'
import { routeOf } from '../routing/routes.ts'
import { RefusedScreen } from '../screens/refused/RefusedScreen.tsx'
import { connection } from '../session/connection.ts'
import { SessionProvider, useIsPageOfOtherUser, useSession, useStoredSession } from '../session/session.tsx'
import { CatererShell } from './CatererShell.tsx'
import { useFocusOnNewPage } from './use-focus-on-new-page.ts'

// Parents have little else to load.
const ParentArea = lazy(async () => ({ default: (await import('./ParentArea.tsx')).ParentArea }))

const watchConnection = { onSuccess: connection.answered, onError: connection.failed }

/** Everything behind the login: without a session the reader goes to /login and comes back to the same address. */
export function PrivateArea({ children }: { children: ReactNode }) {
  const session = useStoredSession()
  const isOfAnother = useIsPageOfOtherUser()
  const { pathname, search } = useLocation()

  useEffect(() => {
    // Page loads, not steps in the router: nothing of the ended session stays in memory.
    if (!session) window.location.replace(loginAddress(pathname + search))
    else if (isOfAnother) window.location.replace(paths.dashboard)
  }, [session, isOfAnother, pathname, search])

  if (!session || isOfAnother) return null
  return (
    <ReadCache>
      <SWRConfig value={watchConnection}>
        <SessionProvider session={session}>
          <LeaveGuard />
          <Guarded>{children}</Guarded>
        </SessionProvider>
      </SWRConfig>
    </ReadCache>
  )
}

/** The shell of the user's role, and in it the page or its refusal. */
export function Guarded({ children }: { children: ReactNode }) {
  const t = useMessages()
  const session = useSession()
  const { pathname } = useLocation()
  const route = routeOf(pathname)
  useFocusOnNewPage(pathname)

  const isParent = session.role === 'parent'
  if (isParent && route?.id === 'dashboard') return <Navigate replace to={paths.parent} />

  const Shell = isParent ? ParentArea : CatererShell
  return (
    <Shell>
      {route && <title>{`${t(`shell.titles.${route.id}`)} · ${t('common.product')}`}</title>}
      {route && !isAllowed(route, session) ? <RefusedScreen /> : children}
    </Shell>
  )
}

function LeaveGuard() {
  useLeaveGuard()
  return null
}
