import { getSession, logout } from '@commissary/api-client/session'
import { deleteDrafts } from '@commissary/ui/record-form'
import { lazy, type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

import { ScreenTexts } from '../messages/LanguageProvider.tsx'
import { PrivateArea } from '../shell/PrivateArea.tsx'
import { CrashBoundary } from './CrashBoundary.tsx'
import { loadScreen } from './load-screen.ts'
import { useOpenRecord } from './open-record.ts'
import { loginAddress, paths } from './paths.ts'
import type { ScreenSource } from './route-model.ts'
import { missingPage, publicRouteOf, routeOf, screenSources, shownBy } from './routes.ts'

/** A screen whose code and texts load when it is first opened. */
function lazyScreen(source: ScreenSource) {
  const LazyScreen = lazy(async () => {
    const [Screen, texts] = await loadScreen(source)
    return {
      default: () => (
        <ScreenTexts texts={texts}>
          <Screen />
        </ScreenTexts>
      ),
    }
  })
  return <LazyScreen key={source.path} />
}

const screens = new Map<ScreenSource, ReactNode>(screenSources.map((source) => [source, lazyScreen(source)]))

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
  const { isOpen } = useOpenRecord()
  const route = routeOf(pathname)
  const publicRoute = publicRouteOf(pathname)
  if (pathname === paths.logout) return <Logout />
  if (publicRoute) return screens.get(publicRoute)
  if (!route) return screens.get(missingPage)
  return (
    <PrivateArea>
      <CrashBoundary pathname={pathname}>{screens.get(shownBy(route, isOpen))}</CrashBoundary>
    </PrivateArea>
  )
}

/** Logs out in every tab and loads the login page, so that nothing of the session stays in memory. */
function Logout() {
  const [login] = useState(() => (getSession()?.user.role === 'parent' ? loginAddress(paths.parent) : paths.login))
  useEffect(() => {
    deleteDrafts()
    void logout().then(() => window.location.replace(login))
  }, [login])
  return null
}
