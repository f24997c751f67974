import { ReadCache, useReadUserInfo } from '@commissary/api-client'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { SWRConfig } from 'swr'

import { useMessages } from '../messages/messages.ts'
import { languageOfUser, startLanguage } from '../messages/page-language.ts'
import { showLanguage } from '../messages/shown-language.ts'
import { isAllowed } from '../routing/access.ts'
import { useLeaveGuard } from '../routing/leave-guard.ts'
import { useSendKept } from '../offline/use-send-kept.ts'
import { loginAddress, parentAddress, parentPageFor, paths } from '../routing/paths.ts'
import { routeOf } from '../routing/routes.ts'
import { connection } from '../session/connection.ts'
import { SessionProvider, useIsPageOfOtherUser, useSession, useStoredSession } from '../session/session.tsx'
import { CatererShell } from './CatererShell.tsx'
import { useFocusOnNewPage } from './use-focus-on-new-page.ts'

// Only parents load it.
const ParentArea = lazy(async () => ({ default: (await import('./ParentArea.tsx')).ParentArea }))

// No menu leads to a page that it replaces, so few users load it.
const RefusedScreen = lazy(async () => ({
  default: (await import('../screens/refused/RefusedScreen.tsx')).RefusedScreen,
}))

const watchConnection = { onSuccess: connection.answered, onError: connection.failed }

/** Everything behind the login. Without a session it redirects to /login, which returns to the same address. */
export function PrivateArea({ children }: { children: ReactNode }) {
  const session = useStoredSession()
  const isOfAnother = useIsPageOfOtherUser()
  const { pathname, search } = useLocation()

  useEffect(() => {
    // A page load instead of a navigation, so that nothing of the ended session stays in memory.
    if (!session) window.location.replace(loginAddress(pathname + search))
    else if (isOfAnother) window.location.replace(paths.dashboard)
  }, [session, isOfAnother, pathname, search])

  if (!session || isOfAnother) return null
  return (
    <ReadCache>
      <SWRConfig value={watchConnection}>
        <SessionProvider session={session}>
          <PageWork />
          {/* Each page reads the user again, for the number at the bell. With a timer, a page left open would never log out. */}
          <FollowLanguage key={pathname} />
          <Guarded>{children}</Guarded>
        </SessionProvider>
      </SWRConfig>
    </ReadCache>
  )
}

/** The shell of the user's role with the page, or with a message when the user has no access. */
export function Guarded({ children }: { children: ReactNode }) {
  const t = useMessages()
  const session = useSession()
  const { pathname } = useLocation()
  const route = routeOf(pathname)
  useFocusOnNewPage()

  const isParent = session.role === 'parent'
  const parentPage = isParent ? parentPageFor(pathname) : undefined
  if (parentPage) return <Navigate replace to={parentAddress(parentPage)} />

  const Shell = isParent ? ParentArea : CatererShell
  return (
    <Shell>
      {route && <title>{`${t(`shell.titles.${route.id}`)} · ${t('common.product')}`}</title>}
      {route && !isAllowed(route, session) ? (
        <Suspense>
          <RefusedScreen />
        </Suspense>
      ) : (
        children
      )}
    </Shell>
  )
}

/** Shows the language of the user, who may change it here or on another device. */
function FollowLanguage() {
  // The session has the user as of the login, who may have changed the language: the page keeps its own until the user is read.
  const { data } = useReadUserInfo()
  const language = data ? languageOfUser(data) : startLanguage()
  useEffect(() => {
    // A language that does not load leaves the page as it is; the next page tries again.
    showLanguage(language).catch(() => undefined)
  }, [language])
  return null
}

/** Background work of every page. */
function PageWork() {
  useLeaveGuard()
  useSendKept()
  return null
}
