import { readSalesReport } from '@commissary/api-client'

import type { ReportView } from '../../reports/tables/report-view.ts'
import { TableReportScreen } from '../../reports/tables/TableReportScreen.tsx'
import { paths, withQuery } from '../../routing/paths.ts'

const view: ReportView = {
  id: 'sales',
  title: 'salesReport',
  description: 'sales',
  read: (request) => readSalesReport(request),
  period: 'range',
  usualRange: 'thisMonth',
  choices: ['menuType', 'kind'],
  measure: 'net',
  links: {
    item: {
      module: 'orders',
      to: ({ refs: { orderId } }) => (orderId === undefined ? null : withQuery(paths.orders, { open: orderId })),
    },
  },
}

/** Sales and revenue, compared with the days before. */
export function SalesReportScreen() {
  return <TableReportScreen view={view} />
}
