import { type CountLine, saveShelfOrder } from '@commissary/api-client'
import { Banner, Button, Dialog, Inline, Stack, useToast } from '@commissary/ui'
import { OrderList } from '@commissary/ui/stock'
import { useState } from 'react'

import { reasonOf, savedMessage, saveFailure } from '../../forms/save-failure.ts'
import { useMessages } from '../../messages/messages.ts'

interface ShelfOrderDialogProps {
  siteId: number
  location: { id: number | null; name: string | null }
  lines: readonly CountLine[]
  onSaved: () => Promise<unknown>
  onClose: () => void
}

/** Puts a location's items in the order in which its shelves are walked, for this and later counts. */
export function ShelfOrderDialog({ siteId, location, lines, onSaved, onClose }: ShelfOrderDialogProps) {
  const t = useMessages()
  const showToast = useToast()
  const [items, setItems] = useState(() =>
    lines.filter(({ locationId }) => locationId === location.id).map(({ ingredientId: id, name }) => ({ id, name })),
  )
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function save() {
    setIsBusy(true)
    try {
      const saved = await saveShelfOrder({
        siteId,
        locationId: location.id,
        ingredientIds: items.map(({ id }) => id),
      })
      showToast({ tone: 'success', message: savedMessage(saved) })
      await onSaved()
      onClose()
    } catch (failure) {
      setError(reasonOf(saveFailure(failure, t)))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Dialog
      title={t('physicalInventory.orderDialog.title', {
        location: location.name ?? t('physicalInventory.sheet.noLocation'),
      })}
      description={t('physicalInventory.orderDialog.description')}
      onClose={onClose}
      isBusy={isBusy}
      actions={
        <Inline gap={2}>
          <Button onClick={onClose}>{t('physicalInventory.orderDialog.cancel')}</Button>
          <Button variant="solid" isBusy={isBusy} onClick={() => void save()}>
            {t('physicalInventory.orderDialog.save')}
          </Button>
        </Inline>
      }
    >
      <Stack gap={3}>
        {error !== null && <Banner tone="error">{error}</Banner>}
        <OrderList
          label={location.name ?? t('physicalInventory.sheet.noLocation')}
          items={items}
          onMove={setItems}
          text={{
            move: (name) => t('physicalInventory.orderDialog.move', { name }),
            up: (name) => t('physicalInventory.orderDialog.up', { name }),
            down: (name) => t('physicalInventory.orderDialog.down', { name }),
            moved: (name, place, count) => t('physicalInventory.orderDialog.moved', { name, place, count }),
          }}
        />
      </Stack>
    </Dialog>
  )
}
