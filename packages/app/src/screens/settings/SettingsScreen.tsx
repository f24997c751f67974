import { Navigate } from 'react-router-dom'

import { settingsHome } from '../../routing/routes.ts'
import { useSession } from '../../session/session.tsx'
import { RefusedScreen } from '../refused/RefusedScreen.tsx'

/** /settings redirects to the first settings page that the user has access to. */
export function SettingsScreen() {
  const first = settingsHome(useSession())
  return first ? <Navigate replace to={first.path} /> : <RefusedScreen />
}
