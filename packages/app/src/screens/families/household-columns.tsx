import type { Household } from '@commissary/api-client'
import type { Translate } from '@commissary/messages'
import type { Formats } from '@commissary/messages/formats'
import { Badge } from '@commissary/ui'
import type { Column } from '@commissary/ui/table'

import { balanceText } from '../../orders/money.ts'

const balanceTone = (balance: string) => (Number(balance) < 0 ? 'danger' : 'neutral')

/** The columns of the households. The server sorts by the ids of the sortable ones. */
export const householdColumns = (t: Translate, formats: Formats): readonly Column<Household>[] =>
  [
    { id: 'name', header: 'families.columns.name', value: (row: Household) => row.name, isTitle: true, width: '11rem' },
    { id: 'code', header: 'families.columns.code', value: (row: Household) => row.code, isOneLine: true },
    {
      id: 'adults',
      header: 'families.columns.adults',
      value: (row: Household) => formats.list(row.adults.map(({ firstName, lastName }) => `${firstName} ${lastName}`)),
      isSortable: false,
      width: '12rem',
    },
    {
      id: 'students',
      header: 'families.columns.students',
      value: (row: Household) => formats.list(row.students.map(({ firstName }) => firstName)),
      isSortable: false,
      width: '10rem',
    },
    {
      id: 'schools',
      header: 'families.columns.schools',
      value: (row: Household) => formats.list([...new Set(row.students.map(({ schoolName }) => schoolName))]),
      isSortable: false,
      width: '12rem',
    },
    {
      id: 'balance',
      header: 'families.columns.balance',
      value: (row: Household) => Number(row.balance),
      text: (row: Household) => balanceText(t, formats, row.balance),
      cell: (row: Household) => <Badge tone={balanceTone(row.balance)}>{balanceText(t, formats, row.balance)}</Badge>,
      align: 'start' as const,
      isOneLine: true,
    },
  ].map((column) => ({ ...column, isFilterable: false }))
