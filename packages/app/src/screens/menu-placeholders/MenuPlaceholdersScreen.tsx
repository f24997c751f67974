import {
  archiveMenuPlaceholder,
  type MenuPlaceholder,
  newKey,
  preloadListMenuPlaceholders,
  restoreMenuPlaceholder,
  useListMenuPlaceholders,
} from '@commissary/api-client'
import { EmptyState, Link, Screen } from '@commissary/ui'
import { DataTable } from '@commissary/ui/table'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { useWording } from '../../compliance/use-wording.ts'
import { useBulk } from '../../lists/use-bulk.ts'
import type { Preload } from '../../routing/load-screen.ts'
import { useUrlTable } from '../../routing/url-state.ts'
import { placeholderAddress } from './placeholder-address.ts'
import { placeholderColumns } from './placeholder-columns.tsx'

export const preload: Preload = () => preloadListMenuPlaceholders()

/** The caterer's menu placeholders. */
export function MenuPlaceholdersScreen() {
  const wording = useWording()
  const { t } = wording
  const { search } = useLocation()
  const navigate = useNavigate()
  const table = useUrlTable()
  const placeholders = useListMenuPlaceholders()
  const rows = placeholders.data?._embedded.menuPlaceholders
  const columns = useMemo(() => placeholderColumns(wording), [wording])

  const bulk = useBulk({
    rows,
    keyOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    reload: () => placeholders.mutate(),
    actions: [
      {
        label: t('bulk.archive'),
        tone: 'danger',
        question: (count) => t('bulk.archiveQuestion', { count }),
        done: (count) => t('bulk.archived', { count }),
        run: ({ id, version }) => archiveMenuPlaceholder(id, { ifMatch: version }),
        undo: {
          run: ({ id }) => restoreMenuPlaceholder(id, { idempotencyKey: newKey() }),
          done: (count) => t('bulk.restored', { count }),
        },
      },
    ],
  })

  const open = ({ id }: MenuPlaceholder) => navigate(placeholderAddress(id), { state: { list: search } })
  const addNew = (
    <Link variant="solid" href={placeholderAddress('new')}>
      {t('menuPlaceholders.addNew')}
    </Link>
  )
  return (
    <Screen title={t('menuPlaceholders.title')} description={t('menuPlaceholders.description')} actions={addNew}>
      <DataTable
        tableId="menu-placeholders"
        caption={t('menuPlaceholders.title')}
        columns={columns}
        translate={t}
        rows={rows}
        error={placeholders.error}
        onRetry={() => placeholders.mutate()}
        state={table.state}
        onStateChange={table.onStateChange}
        {...bulk}
        onOpenRow={open}
        actionsHeader={t('menuPlaceholders.action')}
        rowActions={(row) => [{ label: t('menuPlaceholders.edit'), onSelect: () => open(row) }]}
        empty={<EmptyState title={t('menuPlaceholders.emptyTitle')}>{t('menuPlaceholders.emptyHint')}</EmptyState>}
      />
    </Screen>
  )
}
