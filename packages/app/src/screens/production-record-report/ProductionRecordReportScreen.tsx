import { readProductionRecordReport } from '@commissary/api-client'

import type { LinkedRow, ReportView } from '../../reports/tables/report-view.ts'
import { TableReportScreen } from '../../reports/tables/TableReportScreen.tsx'
import { paths, withQuery } from '../../routing/paths.ts'

/** Leads to a record: where it is signed, and where its temperatures are entered. */
const toRecord = {
  module: 'production',
  requires: ['productionRecord'],
  to: ({ refs: { schoolId, day, meal } }: LinkedRow) =>
    withQuery(paths.productionRecords, { school: schoolId, day, menu: meal === 'MEAL' ? null : meal }),
} as const

const view: ReportView = {
  id: 'productionRecords',
  title: 'productionRecordReport',
  description: 'productionRecords',
  read: (request) => readProductionRecordReport(request),
  period: 'range',
  usualRange: 'thisMonth',
  choices: ['meal', 'show'],
  measure: 'served',
  links: { record: toRecord, temperatures: toRecord, signatures: toRecord, flags: toRecord },
}

/** What production records planned, prepared, served and left over, and which of them miss temperatures or signatures. */
export function ProductionRecordReportScreen() {
  return <TableReportScreen view={view} />
}
