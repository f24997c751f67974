import type { Path } from './paths.ts'
import { paths } from './paths.ts'
import type { ScreenSource } from './routes.tsx'

interface PublicRoute extends ScreenSource {
  path: Path
}

const notBuilt: ScreenSource = {
  load: async () => (await import('../screens/not-built/NotBuiltPage.tsx')).NotBuiltPage,
  texts: [],
}

/** What everybody may open, logged in or not, without the shell. /login stands alone in `main.tsx`. */
export const publicRoutes: readonly PublicRoute[] = [
  {
    path: paths.privacyPolicy,
    load: async () => (await import('../screens/privacy-policy/PrivacyPolicyScreen.tsx')).PrivacyPolicyScreen,
    texts: ['privacy'],
  },
  { ...notBuilt, path: paths.forgotPassword },
  { ...notBuilt, path: paths.reset },
  { ...notBuilt, path: paths.activate },
]
