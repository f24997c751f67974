import type { Vendor } from '@commissary/api-client'
import { EmptyState, ErrorState, Link, Screen, Skeleton, Stack } from '@commissary/ui'
import { useMemo, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

import { RecordHistory } from '../../history/RecordHistory.tsx'
import { useMessages } from '../../messages/messages.ts'
import { useVendors } from './use-vendors.ts'
import { askedVendor, listAddress } from './vendor-address.ts'
import { isShared } from './is-shared.ts'
import { historyWords } from './vendor-values.ts'
import { VendorForm } from './VendorForm.tsx'
import { VendorView } from './VendorView.tsx'

/** One vendor as a page: to add, to edit, or to view where it is shared. */
export function VendorRecordScreen() {
  const t = useMessages()
  const [params] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const id = askedVendor(params)
  const isNew = id === null
  // There is no call for one vendor, so what the list has read serves; where it is out of date, a save tells. A new one
  // needs no list, and the form holds what was read when it was opened.
  const vendors = useVendors({
    ...(isNew ? { revalidateOnMount: false } : { revalidateIfStale: false }),
    revalidateOnFocus: false,
  })
  const rows = vendors.data?.Vendors
  const found = useMemo(() => rows?.find((row) => row.id === id) ?? null, [rows, id])
  // Gone from the list before the page is left: a vendor that was just deleted is still shown as it was.
  const [leaving, setLeaving] = useState<Vendor | null>(null)
  const vendor = leaving ?? found

  const list = listAddress(state)
  const close = () => navigate(list)
  const title = isNew ? t('vendors.add') : (vendor?.name ?? t(rows ? 'vendors.title' : 'common.loading'))

  async function handleStored(change: (rows: Vendor[]) => Vendor[]) {
    setLeaving(vendor)
    // A long list takes its time: what is known of it shows at once, and the list reads itself again.
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
    if (vendor && isShared(vendor)) return <VendorView vendor={vendor} onClose={close} />
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
  const t = useMessages()
  return <RecordHistory recordType="vendor" recordId={vendor.id} version={vendor.version} words={historyWords(t)} />
}
