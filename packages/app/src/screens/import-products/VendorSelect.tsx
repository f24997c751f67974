import { useListVendors } from '@commissary/api-client'
import { Select } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'

interface VendorSelectProps {
  vendorId: number | null
  onChange: (vendorId: number | null) => void
  disabled?: boolean
}

/** The vendor whose list a file is. Its item numbers and prices are that vendor's, and its columns are remembered for it. */
export function VendorSelect({ vendorId, onChange, disabled = false }: VendorSelectProps) {
  const t = useMessages()
  const { catererId } = useSession()
  const { data } = useListVendors(catererId)
  const vendors = (data?.Vendors ?? []).filter(({ id, active }) => active || id === vendorId)
  return (
    <Select
      label={t('importProducts.vendor')}
      hint={t('importProducts.vendorHint')}
      placeholder={t('importProducts.noVendor')}
      value={vendorId === null ? '' : String(vendorId)}
      options={vendors.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={(value) => onChange(value === '' ? null : Number(value))}
      disabled={disabled}
    />
  )
}
