import { getSession, logout } from '@commissary/api-client/session'
import { deleteDrafts } from '@commissary/ui/record-form'
import { type ComponentType, lazy, type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

import { ScreenTexts } from '../messages/LanguageProvider.tsx'
import { loadTexts, type ScreenArea } from '@commissary/messages/load-texts'
import { NotFoundScreen } from '../screens/not-found/NotFoundScreen.tsx'
import { PrivateArea } from '../shell/PrivateArea.tsx'
import { CrashBoundary } from './CrashBoundary.tsx'
import { loginAddress, paths } from './paths.ts'
import { publicRoutes } from './public-routes.ts'
import { type Route, routeOf, routes } from './routes.tsx'

/** A screen whose code and texts arrive together, when it is first opened. */
function lazyScreen(load: () => Promise<ComponentType>, areas: readonly ScreenArea[]) {
  return lazy(async () => {
    const [Screen, texts] = await Promise.all([load(), loadTexts(areas)])
    return {
      default: () => (
        <ScreenTexts texts={texts}>
          <Screen />
        </ScreenTexts>
      ),
    }
  })
}

const screens = new Map<Route, ReactNode>(
  routes.map((route) => {
    const Screen = lazyScreen(route.load, route.texts)
    return [route, <Screen key={route.id} />]
  }),
)
const publicScreens = new Map<string, ReactNode>(
  publicRoutes.map(({ path, load, texts }) => {
    const Screen = lazyScreen(load, texts)
    return [path, <Screen key={path} />]
  }),
)

/**
 * The page of the address: those behind the login in their shell, and the public ones. /login stands outside:
 * `main.tsx` draws it alone. Nothing waits for a chunk in here, so the shell paints with its first screen in one step.
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
  if (pathname === paths.logout) return <Leave />
  if (publicScreen) return publicScreen
  if (!screen) return <NotFoundScreen />
  return (
    <PrivateArea>
      <CrashBoundary pathname={pathname}>{screen}</CrashBoundary>
    </PrivateArea>
  )
}

/** Logs out in every tab and goes to the user's login by a page load: nothing of the session stays in memory. */
function Leave() {
  const [login] = useState(() => (getSession()?.user.role === 'parent' ? loginAddress(paths.parent) : paths.login))
  useEffect(() => {
    deleteDrafts()
    void logout().then(() => window.location.replace(login))
  }, [login])
  return null
}
