import type { Order } from '@commissary/api-client'
import type { Translate } from '@commissary/messages'
import type { Formats } from '@commissary/messages/formats'
import { Badge } from '@commissary/ui'
import type { Column } from '@commissary/ui/table'

import { moneyText } from '../../orders/money.ts'
import { itemsText, orderTones } from './order-words.ts'

const sorted = new Set(['date', 'studentName', 'className', 'schoolName', 'total', 'status'])

/** The columns of the order list. The server sorts by the ids of the sortable ones. */
export function orderColumns(t: Translate, formats: Formats): readonly Column<Order>[] {
  const columns: Column<Order>[] = [
    {
      id: 'date',
      header: 'orders.list.columns.date',
      value: (row) => formats.dateShort(row.date),
      csv: (row) => row.date,
      isOneLine: true,
    },
    {
      id: 'studentName',
      header: 'orders.list.columns.studentName',
      value: (row) => row.studentName,
      isTitle: true,
      width: '10rem',
    },
    { id: 'className', header: 'orders.list.columns.className', value: (row) => row.className, isOneLine: true },
    { id: 'schoolName', header: 'orders.list.columns.schoolName', value: (row) => row.schoolName, width: '11rem' },
    {
      id: 'menuType',
      header: 'orders.list.columns.menuType',
      value: (row) => t(`words.menuTypes.${row.menuType}`),
      isOneLine: true,
    },
    { id: 'kind', header: 'orders.list.columns.kind', value: (row) => t(`orders.kinds.${row.kind}`), isOneLine: true },
    {
      id: 'items',
      header: 'orders.list.columns.items',
      value: (row) => itemsText(t, formats, row),
      width: '14rem',
    },
    {
      id: 'payType',
      header: 'orders.list.columns.payType',
      value: (row) => (row.payType === null ? '' : t(`words.payTypes.${row.payType}`)),
      isOneLine: true,
    },
    {
      id: 'total',
      header: 'orders.list.columns.total',
      value: (row) => Number(row.total),
      text: (row) => moneyText(formats, row.total),
      align: 'end',
      isOneLine: true,
    },
    {
      id: 'status',
      header: 'orders.list.columns.status',
      value: (row) => t(`orders.statuses.${row.status}`),
      cell: (row) => <Badge tone={orderTones[row.status]}>{t(`orders.statuses.${row.status}`)}</Badge>,
      isOneLine: true,
    },
  ]
  return columns.map((column) => ({ ...column, isFilterable: false, isSortable: sorted.has(column.id) }))
}
