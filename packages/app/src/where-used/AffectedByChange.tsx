import { Button, Dialog, EmptyState, ErrorState, Skeleton, Stack } from '@commissary/ui'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useReadChangeEffects } from '@commissary/api-client'

import { useWording } from '../compliance/use-wording.ts'

// The tables come with it.
const ChangeEffects = lazy(async () => ({ default: (await import('./ChangeEffects.tsx')).ChangeEffects }))

/** Opens what the last change of an ingredient's spec affects: on a press, or by the address of the notice after a save. */
export function AffectedByChange({ id }: { id: number }) {
  const { t } = useWording()
  const [params] = useSearchParams()
  const [isOpen, setIsOpen] = useState(params.get('affected') === 'last')
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {t('whereUsed.affected.action')}
      </Button>
      {isOpen && <AffectedDialog id={id} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function AffectedDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t, formats } = useWording()
  const effects = useReadChangeEffects(id, {}, { revalidateOnFocus: false })
  const { data } = effects

  function content() {
    if (effects.error && !data) return <ErrorState error={effects.error} onRetry={() => effects.mutate()} />
    if (!data) return <Skeleton lines={8} />
    if (data.at === null) return <EmptyState size="small" title={t('whereUsed.affected.noChange')} />
    return (
      <Stack gap={4}>
        <p>
          {data.by === null
            ? t('whereUsed.affected.changed', { at: formats.instant(data.at) })
            : t('whereUsed.affected.changedBy', { at: formats.instant(data.at), by: data.by })}
        </p>
        <Suspense fallback={<Skeleton lines={8} />}>
          <ChangeEffects effects={data} />
        </Suspense>
      </Stack>
    )
  }

  return (
    <Dialog
      title={t('whereUsed.affected.title')}
      description={t('whereUsed.affected.hint')}
      width="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      {content()}
    </Dialog>
  )
}
