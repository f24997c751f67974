import { EmptyState, Screen } from '@commissary/ui'
import { useLocation } from 'react-router-dom'

import { useMessages } from '../../messages/messages.ts'
import { parentPageOf } from '../../routing/paths.ts'

/** /parent: the parents' home page and, through their top bar, settings and help. All are placeholders. */
export function ParentScreen() {
  const t = useMessages()
  const { search } = useLocation()
  const page = parentPageOf(search)

  return (
    <Screen title={t(page === 'home' ? 'shell.titles.parent' : `shell.titles.${page}`)}>
      <EmptyState title={t('comingSoon.title')}>{t('comingSoon.hints.parent')}</EmptyState>
    </Screen>
  )
}
