import type { Vendor } from '@commissary/api-client'
import { Badge, Inline } from '@commissary/ui'
import { type Column, defineColumns } from '@commissary/ui/table'

import { statusTones } from '../../lists/status-tones.ts'
import { useMessages } from '../../messages/messages.ts'
import type { Translate } from '@commissary/messages'
import { isShared } from './is-shared.ts'

/** The columns of the vendors, in the specification's order. `dialCode` is the country's: "+1". */
export function vendorColumns(t: Translate, dialCode: string): readonly Column<Vendor>[] {
  const statusText = ({ active }: Vendor) => t(active ? 'vendors.active' : 'vendors.inactive')
  const contactText = ({ contact }: Vendor) => (contact ? `${dialCode} ${contact}` : '')

  return defineColumns<Vendor>([
    {
      id: 'vendorCode',
      header: 'vendors.columns.vendorCode',
      value: (row) => row.vendorCode,
      isOneLine: true,
    },
    {
      id: 'name',
      header: 'vendors.columns.name',
      isTitle: true,
      value: (row) => row.name,
      cell: (row) => <NameCell vendor={row} />,
      width: '14rem',
    },
    { id: 'email', header: 'vendors.columns.email', value: (row) => row.email, width: '12rem' },
    {
      id: 'contact',
      header: 'vendors.columns.contact',
      value: (row) => row.contact,
      text: contactText,
      // Keeps the digits after the plus sign in right-to-left text.
      cell: (row) => <bdi dir="ltr">{contactText(row)}</bdi>,
      isOneLine: true,
    },
    {
      id: 'active',
      header: 'vendors.columns.active',
      value: statusText,
      cell: (row) => <Badge tone={statusTones[row.active ? 'active' : 'inactive']}>{statusText(row)}</Badge>,
      isOneLine: true,
    },
  ])
}

function NameCell({ vendor }: { vendor: Vendor }) {
  const t = useMessages()
  const name = <bdi>{vendor.name}</bdi>
  if (!isShared(vendor)) return name
  return (
    <Inline>
      {name}
      <Badge>{t('vendors.shared')}</Badge>
    </Inline>
  )
}
