import type { User } from '@commissary/api-client'
import type { Column } from '@commissary/ui/table'

import { momentText } from '../../text/moment-text.ts'
import type { Translate } from '@commissary/messages'
import { filterable } from '../../lists/use-paged-list.ts'
import { StatusBadge } from './StatusBadge.tsx'

interface CountryFormat {
  /** The country's dial code: "+1". */
  isdCode: string
  locale: string
  timeZone: string
}

/** The columns that the server filters by their text; role and status have their own filters. */
export const filteredUserColumns = ['firstName', 'lastName', 'email', 'mobile'] as const

/** The columns of the user list. The server sorts by the ids of the sortable ones. */
export function userColumns(t: Translate, country: CountryFormat): readonly Column<User>[] {
  const mobileText = ({ mobile }: User) => (mobile ? `${country.isdCode} ${mobile}` : '')
  const loginText = ({ lastLogin }: User) => (lastLogin ? momentText(lastLogin, country) : t('users.never'))

  const columns: Column<User>[] = [
    { id: 'firstName', header: 'users.columns.firstName', value: (row) => row.firstName, width: '8rem', isTitle: true },
    { id: 'lastName', header: 'users.columns.lastName', value: (row) => row.lastName, width: '8rem', isTitle: true },
    { id: 'email', header: 'users.columns.email', value: (row) => row.email, width: '12rem' },
    {
      id: 'mobile',
      header: 'users.columns.mobile',
      value: mobileText,
      // Keeps the digits after the plus sign in right-to-left text.
      cell: (row) => <bdi dir="ltr">{mobileText(row)}</bdi>,
      isOneLine: true,
      isSortable: false,
    },
    {
      id: 'role',
      header: 'users.columns.role',
      value: (row) => t(`users.roles.${row.role}`),
      isOneLine: true,
    },
    {
      id: 'schools',
      header: 'users.columns.schools',
      value: (row) => schoolsText(row, t),
      csv: (row) => schoolsText(row, t, row.schools.length),
      isSortable: false,
    },
    {
      id: 'status',
      header: 'users.columns.status',
      value: (row) => t(`users.statuses.${row.status}`),
      cell: (row) => <StatusBadge status={row.status} t={t} />,
      isOneLine: true,
    },
    {
      id: 'lastLogin',
      header: 'users.columns.lastLogin',
      value: loginText,
      cell: (row) => <bdi>{loginText(row)}</bdi>,
      isOneLine: true,
    },
  ]
  return filterable(columns, filteredUserColumns)
}

/** School names, or their number when there are more than `most`. */
function schoolsText({ role, hasAllSchools, schools }: User, t: Translate, most = 2): string {
  if (role === 'parent' || (!hasAllSchools && schools.length === 0)) return t('users.noSchools')
  if (hasAllSchools) return t('users.allSchools')
  return schools.length <= most
    ? schools.map(({ schoolName }) => schoolName).join(', ')
    : t('users.schoolCount', { count: schools.length })
}
