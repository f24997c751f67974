import { readDepositReport } from '@commissary/api-client'

import type { ReportView } from '../../reports/tables/report-view.ts'
import { TableReportScreen } from '../../reports/tables/TableReportScreen.tsx'

const view: ReportView = {
  id: 'deposits',
  title: 'depositReport',
  description: 'deposits',
  read: (request) => readDepositReport(request),
  period: 'range',
  usualRange: 'thisMonth',
  choices: ['payType', 'provider', 'paymentStatus', 'reconciled'],
  measure: 'amount',
  links: {},
}

/** What families paid in, and what arrived after fees. */
export function DepositReportScreen() {
  return <TableReportScreen view={view} />
}
