import { EmptyState, Link, Screen } from '@commissary/ui'
import { useLocation } from 'react-router-dom'

import { useMessages } from '../../messages/messages.ts'
import { parentPageOf, paths } from '../../routing/paths.ts'

/** /parent: the parents' home page and, through their top bar, settings and help. All are placeholders. */
export function ParentScreen() {
  const t = useMessages()
  const { search } = useLocation()
  const page = parentPageOf(search)

  return (
    <Screen title={t(page === 'home' ? 'shell.titles.parent' : `shell.titles.${page}`)}>
      <EmptyState
        title={t('comingSoon.title')}
        action={
          page === 'settings' && (
            <Link variant="outline" href={paths.changePassword}>
              {t('shell.titles.changePassword')}
            </Link>
          )
        }
      >
        {t('comingSoon.hints.parent')}
      </EmptyState>
    </Screen>
  )
}
