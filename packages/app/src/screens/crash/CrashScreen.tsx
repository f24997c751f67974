import { Button, EmptyState } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'

/** Replaces a screen that failed to render or load. The menus around it still work. */
export function CrashScreen({ error }: { error: unknown }) {
  const t = useMessages()
  // A missing chunk means that the product was updated while the page was open.
  const isChunkMissing = error instanceof TypeError && /import|module/i.test(error.message)

  return (
    <div role="alert">
      <EmptyState
        isPage
        title={t('common.crashTitle')}
        action={<Button onClick={() => window.location.reload()}>{t('common.reload')}</Button>}
      >
        {t(isChunkMissing ? 'common.newVersion' : 'common.crashMessage')}
      </EmptyState>
    </div>
  )
}
