import { readPurchaseOrderReport } from '@commissary/api-client'
import { Section } from '@commissary/ui'
import { useNavigate } from 'react-router-dom'

import { useMessages } from '../../messages/messages.ts'
import type { ReportView } from '../../reports/tables/report-view.ts'
import { TableReportScreen } from '../../reports/tables/TableReportScreen.tsx'
import { hasOneOf } from '../../routing/access.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import { SuggestOrders } from '../purchase-orders/SuggestOrders.tsx'

const view: ReportView = {
  id: 'purchaseOrders',
  title: 'inventoryPurchaseOrder',
  description: 'purchaseOrders',
  read: (request) => readPurchaseOrderReport(request),
  period: 'range',
  usualRange: 'thisMonth',
  choices: ['vendor', 'site', 'status', 'show'],
  measure: 'expected',
  links: {
    order: {
      module: 'inventory',
      requires: ['inventoryEnabled'],
      to: ({ refs }) => withQuery(paths.purchaseOrders, { open: refs['orderId'] }),
    },
    item: { module: 'catalog', to: ({ refs }) => withQuery(paths.ingredients, { open: refs['ingredientId'] }) },
  },
  below: () => <SuggestedOrder />,
}

/** What was ordered, received and invoiced, and below it what to order for planned menus. */
export function PurchaseOrderReportScreen() {
  return <TableReportScreen view={view} />
}

/** Need − available + par by vendor, in whole packs: for users who can make orders from it. */
function SuggestedOrder() {
  const t = useMessages()
  const navigate = useNavigate()
  if (!hasOneOf(['inventory'], useSession())) return null
  return (
    <Section title={t('reportTables.suggestedOrder')}>
      <SuggestOrders onMade={(id) => void navigate(withQuery(paths.purchaseOrders, { open: id }))} />
    </Section>
  )
}
