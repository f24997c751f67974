import { readProductionRecordReport } from '@commissary/api-client'
import { lazy, Suspense } from 'react'

import type { LinkedRow, ReportView } from '../../reports/tables/report-view.ts'
import { TableReportScreen } from '../../reports/tables/TableReportScreen.tsx'
import { useDrill } from '../../reports/tables/use-drill.ts'
import { isAllowed } from '../../routing/access.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'

const FormDialog = lazy(async () => ({ default: (await import('./FormDialog.tsx')).FormDialog }))

const recordAddress = (schoolId: number | string | undefined, day: string | undefined, meal: string | undefined) =>
  withQuery(paths.productionRecords, { school: schoolId, day, menu: meal === 'MEAL' ? null : meal })

/** Leads to a record: where it is signed, and where its temperatures are entered. */
const toRecord = {
  module: 'production',
  requires: ['productionRecord'],
  to: ({ refs: { schoolId, day, meal } }: LinkedRow) => recordAddress(schoolId, day, meal),
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
  links: {
    record: toRecord,
    temperatures: toRecord,
    signatures: toRecord,
    flags: toRecord,
    // The record lists the leftovers that were discarded.
    waste: toRecord,
  },
  // A day without an opened record has no form yet.
  action: {
    to: ({ refs, drill }) => (refs['recordId'] === undefined ? null : drill('form', refs['recordId'])),
    label: (t) => t('reportTables.dailyForm'),
  },
  below: () => <DailyForm />,
}

/** What was planned, prepared, served, left over and wasted by record, and which records lack temperatures or signatures. */
export function ProductionRecordReportScreen() {
  return <TableReportScreen view={view} />
}

/** The form of the row that the address names, to open or print. */
function DailyForm() {
  const { open, close } = useDrill()
  const canOpen = isAllowed(toRecord, useSession())
  if (open?.what !== 'form') return null
  return (
    <Suspense>
      <FormDialog
        id={Number(open.of)}
        hrefOf={canOpen ? ({ schoolId, date, itemType }) => recordAddress(schoolId, date, itemType) : null}
        onClose={close}
      />
    </Suspense>
  )
}
