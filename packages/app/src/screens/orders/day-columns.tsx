import type { Order } from '@commissary/api-client'
import type { Translate } from '@commissary/messages'
import type { Formats } from '@commissary/messages/formats'
import { Badge } from '@commissary/ui'
import type { Column } from '@commissary/ui/table'

import { allergyNames } from '../../orders/allergy-names.ts'
import { moneyText } from '../../orders/money.ts'
import { type DayItem, quantityOf } from './day-items.ts'
import { itemsText, lineName, orderTones } from './order-words.ts'

/** More items than this would be too many columns to read across; one column lists them instead. */
const mostItemColumns = 6

/** Students × items of a day. */
export function dayColumns(t: Translate, formats: Formats, items: readonly DayItem[]): readonly Column<Order>[] {
  const ofItems: Column<Order>[] =
    items.length > mostItemColumns
      ? [
          {
            id: 'items',
            header: t('orders.day.columns.items'),
            value: (row) => itemsText(t, formats, row),
            width: '16rem',
          },
        ]
      : items.map((item) => ({
          id: `item ${item.key}`,
          header: lineName(t, item),
          value: (row: Order) => quantityOf(row, item.key),
          align: 'end' as const,
        }))
  return [
    {
      id: 'studentName',
      header: t('orders.day.columns.studentName'),
      value: (row) => row.studentName,
      isTitle: true,
      width: '11rem',
    },
    { id: 'className', header: t('orders.day.columns.className'), value: (row) => row.className, isOneLine: true },
    {
      id: 'allergies',
      header: t('orders.day.columns.allergies'),
      value: (row) => allergyNames(t, formats, row.allergies),
      cell: (row) => row.allergies.length > 0 && <strong>{allergyNames(t, formats, row.allergies)}</strong>,
      width: '9rem',
    },
    ...ofItems,
    {
      id: 'status',
      header: t('orders.day.columns.status'),
      value: (row) => t(`orders.statuses.${row.status}`),
      cell: (row) => <Badge tone={orderTones[row.status]}>{t(`orders.statuses.${row.status}`)}</Badge>,
      isOneLine: true,
    },
    {
      id: 'total',
      header: t('orders.day.columns.total'),
      value: (row) => Number(row.total),
      text: (row) => moneyText(formats, row.total),
      align: 'end',
      isOneLine: true,
    },
  ]
}
