import { getSession, logout } from '@commissary/api-client/session'
import { Button, EmptyState } from '@commissary/ui'
import { deleteDrafts } from '@commissary/ui/record-form'
import { lazy, type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

import { ScreenTexts } from '../messages/LanguageProvider.tsx'
import { useMessages } from '../messages/messages.ts'
import { PrivateArea } from '../shell/PrivateArea.tsx'
import { keptReadsName } from '../offline/database-names.ts'
import { connection } from '../session/connection.ts'
import { CrashBoundary } from './CrashBoundary.tsx'
import { loadedScreen, type LoadedScreen, loadScreen } from './load-screen.ts'
import { useOpenRecord } from './open-record.ts'
import { loginAddress, paths } from './paths.ts'
import type { ScreenSource } from './route-model.ts'
import { missingPage, publicRouteOf, routeOf, shownBy } from './routes.ts'

const withTexts = ([Screen, areas]: LoadedScreen) =>
  function ScreenWithTexts() {
    return (
      <ScreenTexts areas={areas}>
        <Screen />
      </ScreenTexts>
    )
  }

const screens = new Map<ScreenSource, ReactNode>()

/** A screen whose code and texts load when it is first opened. The first page's screen has loaded before the first render. */
function screenOf(source: ScreenSource): ReactNode {
  const known = screens.get(source)
  if (known !== undefined) return known
  const loaded = loadedScreen(source)
  const Screen = loaded ? withTexts(loaded) : lazy(async () => ({ default: withTexts(await loadScreen(source)) }))
  const element = <Screen key={source.path} />
  screens.set(source, element)
  return element
}

/**
 * The page of the current address: private screens in the shell, and public pages. `main.tsx` renders /login by itself.
 * The shell has no Suspense boundary around the screen, so it paints together with its first screen.
 */
export function AppRoutes() {
  const { pathname } = useLocation()
  return (
    <CrashBoundary pathname={pathname}>
      <Page pathname={pathname} />
    </CrashBoundary>
  )
}

function Page({ pathname }: { pathname: string }) {
  const record = useOpenRecord()
  const route = routeOf(pathname)
  const publicRoute = publicRouteOf(pathname)
  if (pathname === paths.logout) return <Logout />
  if (publicRoute) return screenOf(publicRoute)
  if (!route) return screenOf(missingPage)
  return (
    <PrivateArea>
      <CrashBoundary pathname={pathname}>{screenOf(shownBy(route, record))}</CrashBoundary>
    </PrivateArea>
  )
}

/** Logs out in every tab and loads the login page, so that nothing of the session stays in memory. */
function Logout() {
  const t = useMessages()
  const [login] = useState(() => (getSession()?.user.role === 'parent' ? loginAddress(paths.parent) : paths.login))
  const [isWaiting, setIsWaiting] = useState(false)
  useEffect(() => {
    deleteDrafts()
    // Deletes the day's records from the device. Unsent edits stay for the user who typed them.
    indexedDB.deleteDatabase(keptReadsName)
    void logout().then(() => {
      // Without a connection the browser would show its own error in place of the login page.
      if (!navigator.onLine || connection.isLost()) setIsWaiting(true)
      else window.location.replace(login)
    })
  }, [login])
  useEffect(() => {
    if (!isWaiting) return
    const leave = () => window.location.replace(login)
    window.addEventListener('online', leave)
    return () => window.removeEventListener('online', leave)
  }, [isWaiting, login])
  if (!isWaiting) return null
  return (
    <main>
      <title>{t('common.loggedOutTitle')}</title>
      <EmptyState
        isPage
        title={t('common.loggedOutTitle')}
        action={<Button onClick={() => window.location.replace(login)}>{t('common.retry')}</Button>}
      >
        {t('common.loggedOutOffline')}
      </EmptyState>
    </main>
  )
}
