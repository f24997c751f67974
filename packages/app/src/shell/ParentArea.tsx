import { ParentShell } from '@commissary/ui'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { useMessages } from '../messages/messages.ts'
import { parentAddress, parentPageOf, paths } from '../routing/paths.ts'
import { ConnectionBanner } from './ConnectionBanner.tsx'

/** The shell of the parent portal, with its own top bar: home, settings, help and logout. */
export function ParentArea({ children }: { children: ReactNode }) {
  const t = useMessages()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()

  return (
    <ParentShell
      productName={t('common.product')}
      homeHref={paths.parent}
      settingsHref={parentAddress('settings')}
      helpHref={parentAddress('help')}
      {...(pathname === paths.parent && { current: parentPageOf(search) })}
      onLogout={() => navigate(paths.logout, { replace: true })}
      privacyHref={paths.privacyPolicy}
      notice={<ConnectionBanner />}
    >
      {children}
    </ParentShell>
  )
}
