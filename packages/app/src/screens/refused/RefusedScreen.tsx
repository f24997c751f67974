import { EmptyState, Link } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { paths } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'

/** Shown for a screen that the caterer's flags or the user's access exclude. */
export function RefusedScreen() {
  const t = useMessages()
  const isParent = useSession().role === 'parent'
  return (
    <EmptyState
      isPage
      title={t('common.refusedTitle')}
      action={
        <Link href={isParent ? paths.parent : paths.dashboard} variant="outline">
          {t(isParent ? 'common.goToStart' : 'common.goHome')}
        </Link>
      }
    >
      {t('common.refusedMessage')}
    </EmptyState>
  )
}
