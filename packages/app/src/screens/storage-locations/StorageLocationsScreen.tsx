import {
  deleteStorageLocation,
  preloadListStorageLocations,
  type StorageLocation,
  useListStorageLocations,
} from '@commissary/api-client'
import { Banner, Button, EmptyState, Screen, Stack, useConfirm, useToast } from '@commissary/ui'
import { DataTable, defaultTableState, defineColumns } from '@commissary/ui/table'
import { lazy, Suspense, useMemo } from 'react'

import { savedMessage } from '../../forms/save-failure.ts'
import { useBulk } from '../../lists/use-bulk.ts'
import { momentText } from '../../text/moment-text.ts'
import type { Preload } from '../../routing/load-screen.ts'
import { useMessages } from '../../messages/messages.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { useUrlTable } from '../../routing/url-state.ts'
import { useSession } from '../../session/session.tsx'

// The list does not need the form and its dialog.
const StorageLocationDialog = lazy(async () => ({
  default: (await import('./StorageLocationDialog.tsx')).StorageLocationDialog,
}))

const tableDefaults = { ...defaultTableState, pageSize: 50 }

const columns = defineColumns<StorageLocation>([
  { id: 'name', header: 'storageLocations.name', value: (row) => row.storageLocationName, width: '16rem' },
  {
    id: 'updatedAt',
    header: 'storageLocations.updated',
    value: (row) => row.updatedAt,
    cell: (row) => <UpdatedCell location={row} />,
    isFilterable: false,
    isOneLine: true,
  },
])

function UpdatedCell({ location }: { location: StorageLocation }) {
  const { locale, timeZone } = useSession()
  return <bdi>{momentText(location.updatedAt, { locale, timeZone })}</bdi>
}

export const preload: Preload = ({ catererId }) => preloadListStorageLocations({ catererId })

/** Where stock is kept and counted. `?open=12` and `?open=new` show the dialog. */
export function StorageLocationsScreen() {
  const t = useMessages()
  const { catererId } = useSession()
  const confirm = useConfirm()
  const showToast = useToast()
  const table = useUrlTable(tableDefaults)
  const record = useOpenRecord()
  const locations = useListStorageLocations({ catererId })
  const rows = locations.data?._embedded.storageLocations
  const opened = useMemo(() => rows?.find((row) => row.id === record.id) ?? null, [rows, record.id])
  const isGone = record.id !== null && rows !== undefined && !opened

  const bulk = useBulk({
    rows,
    keyOf: (row) => row.id,
    nameOf: (row) => row.storageLocationName,
    reload: () => locations.mutate(),
    actions: [
      {
        label: t('bulk.delete'),
        tone: 'danger',
        question: (count) => t('bulk.deleteQuestion', { count }),
        done: (count) => t('bulk.deleted', { count }),
        run: ({ id, version }) => deleteStorageLocation(id, { catererId }, { ifMatch: version }),
      },
    ],
  })

  const handleDelete = (location: StorageLocation) =>
    confirm({
      subject: location.storageLocationName,
      tone: 'danger',
      onConfirm: async () => {
        try {
          const deleted = await deleteStorageLocation(location.id, { catererId }, { ifMatch: location.version })
          showToast({ tone: 'success', message: savedMessage(deleted) })
        } finally {
          // If the server rejects it, the row is outdated too.
          await locations.mutate()
        }
      },
    })

  return (
    <Screen
      title={t('storageLocations.title')}
      actions={
        <Button variant="solid" onClick={() => record.openNew()}>
          {t('storageLocations.addNew')}
        </Button>
      }
    >
      <Stack>
        {isGone && (
          <Banner tone="warning" onDismiss={record.close}>
            {t('storageLocations.notFound')}
          </Banner>
        )}
        <DataTable
          tableId="storage-locations"
          caption={t('storageLocations.title')}
          columns={columns}
          translate={t}
          rows={rows}
          error={locations.error}
          onRetry={() => locations.mutate()}
          defaultPageSize={tableDefaults.pageSize}
          state={table.state}
          onStateChange={table.onStateChange}
          {...bulk}
          onOpenRow={(location) => record.open(location.id)}
          rowActions={(location) => [
            { label: t('storageLocations.editRow'), onSelect: () => record.open(location.id) },
            { label: t('storageLocations.deleteRow'), tone: 'danger', onSelect: () => void handleDelete(location) },
          ]}
          empty={<EmptyState title={t('storageLocations.emptyTitle')}>{t('storageLocations.emptyHint')}</EmptyState>}
        />
      </Stack>
      <Suspense>
        {(record.isNew || opened) && (
          <StorageLocationDialog
            key={record.id ?? 'new'}
            location={opened}
            onSaved={() => locations.mutate()}
            onClose={record.close}
          />
        )}
      </Suspense>
    </Screen>
  )
}
