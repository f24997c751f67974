import { cancelOrder, limits, markOrders, newKey, type Order, refundOrder } from '@commissary/api-client'
import { Button, Section, useConfirm } from '@commissary/ui'
import { FormDialog, TextArea } from '@commissary/ui/form'
import { DataTable, type RowKey } from '@commissary/ui/table'
import { useMemo, useState } from 'react'

import { useBulk } from '../../lists/use-bulk.ts'
import { useMessages } from '../../messages/messages.ts'
import { useCall } from '../../orders/use-call.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { useSession } from '../../session/session.tsx'
import { dayColumns } from './day-columns.tsx'
import { dayItems } from './day-items.ts'

interface DayTableProps {
  date: string
  schoolId: number
  menuType: Order['menuType']
  orders: readonly Order[]
  onChanged: () => Promise<unknown>
}

/** Students × items, marked as served or not collected for many at once. */
export function DayTable({ date, schoolId, menuType, orders, onChanged }: DayTableProps) {
  const t = useMessages()
  const { formats, today } = useSession()
  const record = useOpenRecord()
  const confirm = useConfirm()
  const { run, isBusy } = useCall(onChanged)
  const [refunded, setRefunded] = useState<ReadonlySet<RowKey> | null>(null)
  const columns = useMemo(() => dayColumns(t, formats, dayItems(orders)), [t, formats, orders])
  const hasCome = date <= today
  const bulk = useBulk({
    rows: orders,
    keyOf: ({ id }) => id,
    nameOf: ({ studentName }) => studentName,
    reload: onChanged,
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

  const mark = (status: 'served' | 'noShow', keys: ReadonlySet<RowKey> | null) =>
    run((call) =>
      markOrders({ schoolId, date, menuType, status, orderIds: keys === null ? null : [...keys].map(Number) }, call),
    )
  const markSelected = async (status: 'served' | 'noShow', keys: ReadonlySet<RowKey>) => {
    await mark(status, keys)
    bulk.onSelect(new Set())
  }
  const markAll = () =>
    confirm({
      title: t('orders.mark.allTitle'),
      message: t('orders.mark.allMessage'),
      okText: t('orders.mark.allServed'),
      onConfirm: () => mark('served', null),
    })

  return (
    <Section
      title={t('orders.day.students')}
      actions={
        hasCome && (
          <Button variant="solid" isBusy={isBusy} onClick={() => void markAll()}>
            {t('orders.mark.allServed')}
          </Button>
        )
      }
      {...(!hasCome && { description: t('orders.day.markLater') })}
    >
      <DataTable
        tableId="dayOrders"
        caption={t('orders.day.students')}
        columns={columns}
        rows={orders}
        error={null}
        hasPages={false}
        minRows={3}
        selected={bulk.selected}
        onSelect={bulk.onSelect}
        bulkActions={(keys) => [
          ...(hasCome
            ? (['served', 'noShow'] as const).map((status) => ({
                label: t(`orders.mark.${status}`),
                onSelect: () => void markSelected(status, keys),
              }))
            : []),
          { label: t('orders.refund.action'), onSelect: () => setRefunded(keys) },
          ...bulk.bulkActions(keys),
        ]}
        onOpenRow={({ id }) => record.open(id)}
      />
      {refunded && (
        <FormDialog
          title={t('orders.bulk.refundTitle', { count: refunded.size })}
          description={t('orders.bulk.refundMessage')}
          initialValues={{ reason: '' }}
          submitText={t('orders.refund.action')}
          validate={({ reason }) => ({ reason: reason.trim() === '' ? t('orders.errors.refundReason') : undefined })}
          onSubmit={async ({ reason }) => {
            await bulk.runOn(refunded, {
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
      )}
    </Section>
  )
}
