import { type User, useListUsers } from '@commissary/api-client'
import { Button, EmptyState, Inline, Link, Screen, Select } from '@commissary/ui'
import { DataTable } from '@commissary/ui/table'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { choiceOf } from '../../forms/choice.ts'
import { SearchBox } from '../../forms/SearchBox.tsx'
import { useMessages } from '../../messages/messages.ts'
import { given } from '../../routing/given.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { sortParam, useUrlFilters, useUrlTable } from '../../routing/url-state.ts'
import { useSession } from '../../session/session.tsx'
import { roles, statuses } from './user-values.ts'
import { userColumns } from './users-columns.tsx'

/** Who works for the caterer, paged by the server. For administrators. */
export function UsersScreen() {
  const t = useMessages()
  const { isdCode, locale, timeZone } = useSession()
  const { search } = useLocation()
  const navigate = useNavigate()
  const table = useUrlTable()
  const filters = useUrlFilters()
  const q = filters.get('q')
  const role = choiceOf(roles, filters.get('role'))
  const status = choiceOf(statuses, filters.get('status'))
  const columns = useMemo(() => userColumns(t, { isdCode, locale, timeZone }), [t, isdCode, locale, timeZone])

  const users = useListUsers(
    given({
      page: table.state.page,
      size: table.state.pageSize,
      sort: sortParam(table.state),
      q: q || undefined,
      role,
      status,
    }),
    // Who comes back from a record sees what was saved a moment ago.
    { keepPreviousData: true, dedupingInterval: 0 },
  )
  const open = ({ id }: User) => navigate(withQuery(paths.userRecord, { id }), { state: { list: search } })
  const isFiltered = Boolean(q || role || status)

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
            <SearchBox
              label={t('users.search')}
              value={q}
              onChange={(text) => filters.set({ q: text }, { isTyping: true })}
            />
            <Select
              label={t('users.roleFilter')}
              isLabelHidden
              placeholder={t('users.anyRole')}
              value={role ?? ''}
              onChange={(value) => filters.set({ role: value })}
              options={roles.map((value) => ({ value, label: t(`users.roles.${value}`) }))}
            />
            <Select
              label={t('users.statusFilter')}
              isLabelHidden
              placeholder={t('users.anyStatus')}
              value={status ?? ''}
              onChange={(value) => filters.set({ status: value })}
              options={statuses.map((value) => ({ value, label: t(`users.statuses.${value}`) }))}
            />
          </Inline>
        }
        tableId="users"
        caption={t('shell.titles.users')}
        columns={columns}
        translate={t}
        rows={users.data?._embedded.users}
        total={users.data?.page.totalElements ?? 0}
        error={users.error}
        onRetry={() => users.mutate()}
        isStale={users.isLoading && users.data !== undefined}
        state={table.state}
        onStateChange={table.onStateChange}
        onOpenRow={open}
        empty={
          // Without a filter there is always who looks.
          isFiltered ? (
            <EmptyState
              kind="no-match"
              title={t('users.noMatch')}
              action={
                <Button onClick={() => filters.set({ q: null, role: null, status: null })}>
                  {t('users.clearFilters')}
                </Button>
              }
            >
              {t('users.noMatchHint')}
            </EmptyState>
          ) : undefined
        }
      />
    </Screen>
  )
}
