import { Button, Dialog, Skeleton } from '@commissary/ui'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

import { useMessages } from '../messages/messages.ts'

// The tables come with it.
const ChangedSpec = lazy(async () => ({ default: (await import('./ChangedSpec.tsx')).ChangedSpec }))

/** Opens what the changes of an ingredient's spec affect: on a press, or by the link in the notice after a save. */
export function AffectedByChange({ id }: { id: number }) {
  const t = useMessages()
  const [params] = useSearchParams()
  const [isOpen, setIsOpen] = useState(params.get('affected') === 'last')
  const close = () => setIsOpen(false)
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {t('whereUsed.affected.action')}
      </Button>
      {isOpen && (
        <Dialog
          title={t('whereUsed.affected.title')}
          description={t('whereUsed.affected.hint')}
          width="wide"
          onClose={close}
          actions={<Button onClick={close}>{t('common.close')}</Button>}
        >
          <Suspense fallback={<Skeleton lines={8} />}>
            <ChangedSpec id={id} onSeen={() => undefined} />
          </Suspense>
        </Dialog>
      )}
    </>
  )
}
