import type { User } from '@commissary/api-client'
import { Badge } from '@commissary/ui'
import { type Column, defineColumns } from '@commissary/ui/table'

import { momentText } from '../../history/change-entry.ts'
import type { Translate } from '@commissary/messages'

interface Place {
  /** Of the country: "+1". */
  isdCode: string
  locale: string
  timeZone: string
}

const tones = { invited: 'accent', active: 'neutral', inactive: 'danger' } as const

/** A user's status in its colour. */
export function StatusBadge({ status, t }: { status: User['status']; t: Translate }) {
  return <Badge tone={tones[status]}>{t(`users.statuses.${status}`)}</Badge>
}

/** The server sorts by the ids of those that can be sorted. */
export function userColumns(t: Translate, place: Place): readonly Column<User>[] {
  const mobileText = ({ mobile }: User) => (mobile ? `${place.isdCode} ${mobile}` : '')
  const loginText = ({ lastLogin }: User) => (lastLogin ? momentText(lastLogin, place) : t('users.never'))

  const columns: Column<User>[] = [
    { id: 'firstName', header: 'users.columns.firstName', value: (row) => row.firstName, width: '8rem' },
    { id: 'lastName', header: 'users.columns.lastName', value: (row) => row.lastName, width: '8rem' },
    { id: 'email', header: 'users.columns.email', value: (row) => row.email, width: '12rem' },
    {
      id: 'mobile',
      header: 'users.columns.mobile',
      value: mobileText,
      // Digits keep their order behind the plus sign in right-to-left text.
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
  return defineColumns(columns.map((column) => ({ ...column, isFilterable: false })))
}

/** Names while they are few, else their number. */
function schoolsText({ role, hasAllSchools, schools }: User, t: Translate): string {
  if (role === 'parent' || (!hasAllSchools && schools.length === 0)) return t('users.noSchools')
  if (hasAllSchools) return t('users.allSchools')
  return schools.length <= 2
    ? schools.map(({ schoolName }) => schoolName).join(', ')
    : t('users.schoolCount', { count: schools.length })
}
