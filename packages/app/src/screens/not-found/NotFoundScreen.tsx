import { EmptyState, Link } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { paths } from '../../routing/paths.ts'

/** For /404 and every unknown address. */
export function NotFoundScreen() {
  const t = useMessages()
  return (
    <main>
      <title>{`${t('shell.titles.notFound')} · ${t('common.product')}`}</title>
      <EmptyState
        isPage
        title={t('shell.pageNotFound')}
        action={
          <Link href={paths.home} variant="solid">
            {t('shell.takeMeHome')}
          </Link>
        }
      />
    </main>
  )
}
