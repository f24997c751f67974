import { ReadCache } from '@commissary/api-client'
import { logout } from '@commissary/api-client/session'
import { AppShell, loadThemeChoice, saveThemeChoice, type ThemeChoice } from '@commissary/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { SWRConfig } from 'swr'

import { useMessages } from '../messages/messages.ts'
import { useLeaveGuard } from '../routing/leave-guard.ts'
import { isAllowed } from '../routing/access.ts'
import { navigationOf } from '../routing/navigation.ts'
import { loginAddress, paths } from '../routing/paths.ts'
import { routeOf } from '../routing/routes.tsx'
import { connection } from '../session/connection.ts'
import { SessionProvider, useSession, useStoredSession } from '../session/session.tsx'
import { RefusedScreen } from '../screens/refused/RefusedScreen.tsx'
import { ConnectionBanner } from './ConnectionBanner.tsx'

const watchConnection = { onSuccess: connection.answered, onError: connection.failed }

/** Everything behind the login: without a session the reader goes to /login and comes back to the same address. */
export function PrivateArea({ children }: { children: ReactNode }) {
  const session = useStoredSession()
  const { pathname, search } = useLocation()

  useEffect(() => {
    // A page load, not a step in the router: nothing of the ended session stays in memory.
    if (!session) window.location.replace(loginAddress(pathname + search))
  }, [session, pathname, search])

  if (!session) return null
  return (
    <ReadCache>
      <SWRConfig value={watchConnection}>
        <SessionProvider session={session}>
          <Shell>{children}</Shell>
        </SessionProvider>
      </SWRConfig>
    </ReadCache>
  )
}

function Shell({ children }: { children: ReactNode }) {
  const t = useMessages()
  const session = useSession()
  const { pathname } = useLocation()
  const [theme, setTheme] = useState(loadThemeChoice)
  const route = routeOf(pathname)
  useFocusOnNewPage(pathname)
  useLeaveGuard()

  function handleThemeChange(choice: ThemeChoice) {
    setTheme(choice)
    saveThemeChoice(choice)
  }

  async function handleLogout() {
    await logout()
    window.location.assign(paths.login)
  }

  return (
    <AppShell
      productName={t('common.product')}
      homeHref={paths.dashboard}
      navigation={navigationOf(t, session, pathname)}
      user={session}
      onLogout={handleLogout}
      theme={theme}
      onThemeChange={handleThemeChange}
      isThemeOffered
      privacyHref={paths.privacyPolicy}
      notice={<ConnectionBanner />}
    >
      {route && <title>{`${t(`shell.titles.${route.id}`)} · ${t('common.product')}`}</title>}
      {route && !isAllowed(route, session) ? <RefusedScreen /> : children}
    </AppShell>
  )
}

/** A link in the menu leaves the focus on itself; readers of a new page start at its content. */
function useFocusOnNewPage(pathname: string) {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById('content')?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [pathname])
}
