import type { PurchaseOrderSummary } from '@commissary/api-client'
import type { Translate } from '@commissary/messages'
import type { Formats } from '@commissary/messages/formats'
import { Badge } from '@commissary/ui'
import type { Column } from '@commissary/ui/table'

import { purchaseOrderTones } from '../../lists/status-tones.ts'

/** The columns of the list. The server sorts by the ids of the sortable ones. */
export const orderColumns = (t: Translate, formats: Formats): readonly Column<PurchaseOrderSummary>[] => [
  {
    id: 'number',
    header: 'purchaseOrders.columns.number',
    value: (row) => row.number,
    isOneLine: true,
    isTitle: true,
  },
  { id: 'vendorName', header: 'purchaseOrders.columns.vendorName', value: (row) => row.vendorName, width: '12rem' },
  { id: 'siteName', header: 'purchaseOrders.columns.siteName', value: (row) => row.siteName, width: '10rem' },
  {
    id: 'status',
    header: 'purchaseOrders.columns.status',
    value: (row) => t(`purchaseOrders.statuses.${row.status}`),
    cell: (row) => <Badge tone={purchaseOrderTones[row.status]}>{t(`purchaseOrders.statuses.${row.status}`)}</Badge>,
    isOneLine: true,
  },
  {
    id: 'deliveryDate',
    header: 'purchaseOrders.columns.deliveryDate',
    value: (row) => (row.deliveryDate === null ? '' : formats.weekdayShort(row.deliveryDate)),
    csv: (row) => row.deliveryDate ?? '',
    isOneLine: true,
  },
  {
    id: 'lineCount',
    header: 'purchaseOrders.columns.lineCount',
    value: (row) => row.lineCount,
    isSortable: false,
  },
  {
    id: 'openLines',
    header: 'purchaseOrders.columns.openLines',
    value: (row) => row.openLines,
    isSortable: false,
  },
  {
    id: 'total',
    header: 'purchaseOrders.columns.total',
    value: (row) => totalText(row, formats),
    csv: (row) => Number(row.total),
    isOneLine: true,
  },
]

/** A total with lines that have no price is a lower bound. */
const totalText = ({ total, unpricedLines }: PurchaseOrderSummary, formats: Formats): string =>
  `${unpricedLines > 0 ? '≥ ' : ''}${formats.money(Number(total))}`
