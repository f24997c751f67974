import type { Payment } from '@commissary/api-client'
import type { Translate } from '@commissary/messages'
import type { Formats } from '@commissary/messages/formats'
import { Badge } from '@commissary/ui'
import type { Column } from '@commissary/ui/table'

import { moneyText } from '../../orders/money.ts'
import { feeText, paymentState, payTypeText } from './payment-words.ts'

/** The columns of the payments. The server sorts by the ids of the sortable ones. */
export function paymentColumns(t: Translate, formats: Formats): readonly Column<Payment>[] {
  const columns: Column<Payment>[] = [
    {
      id: 'paidOn',
      header: 'payments.columns.paidOn',
      value: (row) => formats.dateShort(row.paidOn),
      csv: (row) => row.paidOn,
      isOneLine: true,
    },
    {
      id: 'householdName',
      header: 'payments.columns.householdName',
      value: (row) => row.householdName,
      isTitle: true,
      width: '10rem',
    },
    {
      id: 'studentName',
      header: 'payments.columns.studentName',
      value: (row) => row.studentName,
      isSortable: false,
      width: '10rem',
    },
    { id: 'payType', header: 'payments.columns.payType', value: (row) => payTypeText(t, row), width: '10rem' },
    {
      id: 'reference',
      header: 'payments.columns.reference',
      value: (row) => row.reference,
      cell: (row) => <bdi>{row.reference}</bdi>,
      width: '9rem',
    },
    {
      id: 'amount',
      header: 'payments.columns.amount',
      value: (row) => Number(row.amount),
      text: (row) => moneyText(formats, row.amount),
      align: 'end',
      isOneLine: true,
    },
    {
      id: 'fee',
      header: 'payments.columns.fee',
      value: (row) => (row.fee === null ? null : Number(row.fee)),
      text: (row) => feeText(t, formats, row.fee),
      align: 'end',
      isSortable: false,
      isOneLine: true,
    },
    {
      id: 'net',
      header: 'payments.columns.net',
      value: (row) => (row.net === null ? null : Number(row.net)),
      text: (row) => feeText(t, formats, row.net),
      align: 'end',
      isSortable: false,
      isOneLine: true,
    },
    {
      id: 'status',
      header: 'payments.columns.status',
      value: (row) => t(`payments.states.${paymentState(row)}`),
      cell: (row) => (
        <Badge tone={row.status === 'voided' ? 'danger' : 'neutral'}>{t(`payments.states.${paymentState(row)}`)}</Badge>
      ),
      isSortable: false,
      isOneLine: true,
    },
  ]
  return columns.map((column) => ({ ...column, isFilterable: false }))
}
