import {
  choices,
  deactivateUser,
  inviteUser,
  listUsers,
  newKey,
  preloadListUsers,
  reactivateUser,
  type User,
  useListUsers,
} from '@commissary/api-client'
import { Button, EmptyState, Inline, Link, Screen, Select } from '@commissary/ui'
import { DataTable } from '@commissary/ui/table'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { choiceOf } from '../../forms/choice.ts'
import { SearchBox } from '../../forms/SearchBox.tsx'
import { pagedArgs, usePagedList } from '../../lists/use-paged-list.ts'
import { useBulk } from '../../lists/use-bulk.ts'
import type { Preload } from '../../routing/load-screen.ts'
import { useMessages } from '../../messages/messages.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import { filteredUserColumns, userColumns } from './user-columns.tsx'

const filters = {
  role: (text: string) => choiceOf(choices.UserRole, text),
  status: (text: string) => choiceOf(choices.UserStatus, text),
}

export const preload: Preload = (_, query) => preloadListUsers(pagedArgs(query, filters, filteredUserColumns))

/** The caterer's users. For administrators. */
export function UsersScreen() {
  const t = useMessages()
  const { isdCode, locale, timeZone } = useSession()
  const { search } = useLocation()
  const navigate = useNavigate()
  const list = usePagedList(filters, filteredUserColumns)
  const columns = useMemo(() => userColumns(t, { isdCode, locale, timeZone }), [t, isdCode, locale, timeZone])

  // No deduping: the list must show what was just saved in a record.
  const users = useListUsers(list.args, { keepPreviousData: true })
  const bulk = useBulk({
    rows: users.data?._embedded.users,
    keyOf: (user) => user.id,
    nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
    reload: () => users.mutate(),
    actions: [
      {
        label: t('bulk.invite'),
        question: (count) => t('bulk.inviteQuestion', { count }),
        done: (count) => t('bulk.invited', { count }),
        run: ({ id }) => inviteUser(id, { idempotencyKey: newKey() }),
      },
      {
        label: t('bulk.reactivate'),
        question: (count) => t('bulk.reactivateQuestion', { count }),
        done: (count) => t('bulk.reactivated', { count }),
        run: ({ id }) => reactivateUser(id, { idempotencyKey: newKey() }),
      },
      {
        label: t('bulk.deactivate'),
        tone: 'danger',
        question: (count) => t('bulk.deactivateQuestion', { count }),
        done: (count) => t('bulk.deactivated', { count }),
        run: ({ id }) => deactivateUser(id, { idempotencyKey: newKey() }),
        undo: {
          run: ({ id }) => reactivateUser(id, { idempotencyKey: newKey() }),
          done: (count) => t('bulk.reactivated', { count }),
        },
      },
    ],
  })
  const open = ({ id }: User) => navigate(withQuery(paths.userRecord, { id }), { state: { list: search } })

  return (
    <Screen
      title={t('shell.titles.users')}
      description={t('users.description')}
      actions={
        <Link variant="solid" href={withQuery(paths.userRecord, { id: 'new' })}>
          {t('users.add')}
        </Link>
      }
    >
      <DataTable
        search={
          <Inline gap={3} isFilling>
            <SearchBox label={t('users.search')} {...list.search} />
            <Select
              label={t('users.roleFilter')}
              isLabelHidden
              placeholder={t('users.anyRole')}
              value={list.filters.role ?? ''}
              onChange={(role) => list.setFilters({ role })}
              options={choices.UserRole.map((value) => ({ value, label: t(`users.roles.${value}`) }))}
            />
            <Select
              label={t('users.statusFilter')}
              isLabelHidden
              placeholder={t('users.anyStatus')}
              value={list.filters.status ?? ''}
              onChange={(status) => list.setFilters({ status })}
              options={choices.UserStatus.map((value) => ({ value, label: t(`users.statuses.${value}`) }))}
            />
          </Inline>
        }
        tableId="users"
        caption={t('shell.titles.users')}
        columns={columns}
        translate={t}
        {...list.tableProps(
          users,
          (data) => data._embedded.users,
          (page) => listUsers({ ...list.args, ...page }),
        )}
        {...bulk}
        onOpenRow={open}
        empty={
          // Without a filter, the list has at least the current user.
          list.isFiltered ? (
            <EmptyState
              kind="no-match"
              title={t('users.noMatch')}
              action={<Button onClick={list.clearFilters}>{t('users.clearFilters')}</Button>}
            >
              {t('users.noMatchHint')}
            </EmptyState>
          ) : undefined
        }
      />
    </Screen>
  )
}
