import { EmptyState, Link } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { paths } from '../../routing/paths.ts'

/** In place of a screen that the caterer's flags or the user's role do not include. */
export function RefusedScreen() {
  const t = useMessages()
  return (
    <EmptyState
      isPage
      title={t('common.refusedTitle')}
      action={
        <Link href={paths.dashboard} variant="outline">
          {t('common.goHome')}
        </Link>
      }
    >
      {t('common.refusedMessage')}
    </EmptyState>
  )
}
