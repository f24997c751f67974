import { Navigate } from 'react-router-dom'

import { settingsHome } from '../../routing/routes.tsx'
import { useSession } from '../../session/session.tsx'
import { RefusedScreen } from '../refused/RefusedScreen.tsx'

/** /settings has no page of its own. */
export function SettingsScreen() {
  const first = settingsHome(useSession())
  return first ? <Navigate replace to={first.path} /> : <RefusedScreen />
}
