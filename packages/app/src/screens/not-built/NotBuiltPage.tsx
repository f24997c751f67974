import { EmptyState, Link } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { paths } from '../../routing/paths.ts'

/** A public address whose screen does not exist yet. */
export function NotBuiltPage() {
  const t = useMessages()
  return (
    <main>
      <title>{t('common.product')}</title>
      <EmptyState isPage title={t('shell.notBuilt')} action={<Link href={paths.home}>{t('shell.takeMeHome')}</Link>} />
    </main>
  )
}
