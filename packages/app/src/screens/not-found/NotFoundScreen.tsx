import { EmptyState, Link, PublicPage } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { paths } from '../../routing/paths.ts'

/** For /404 and every unknown address. */
export function NotFoundScreen() {
  const t = useMessages()
  return (
    <PublicPage productName={t('common.product')} privacyHref={paths.privacyPolicy}>
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
    </PublicPage>
  )
}
