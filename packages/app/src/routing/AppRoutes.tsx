import { getSession, logout } from '@commissary/api-client/session'
import { deleteDrafts } from '@commissary/ui/record-form'
import { lazy, type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

import { ScreenTexts } from '../messages/LanguageProvider.tsx'
import { NotFoundScreen } from '../screens/not-found/NotFoundScreen.tsx'
import { PrivateArea } from '../shell/PrivateArea.tsx'
import { CrashBoundary } from './CrashBoundary.tsx'
import { loadScreen } from './load-screen.ts'
import { loginAddress, paths } from './paths.ts'
import { publicRoutes, routeOf, routes, type ScreenSource } from './routes.ts'

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

const screens = new Map<ScreenSource, ReactNode>(routes.map((route) => [route, lazyScreen(route)]))
const publicScreens = new Map<string, ReactNode>(publicRoutes.map((route) => [route.path, lazyScreen(route)]))

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
  const route = routeOf(pathname)
  const screen = route && screens.get(route)
  const publicScreen = publicScreens.get(pathname.replace(/\/$/, ''))
  if (pathname === paths.logout) return <Logout />
  if (publicScreen) return publicScreen
  if (!screen) return <NotFoundScreen />
  return (
    <PrivateArea>
      <CrashBoundary pathname={pathname}>{screen}</CrashBoundary>
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
