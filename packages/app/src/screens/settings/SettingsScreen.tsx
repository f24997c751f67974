import { Navigate } from 'react-router-dom'

import { settingsHome } from '../../routing/routes.ts'
import { useSession } from '../../session/session.tsx'
import { RefusedScreen } from '../refused/RefusedScreen.tsx'

/** Redirects /settings to the first settings page that the user can open. */
export function SettingsScreen() {
  const first = settingsHome(useSession())
  return first ? <Navigate replace to={first.path} /> : <RefusedScreen />
}
