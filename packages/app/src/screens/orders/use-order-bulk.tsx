import { cancelOrder, limits, newKey, type Order, refundOrder } from '@commissary/api-client'
import { FormDialog, TextArea } from '@commissary/ui/form'
import type { RowKey } from '@commissary/ui/table'
import { useState } from 'react'

import { useBulk } from '../../lists/use-bulk.ts'
import { useMessages } from '../../messages/messages.ts'

interface OrderBulkOptions {
  /** The shown orders. */
  orders: readonly Order[] | undefined
  nameOf: (order: Order) => string
  reload: () => Promise<unknown>
}

/**
 * Cancels or refunds the selected orders of a table, those of a refund with one reason. An order that its status forbids
 * stays selected, and the result says why.
 */
export function useOrderBulk({ orders, nameOf, reload }: OrderBulkOptions) {
  const t = useMessages()
  const [refunded, setRefunded] = useState<ReadonlySet<RowKey> | null>(null)
  const { runOn, bulkActions, ...selection } = useBulk({
    rows: orders,
    keyOf: ({ id }) => id,
    nameOf,
    reload,
    actions: [
      {
        label: t('orders.bulk.cancel'),
        tone: 'danger',
        question: (count) => t('orders.bulk.cancelQuestion', { count }),
        done: (count) => t('orders.bulk.cancelled', { count }),
        run: ({ id }) => cancelOrder(id, { idempotencyKey: newKey() }),
      },
    ],
  })

  return {
    ...selection,
    bulkActions: (keys: ReadonlySet<RowKey>) => [
      { label: t('orders.refund.action'), onSelect: () => setRefunded(keys) },
      ...bulkActions(keys),
    ],
    /** Asks for the reason of a refund; null while none is asked for. */
    dialog: refunded && (
      <FormDialog
        title={t('orders.bulk.refundTitle', { count: refunded.size })}
        description={t('orders.bulk.refundMessage')}
        initialValues={{ reason: '' }}
        submitText={t('orders.refund.action')}
        validate={({ reason }) => ({ reason: reason.trim() === '' ? t('orders.errors.refundReason') : undefined })}
        onSubmit={async ({ reason }) => {
          await runOn(refunded, {
            run: ({ id }) => refundOrder(id, { reason: reason.trim() }, { idempotencyKey: newKey() }),
            done: (count) => t('orders.bulk.refunded', { count }),
          })
          setRefunded(null)
        }}
        onClose={() => setRefunded(null)}
      >
        <TextArea
          name="reason"
          label={t('orders.refund.reason')}
          required
          rows={2}
          maxLength={limits.RefundInput.reason.maxLength}
        />
      </FormDialog>
    ),
  }
}
