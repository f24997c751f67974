import { GlobalStyle } from '@commissary/ui'
import { DataTable, defineColumns, type RowAction } from '@commissary/ui/table'
import { createRoot } from 'react-dom/client'

import { startPage } from '../driver.tsx'
import type { Vendor } from '../vendors.ts'

const columns = defineColumns<Vendor>([
  { id: 'vendorCode', header: 'Vendor Code', value: (row) => row.vendorCode },
  { id: 'vendorName', header: 'Vendor Name', value: (row) => row.vendorName },
  { id: 'email', header: 'Email', value: (row) => row.email },
  { id: 'contact', header: 'Contact', value: (row) => row.contact },
  { id: 'active', header: 'Active Status', value: (row) => (row.isActive ? 'Active' : 'Inactive') },
])

const nothing = () => undefined
const rowActions = (): RowAction[] => [
  { label: 'View', onSelect: nothing },
  { label: 'Edit', onSelect: nothing },
]

// The page's styles load before the list, as in the app and in the baseline's style sheet.
createRoot(document.createElement('div')).render(<GlobalStyle />)

startPage((vendors, view) => (
  <main>
    <h1>Vendors</h1>
    <DataTable
      caption="Vendors"
      columns={columns}
      rows={vendors}
      error={null}
      rowActions={rowActions}
      hasPages={view === 'pages'}
    />
  </main>
))
