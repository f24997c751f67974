import { EmptyState, Screen } from '@commissary/ui'
import { useLocation } from 'react-router-dom'

import { useMessages } from '../../messages/messages.ts'
import { parentPageOf } from '../../routing/paths.ts'

/** /parent: the start page of parents and, by their top bar, settings and help. None of them is built yet. */
export function ParentScreen() {
  const t = useMessages()
  const { search } = useLocation()
  const page = parentPageOf(search)

  return (
    <Screen title={t(page === 'home' ? 'shell.titles.parent' : `shell.titles.${page}`)}>
      <EmptyState title={t('shell.notBuilt')} />
    </Screen>
  )
}
