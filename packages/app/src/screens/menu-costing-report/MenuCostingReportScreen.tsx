import { readMenuCostingReport } from '@commissary/api-client'
import { mondayOf } from '@commissary/domain/dates'

import type { ReportView } from '../../reports/tables/report-view.ts'
import { TableReportScreen } from '../../reports/tables/TableReportScreen.tsx'
import { paths, weekAddress, withQuery } from '../../routing/paths.ts'
import { pricesAddress } from '../../routing/prices-address.ts'

const view: ReportView = {
  id: 'menuCosting',
  title: 'menuCosting',
  description: 'menuCosting',
  read: (request) => readMenuCostingReport(request),
  period: 'range',
  usualRange: 'thisMonth',
  choices: ['meal', 'program', 'show', 'rise'],
  measure: 'planCost',
  links: {
    item: {
      module: 'catalog',
      to: ({ refs: { ingredientId, recipeId } }) => {
        if (recipeId !== undefined) return withQuery(paths.recipes, { open: recipeId })
        return ingredientId === undefined ? null : withQuery(paths.ingredients, { open: ingredientId })
      },
    },
    serviceDate: {
      module: 'menus',
      to: ({ refs: { schoolId, programId, meal, date } }) =>
        weekAddress(paths.schoolMenus, {
          schoolId: Number(schoolId),
          week: mondayOf(date ?? ''),
          program: Number(programId),
          ...(meal !== undefined && { menuType: meal }),
        }),
    },
    flags: {
      module: 'catalog',
      // The prices of the ingredient whose price rose or is missing.
      to: ({ refs: { priceOf } }) => (priceOf === undefined ? null : pricesAddress(priceOf)),
    },
  },
}

/** What planned menus cost by day and item, with missing and rising prices. */
export function MenuCostingReportScreen() {
  return <TableReportScreen view={view} />
}
