import { readMealReport } from '@commissary/api-client'

import type { ReportView } from '../../reports/tables/report-view.ts'
import { TableReportScreen } from '../../reports/tables/TableReportScreen.tsx'
import { paths, withQuery } from '../../routing/paths.ts'
import { PrintMeals } from './PrintMeals.tsx'

const view: ReportView = {
  id: 'meals',
  title: 'mealReport',
  description: 'meals',
  read: (request) => readMealReport(request),
  period: 'range',
  usualRange: 'thisWeek',
  choices: ['className', 'menuType', 'category', 'orderStatus', 'kind'],
  measure: 'ordered',
  actions: (state, table) => <PrintMeals state={state} hasMeals={table !== undefined && table.total.count > 0} />,
  links: {
    item: {
      module: 'orders',
      to: ({ refs: { orderId } }) => (orderId === undefined ? null : withQuery(paths.orders, { open: orderId })),
    },
    student: {
      module: 'orders',
      to: ({ refs: { householdId } }) =>
        householdId === undefined ? null : withQuery(paths.families, { open: householdId }),
    },
  },
}

/** What students ordered and got, with their allergies. */
export function MealReportScreen() {
  return <TableReportScreen view={view} />
}
