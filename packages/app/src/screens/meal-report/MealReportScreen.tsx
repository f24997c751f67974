import { readMealReport } from '@commissary/api-client'

import type { ReportView } from '../../reports/tables/report-view.ts'
import { TableReportScreen } from '../../reports/tables/TableReportScreen.tsx'

const view: ReportView = {
  id: 'meals',
  title: 'mealReport',
  description: 'meals',
  read: (request) => readMealReport(request),
  period: 'range',
  usualRange: 'thisWeek',
  choices: ['menuType', 'category', 'orderStatus', 'kind'],
  measure: 'ordered',
  links: {},
}

/** What students ordered and got, with their allergies. */
export function MealReportScreen() {
  return <TableReportScreen view={view} />
}
