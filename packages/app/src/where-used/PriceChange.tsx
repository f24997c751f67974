import type { DatedPrice } from '@commissary/domain/food'
import { Button, Dialog, Skeleton } from '@commissary/ui'
import { lazy, Suspense, useState } from 'react'

import { useMessages } from '../messages/messages.ts'

// The tables come with it.
const PriceEffects = lazy(async () => ({ default: (await import('./PriceEffects.tsx')).PriceEffects }))

interface PriceChangeProps {
  ingredientId: number
  /** The prices in the form, which are not saved yet. */
  prices: readonly DatedPrice[]
}

/** Shows on request what the prices in a form do to planned weeks, before they are saved. */
export function PriceChange({ ingredientId, prices }: PriceChangeProps) {
  const t = useMessages()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <div>
        <Button size="small" onClick={() => setIsOpen(true)}>
          {t('whereUsed.prices.action')}
        </Button>
      </div>
      {isOpen && (
        <Dialog
          title={t('whereUsed.prices.title')}
          description={t('whereUsed.prices.hint')}
          width="wide"
          onClose={close}
          actions={<Button onClick={close}>{t('common.close')}</Button>}
        >
          <Suspense fallback={<Skeleton lines={8} />}>
            <PriceEffects id={ingredientId} prices={prices} />
          </Suspense>
        </Dialog>
      )}
    </>
  )
}
