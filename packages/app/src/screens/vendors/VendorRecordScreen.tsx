import type { Vendor } from '@commissary/api-client'
import { EmptyState, ErrorState, Link, Screen, Skeleton, Stack } from '@commissary/ui'
import { useMemo, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

import { useWording } from '../../compliance/use-wording.ts'
import { RecordHistory } from '../../history/RecordHistory.tsx'
import { useMessages } from '../../messages/messages.ts'
import { paths } from '../../routing/paths.ts'
import { listAddress } from '../../routing/record-address.ts'
import { useVendors } from './use-vendors.ts'
import { vendorIdOf } from './vendor-address.ts'
import { isShared } from './is-shared.ts'
import { historyWords } from './vendor-values.ts'
import { VendorForm } from './VendorForm.tsx'
import { VendorView } from './VendorView.tsx'

/** One vendor as a page, to add, edit or (when shared) view it. */
export function VendorRecordScreen() {
  const t = useMessages()
  const [params] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const id = vendorIdOf(params)
  const isNew = id === null
  // The API has no call for one vendor, so the page uses the list. A save detects an outdated list. A new vendor
  // needs no list, and the form keeps the values it was opened with.
  const vendors = useVendors({
    ...(isNew ? { revalidateOnMount: false } : { revalidateIfStale: false }),
    revalidateOnFocus: false,
  })
  const rows = vendors.data?.Vendors
  const found = useMemo(() => rows?.find((row) => row.id === id) ?? null, [rows, id])
  // A vendor that was just deleted leaves the list before the page closes, so the page keeps showing it.
  const [leaving, setLeaving] = useState<Vendor | null>(null)
  const vendor = leaving ?? found

  const list = listAddress(paths.vendors, state)
  const close = () => navigate(list)
  const title = isNew ? t('vendors.add') : (vendor?.name ?? t(rows ? 'vendors.title' : 'common.loading'))

  async function handleStored(change: (rows: Vendor[]) => Vendor[]) {
    setLeaving(vendor)
    // A long list takes a while to load: show the cached one with this change, and reload.
    await vendors.mutate((data) => data && { Vendors: change(data.Vendors) }, { revalidate: false })
    await close()
  }

  function content() {
    if (!isNew && !rows) {
      return vendors.error ? (
        <ErrorState error={vendors.error} onRetry={() => vendors.mutate()} />
      ) : (
        <Skeleton lines={12} />
      )
    }
    if (!isNew && !vendor) {
      return <EmptyState title={t('vendors.notFound')} action={<Link href={list}>{t('vendors.title')}</Link>} />
    }
    if (vendor && isShared(vendor)) {
      return (
        <Stack isFormWide>
          <VendorView vendor={vendor} onClose={close} />
        </Stack>
      )
    }
    return (
      <Stack gap={6} isFormWide>
        <VendorForm
          key={id ?? 'new'}
          vendor={vendor}
          onStored={handleStored}
          onRestored={() => vendors.mutate()}
          onClose={close}
        />
        {vendor && <History vendor={vendor} />}
      </Stack>
    )
  }

  return (
    <Screen title={title} breadcrumbs={[{ label: t('vendors.title'), href: list }, { label: title }]}>
      {content()}
    </Screen>
  )
}

function History({ vendor }: { vendor: Vendor }) {
  const { t, formats } = useWording()
  const words = historyWords(t, formats)
  return <RecordHistory recordType="vendor" recordId={vendor.id} version={vendor.version} words={words} />
}
