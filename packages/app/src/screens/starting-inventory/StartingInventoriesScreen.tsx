import {
  deleteStartingInventory,
  preloadListStartingInventories,
  type StartingInventorySummary,
  useListStartingInventories,
} from '@commissary/api-client'
import { Badge, Button, EmptyState, Screen, useConfirm, useToast } from '@commissary/ui'
import { DataTable, defineColumns } from '@commissary/ui/table'
import { useMemo } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { savedMessage } from '../../forms/save-failure.ts'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import type { Preload } from '../../routing/load-screen.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { useUrlTable } from '../../routing/url-state.ts'
import { useSession } from '../../session/session.tsx'

export const preload: Preload = ({ catererId }) => preloadListStartingInventories({ catererId })

/** The starting inventories of all places: drafts and posted ones. */
export function StartingInventoriesScreen() {
  const wording = useWording()
  const { t, formats } = wording
  const { catererId } = useSession()
  const record = useOpenRecord()
  const table = useUrlTable()
  const confirm = useConfirm()
  const showToast = useToast()
  const fail = useFailureToast()
  const starts = useListStartingInventories({ catererId })
  const place = (row: StartingInventorySummary) => row.locationName ?? t('startingInventory.noPlace')
  const columns = useMemo(() => {
    const status = (row: StartingInventorySummary) =>
      t(`startingInventory.statuses.${row.postedAt === null ? 'draft' : 'posted'}`)
    return defineColumns<StartingInventorySummary>([
      { id: 'site', header: 'startingInventory.columns.site', value: (row) => row.siteName, width: '12rem' },
      {
        id: 'location',
        header: 'startingInventory.columns.location',
        value: (row) => row.locationName ?? t('startingInventory.noPlace'),
        width: '12rem',
      },
      {
        id: 'asOf',
        header: 'startingInventory.columns.asOf',
        value: (row) => row.asOf,
        text: (row) => formats.date(row.asOf),
        isOneLine: true,
      },
      { id: 'lines', header: 'startingInventory.columns.lines', align: 'end', value: (row) => row.lines },
      {
        id: 'status',
        header: 'startingInventory.columns.status',
        value: status,
        cell: (row) => <Badge tone={row.postedAt === null ? 'neutral' : 'accent'}>{status(row)}</Badge>,
      },
      { id: 'saved', header: 'startingInventory.columns.saved', value: (row) => row.updatedBy },
    ])
  }, [t, formats])

  async function handleDelete(row: StartingInventorySummary) {
    const name = t('startingInventory.recordTitle', { site: row.siteName, location: place(row) })
    if (!(await confirm({ message: t('startingInventory.confirmDelete', { place: name }), tone: 'danger' }))) return
    try {
      const deleted = await deleteStartingInventory(row.id, { catererId }, { ifMatch: row.version })
      showToast({ tone: 'success', message: savedMessage(deleted) })
    } catch (error) {
      fail(error)
    }
    await starts.mutate()
  }

  return (
    <Screen
      title={t('startingInventory.title')}
      description={t('startingInventory.description')}
      actions={
        <Button variant="solid" onClick={() => record.openNew()}>
          {t('startingInventory.addNew')}
        </Button>
      }
    >
      <DataTable
        tableId="starting-inventories"
        caption={t('startingInventory.title')}
        columns={columns}
        translate={t}
        rows={starts.data?._embedded.startingInventories}
        error={starts.error}
        onRetry={() => starts.mutate()}
        state={table.state}
        onStateChange={table.onStateChange}
        onOpenRow={({ id }) => record.open(id)}
        actionsHeader={t('startingInventory.action')}
        rowActions={(row) => [
          { label: t('startingInventory.open'), onSelect: () => record.open(row.id) },
          ...(row.postedAt === null
            ? [
                {
                  label: t('startingInventory.delete'),
                  tone: 'danger' as const,
                  onSelect: () => void handleDelete(row),
                },
              ]
            : []),
        ]}
        empty={<EmptyState title={t('startingInventory.emptyTitle')}>{t('startingInventory.emptyHint')}</EmptyState>}
      />
    </Screen>
  )
}
