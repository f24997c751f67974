import { deleteVendor, newKey, preloadListVendors, restoreVendor, type Vendor } from '@commissary/api-client'
import { EmptyState, Link, Screen } from '@commissary/ui'
import { DataTable } from '@commissary/ui/table'
import { useMemo } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'

import { useBulk } from '../../lists/use-bulk.ts'
import type { Preload } from '../../routing/load-screen.ts'
import { useMessages } from '../../messages/messages.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { useUrlTable } from '../../routing/url-state.ts'
import { useSession } from '../../session/session.tsx'
import { useVendors } from './use-vendors.ts'
import { vendorAddress } from './vendor-address.ts'
import { vendorColumns } from './vendor-columns.tsx'
import { isShared } from './is-shared.ts'

export const preload: Preload = ({ catererId }) => preloadListVendors(catererId)

/** The caterer's vendors and the shared ones. `?open=12` and `?open=new` redirect to the record. */
export function VendorsScreen() {
  const t = useMessages()
  const { isdCode } = useSession()
  const { search } = useLocation()
  const navigate = useNavigate()
  const table = useUrlTable()
  const record = useOpenRecord()
  const vendors = useVendors()
  const columns = useMemo(() => vendorColumns(t, isdCode), [t, isdCode])

  const bulk = useBulk({
    rows: vendors.data?.Vendors,
    keyOf: (vendor) => vendor.id,
    nameOf: (vendor) => vendor.name,
    reload: () => vendors.mutate(),
    actions: [
      {
        label: t('bulk.delete'),
        tone: 'danger',
        question: (count) => t('bulk.deleteQuestion', { count }),
        done: (count) => t('bulk.deleted', { count }),
        run: ({ id, version }) => deleteVendor(id, { ifMatch: version }),
        undo: {
          run: ({ id }) => restoreVendor(id, { idempotencyKey: newKey() }),
          done: (count) => t('bulk.restored', { count }),
        },
      },
    ],
  })

  const open = (vendor: Vendor) => navigate(vendorAddress(vendor.id), { state: { list: search } })

  if (record.isOpen) return <Navigate replace to={vendorAddress(record.id ?? 'new')} />
  const addNew = (
    <Link variant="solid" href={vendorAddress('new')}>
      {t('vendors.addNew')}
    </Link>
  )
  return (
    <Screen title={t('vendors.title')} actions={addNew}>
      <DataTable
        tableId="vendors"
        caption={t('vendors.title')}
        columns={columns}
        translate={t}
        rows={vendors.data?.Vendors}
        error={vendors.error}
        onRetry={() => vendors.mutate()}
        state={table.state}
        onStateChange={table.onStateChange}
        {...bulk}
        onOpenRow={open}
        actionsHeader={t('vendors.action')}
        rowActions={(vendor) => [
          { label: t(isShared(vendor) ? 'vendors.view' : 'vendors.edit'), onSelect: () => open(vendor) },
        ]}
        empty={<EmptyState title={t('vendors.emptyTitle')}>{t('vendors.emptyHint')}</EmptyState>}
      />
    </Screen>
  )
}
