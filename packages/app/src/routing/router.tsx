import { logout } from '@commissary/api-client/session'
import { createBrowserRouter } from 'react-router-dom'

import { CrashScreen } from '../screens/crash/CrashScreen.tsx'
import { NotFoundScreen } from '../screens/not-found/NotFoundScreen.tsx'
import { PrivateArea } from '../shell/PrivateArea.tsx'
import { paths } from './paths.ts'
import { type Route, routes } from './routes.tsx'

const screen = ({ load }: Route) => ({ lazy: { Component: load }, ErrorBoundary: CrashScreen })

/** The pages behind the login in their shell, and the public ones. /login stands outside: `main.tsx` draws it alone. */
export const makeRouter = () =>
  createBrowserRouter([
    {
      Component: PrivateArea,
      ErrorBoundary: CrashScreen,
      HydrateFallback: Nothing,
      children: [
        ...routes.map((route) => ({ path: route.path, ...screen(route) })),
        ...routes
          .filter(({ path }) => path === paths.dashboard)
          .map((route) => ({ path: paths.home, ...screen(route) })),
      ],
    },
    { path: paths.logout, loader: leave, Component: Nothing, HydrateFallback: Nothing },
    {
      path: paths.privacyPolicy,
      lazy: {
        Component: async () => (await import('../screens/privacy-policy/PrivacyPolicyScreen.tsx')).PrivacyPolicyScreen,
      },
      ErrorBoundary: CrashScreen,
      HydrateFallback: Nothing,
    },
    { path: paths.notFound, Component: NotFoundScreen },
    { path: '*', Component: NotFoundScreen },
  ])

/** Until the screen's chunk is here: the shell paints with it, in one step. */
function Nothing() {
  return null
}

async function leave() {
  await logout()
  window.location.replace(paths.login)
  return null
}
