import { cancelOrder, newKey, type Order, refundOrder } from '@commissary/api-client'
import type { RowKey } from '@commissary/ui/table'
import { lazy, Suspense, useState } from 'react'

import { useBulk } from '../../lists/use-bulk.ts'
import { useMessages } from '../../messages/messages.ts'

// The list does not need the form.
const RefundDialog = lazy(async () => ({ default: (await import('./RefundOrdersDialog.tsx')).RefundOrdersDialog }))

interface OrderBulkOptions {
  /** The shown orders. */
  orders: readonly Order[] | undefined
  nameOf: (order: Order) => string
  reload: () => Promise<unknown>
}

/**
 * Cancels or refunds a table's selected orders; a refund has one reason for all. An order whose status does not allow it
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
    /** Asks for a refund's reason; null while closed. */
    dialog: refunded && (
      <Suspense>
        <RefundDialog
          count={refunded.size}
          onRefund={async (reason) => {
            await runOn(refunded, {
              run: ({ id }) => refundOrder(id, { reason }, { idempotencyKey: newKey() }),
              done: (count) => t('orders.bulk.refunded', { count }),
            })
            setRefunded(null)
          }}
          onClose={() => setRefunded(null)}
        />
      </Suspense>
    ),
  }
}
