import { exportPurchaseOrder, newKey, type PurchaseOrder, setPurchaseOrderStatus } from '@commissary/api-client'
import { canReceive, nextStatuses } from '@commissary/domain/purchasing'
import { Button, Menu, useConfirm, useToast } from '@commissary/ui'
import { useState } from 'react'

import { savedMessage } from '../../forms/save-failure.ts'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { useDownload } from '../../text/use-download.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { SubmitDialog } from './SubmitDialog.tsx'

interface OrderActionsProps {
  order: PurchaseOrder
  onChanged: () => unknown
  onReceive: () => void
}

/** What can be done with an order: the next step first, the rest in a menu. */
export function OrderActions({ order, onChanged, onReceive }: OrderActionsProps) {
  const t = useMessages()
  const { catererId } = useSession()
  const showToast = useToast()
  const confirm = useConfirm()
  const fail = useFailureToast()
  const { download } = useDownload((name) => t('purchaseOrders.downloaded', { name }))
  const [dialog, setDialog] = useState<'submit' | 'cancel' | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const { id, status, version } = order
  const next = nextStatuses(status)

  async function take(step: 'confirmed' | 'closed') {
    setIsBusy(true)
    try {
      const call = { ifMatch: version, idempotencyKey: newKey() }
      const saved = await setPurchaseOrderStatus(id, { status: step }, { catererId }, call)
      showToast({ tone: 'success', message: savedMessage(saved) })
      await onChanged()
    } catch (error) {
      fail(error)
    }
    setIsBusy(false)
  }

  async function close() {
    const isSure =
      order.openLines === 0 ||
      (await confirm({
        title: t('purchaseOrders.closeTitle', { number: order.number }),
        message: t('purchaseOrders.closeRest', { count: order.openLines }),
        okText: t('purchaseOrders.actions.close'),
      }))
    if (isSure) await take('closed')
  }

  const file = (format: 'pdf' | 'csv') => download(() => exportPurchaseOrder(id, { format }, { catererId }))
  const more = [
    { label: t('purchaseOrders.actions.pdf'), onSelect: () => void file('pdf') },
    { label: t('purchaseOrders.actions.csv'), onSelect: () => void file('csv') },
    ...(next.includes('confirmed')
      ? [{ label: t('purchaseOrders.actions.confirm'), onSelect: () => void take('confirmed') }]
      : []),
    ...(next.includes('cancelled')
      ? [
          {
            label: t('purchaseOrders.actions.cancel'),
            tone: 'danger' as const,
            onSelect: () => setDialog('cancel'),
          },
        ]
      : []),
  ]
  return (
    <>
      <Menu
        label={t('purchaseOrders.actions.more')}
        align="end"
        sections={[{ items: more }]}
        trigger={(props) => <Button {...props}>{t('purchaseOrders.actions.more')}</Button>}
      />
      {next.includes('closed') && (
        <Button variant={canReceive(status) ? 'outline' : 'solid'} isBusy={isBusy} onClick={() => void close()}>
          {t('purchaseOrders.actions.close')}
        </Button>
      )}
      {next.includes('submitted') && (
        <Button variant="solid" onClick={() => setDialog('submit')}>
          {t('purchaseOrders.actions.submit')}
        </Button>
      )}
      {canReceive(status) && (
        <Button variant="solid" onClick={onReceive}>
          {t('purchaseOrders.actions.receive')}
        </Button>
      )}
      {dialog === 'submit' && <SubmitDialog order={order} onDone={onChanged} onClose={() => setDialog(null)} />}
      {dialog === 'cancel' && <CancelDialog order={order} onDone={onChanged} onClose={() => setDialog(null)} />}
    </>
  )
}
