import type { Path } from './paths.ts'
import { paths } from './paths.ts'
import type { ScreenSource } from './routes.tsx'

interface PublicRoute extends ScreenSource {
  path: Path
}

/** What everybody may open, logged in or not, without the shell. /login and the pages of passwords stand in `main.tsx`. */
export const publicRoutes: readonly PublicRoute[] = [
  {
    path: paths.privacyPolicy,
    load: async () => (await import('../screens/privacy-policy/PrivacyPolicyScreen.tsx')).PrivacyPolicyScreen,
    texts: ['privacy'],
  },
]
