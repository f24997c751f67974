import { readDepositReport } from '@commissary/api-client'

import type { ReportView } from '../../reports/tables/report-view.ts'
import { TableReportScreen } from '../../reports/tables/TableReportScreen.tsx'
import { paths, withQuery } from '../../routing/paths.ts'

const view: ReportView = {
  id: 'deposits',
  title: 'depositReport',
  description: 'deposits',
  read: (request) => readDepositReport(request),
  period: 'range',
  usualRange: 'thisMonth',
  choices: ['payType', 'provider', 'paymentStatus', 'reconciled'],
  measure: 'amount',
  links: {
    payer: {
      module: 'orders',
      to: ({ refs: { householdId } }) =>
        householdId === undefined ? null : withQuery(paths.families, { open: householdId }),
    },
    amount: {
      module: 'orders',
      to: ({ refs: { paymentId } }) =>
        paymentId === undefined ? null : withQuery(paths.payments, { open: paymentId }),
    },
  },
}

/** What families paid in, and what arrived after fees. */
export function DepositReportScreen() {
  return <TableReportScreen view={view} />
}
