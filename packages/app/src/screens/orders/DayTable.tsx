import { markOrders, type Order } from '@commissary/api-client'
import { Button, Section, useConfirm } from '@commissary/ui'
import { DataTable, type RowKey } from '@commissary/ui/table'
import { useMemo } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { useCall } from '../../orders/use-call.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { useSession } from '../../session/session.tsx'
import { dayColumns } from './day-columns.tsx'
import { dayItems } from './day-items.ts'
import { useOrderBulk } from './use-order-bulk.tsx'

interface DayTableProps {
  date: string
  schoolId: number
  menuType: Order['menuType']
  orders: readonly Order[]
  onChanged: () => Promise<unknown>
}

/** Students × items. Many orders can be marked as served or not collected at once. */
export function DayTable({ date, schoolId, menuType, orders, onChanged }: DayTableProps) {
  const t = useMessages()
  const { formats, today } = useSession()
  const record = useOpenRecord()
  const confirm = useConfirm()
  const { run, isBusy } = useCall(onChanged)
  const columns = useMemo(() => dayColumns(t, formats, dayItems(orders)), [t, formats, orders])
  const hasCome = date <= today
  const { dialog, ...bulk } = useOrderBulk({ orders, nameOf: ({ studentName }) => studentName, reload: onChanged })

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
        tableId="day-orders"
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
          ...bulk.bulkActions(keys),
        ]}
        onOpenRow={({ id }) => record.open(id)}
      />
      {dialog}
    </Section>
  )
}
