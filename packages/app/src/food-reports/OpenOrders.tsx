import { type OpenOrder, useListOpenOrders } from '@commissary/api-client'
import type { Wording } from '@commissary/messages/wording'
import { ErrorState, Link, Quiet, Skeleton, Stack } from '@commissary/ui'
import { type Column, DataTable, plainColumns } from '@commissary/ui/table'
import { useMemo } from 'react'

import { useWording } from '../compliance/use-wording.ts'
import { hasOneOf } from '../routing/access.ts'
import { paths, withQuery } from '../routing/paths.ts'
import { useSession } from '../session/session.tsx'
import { baseText } from '../text/stock-text.ts'

interface OpenOrdersProps {
  ingredientId: number
  /** Only the orders for this site. */
  siteId?: number
  /** Limits the list to this vendor item. */
  vendorItem?: { vendorName: string; vendorItemCode: string | null }
}

/** The open orders of an ingredient: the rows behind its quantity on order. */
export function OpenOrders({ ingredientId, siteId, vendorItem }: OpenOrdersProps) {
  const wording = useWording()
  const { t } = wording
  const session = useSession()
  const { catererId } = session
  const canOpen = hasOneOf(['inventory'], session)
  const orders = useListOpenOrders({ catererId, ingredientId, ...(siteId !== undefined && { siteId }) })
  const unit = orders.data?.unit ?? null
  const columns = useMemo(() => orderColumns(wording, unit, canOpen), [wording, unit, canOpen])
  if (orders.error && !orders.data) return <ErrorState error={orders.error} onRetry={() => orders.mutate()} />
  if (!orders.data) return <Skeleton lines={4} />
  const { total, hidden, rows } = orders.data
  return (
    <Stack gap={3}>
      <DataTable<OpenOrder>
        caption={t('stock.openOrders.title')}
        columns={columns}
        translate={t}
        rows={vendorItem ? rows.filter((row) => isOf(vendorItem, row)) : rows}
        error={undefined}
        hasPages={false}
        minRows={1}
        rowKey={({ lineId }) => lineId}
        empty={<p>{t('stock.openOrders.empty')}</p>}
      />
      {rows.length < total && <Quiet>{t('stock.openOrders.first', { shown: rows.length, total })}</Quiet>}
      {hidden > 0 && <Quiet>{t('stock.openOrders.hidden', { count: hidden })}</Quiet>}
    </Stack>
  )
}

const isOf = (item: NonNullable<OpenOrdersProps['vendorItem']>, row: OpenOrder) =>
  row.vendorName === item.vendorName && row.vendorItemCode === item.vendorItemCode

function orderColumns(wording: Wording, unit: Parameters<typeof baseText>[2] | null, canOpen: boolean) {
  const { t, formats } = wording
  const columns: readonly Column<OpenOrder>[] = [
    {
      id: 'number',
      width: '5.5rem',
      header: 'stock.openOrders.order',
      value: ({ number }) => number,
      isOneLine: true,
      cell: ({ orderId, number }) =>
        canOpen ? <Link href={withQuery(paths.purchaseOrders, { open: orderId })}>{number}</Link> : number,
    },
    { id: 'vendor', width: '7rem', header: 'stock.openOrders.vendor', value: ({ vendorName }) => vendorName },
    { id: 'site', width: '7rem', header: 'stock.columns.site', value: ({ siteName }) => siteName },
    {
      id: 'delivery',
      width: '6.5rem',
      header: 'stock.openOrders.delivery',
      value: ({ deliveryDate }) =>
        deliveryDate === null ? t('stock.openOrders.noDelivery') : formats.date(deliveryDate),
    },
    {
      id: 'status',
      header: 'stock.openOrders.status',
      value: ({ status }) => t(`stock.openOrders.statuses.${status}`),
    },
    {
      id: 'quantity',
      width: '5rem',
      header: 'stock.openOrders.toCome',
      align: 'end',
      value: ({ quantity }) => Number(quantity),
      text: ({ quantity }) => (unit === null ? quantity : baseText(wording, quantity, unit)),
      isOneLine: true,
    },
  ]
  return plainColumns(columns)
}
