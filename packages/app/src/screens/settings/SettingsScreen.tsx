import { Navigate } from 'react-router-dom'

import { allowedRoutes } from '../../routing/routes.tsx'
import { useSession } from '../../session/session.tsx'
import { RefusedScreen } from '../refused/RefusedScreen.tsx'

/** /settings shows its first entry: /settings/manageUsers, or what stands next where that is not open to the user. */
export function SettingsScreen() {
  const first = allowedRoutes(useSession()).find(({ menu }) => menu?.place === 'settings')
  return first ? <Navigate replace to={first.path} /> : <RefusedScreen />
}
