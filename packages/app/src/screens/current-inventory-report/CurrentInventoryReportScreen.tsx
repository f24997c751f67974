import { readCurrentInventoryReport } from '@commissary/api-client'

import type { ReportView } from '../../reports/tables/report-view.ts'
import { TableReportScreen } from '../../reports/tables/TableReportScreen.tsx'
import { paths, withQuery } from '../../routing/paths.ts'

const view: ReportView = {
  id: 'currentInventory',
  title: 'currentInventoryReport',
  description: 'currentInventory',
  read: (request) => readCurrentInventoryReport(request),
  period: 'day',
  usualRange: 'today',
  choices: ['site', 'category', 'show'],
  measure: 'value',
  links: {
    item: {
      module: 'inventory',
      requires: ['inventoryEnabled'],
      // The item's moves are in its details there.
      to: ({ refs, texts, dates }) =>
        withQuery(paths.currentInventory, { siteId: refs['siteId'], q: texts['item'], asOf: dates.end }),
    },
  },
}

/** What was in stock at the end of a day: its value by category, place and site, slow movers, and what expires. */
export function CurrentInventoryReportScreen() {
  return <TableReportScreen view={view} />
}
