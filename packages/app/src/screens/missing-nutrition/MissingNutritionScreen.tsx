import { readMissingNutritionReport, type ReportTable, useListMissingNutrition } from '@commissary/api-client'
import { Banner, EmptyState } from '@commissary/ui'
import { lazy, Suspense } from 'react'

import { UsesDialog } from '../../food-reports/UsesDialog.tsx'
import { useMessages } from '../../messages/messages.ts'
import type { LinkedRow, ReportLink, ReportView } from '../../reports/tables/report-view.ts'
import { TableReportScreen } from '../../reports/tables/TableReportScreen.tsx'
import { useDrill } from '../../reports/tables/use-drill.ts'
import type { TableState } from '../../reports/tables/use-table-state.ts'
import { isAllowed } from '../../routing/access.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'

const FillDialog = lazy(async () => ({ default: (await import('./FillDialog.tsx')).FillDialog }))
const WeeksDialog = lazy(async () => ({ default: (await import('./WeeksDialog.tsx')).WeeksDialog }))

/** Links a count to what is behind it; 0 has no link. */
const toDialog = (what: string, column: string) => ({
  to: ({ texts, refs, drill }: LinkedRow) => (texts[column] === '0' ? null : drill(what, refs['foodId'])),
})
/** Fills in what is missing, for users who may change ingredients. */
const toFill: ReportLink = { module: 'catalog', to: ({ refs, drill }) => drill('fill', refs['foodId']) }

const view: ReportView = {
  id: 'missingNutrition',
  title: 'missingNutrition',
  description: 'missingNutrition',
  read: (request) => readMissingNutritionReport(request),
  period: 'menus',
  usualRange: 'thisMonth',
  tableId: 'missing-nutrition',
  search: (t) => t('foodReports.search'),
  choices: ['gap', 'importance', 'category', 'used'],
  measure: 'openWeeks',
  links: {
    food: { module: 'catalog', to: ({ refs }) => withQuery(paths.ingredients, { open: refs['foodId'] }) },
    missingNutrients: toFill,
    missingCrediting: toFill,
    missingAllergens: toFill,
    missingDocument: toFill,
    openWeeks: toDialog('weeks', 'openWeeks'),
    weeks: toDialog('weeks', 'weeks'),
    recipes: toDialog('uses', 'recipes'),
  },
  action: { ...toFill, label: (t) => t('foodReports.missing.fill') },
  above: (table, { served }) => <OpenWeeks table={table} isOfMenus={served !== undefined} />,
  empty: () => <NothingMissing />,
  below: ({ state, reload }) => <MissingDialogs served={state.served} onChanged={reload} />,
}

/** What ingredients on menus are missing, and the way to fill it in. */
export function MissingNutritionScreen() {
  return <TableReportScreen view={view} />
}

/** How many weeks wait for the listed ingredients: the report's total. */
function OpenWeeks({ table, isOfMenus }: { table: ReportTable; isOfMenus: boolean }) {
  const t = useMessages()
  const count = table.total.cells[table.columns.findIndex(({ id }) => id === 'openWeeks')]?.value ?? 0
  const text = isOfMenus ? 'foodReports.missing.openWeeksThen' : 'foodReports.missing.openWeeks'
  return <Banner tone={count > 0 ? 'warning' : 'success'}>{t(text, { count })}</Banner>
}

function NothingMissing() {
  const t = useMessages()
  return <EmptyState title={t('foodReports.missing.emptyTitle')}>{t('foodReports.missing.emptyHint')}</EmptyState>
}

/** The dialog that the address opens for an ingredient: its weeks, its uses, or the form that fills it in. */
function MissingDialogs({ served, onChanged }: { served: TableState['served']; onChanged: () => Promise<void> }) {
  const { open, close } = useDrill()
  const canFill = isAllowed(toFill, useSession())
  const id = Number(open?.of ?? 0)
  // Filling in the last gap removes the ingredient from the report, and the dialog goes on to show what changed.
  const found = useListMissingNutrition({ id, size: 1 }, { enabled: id > 0, revalidateOnFocus: false })
  const [row] = found.data?._embedded.missingNutrition ?? []
  if (!open || row?.id !== id) return null
  return (
    <Suspense>
      {open.what === 'fill' && canFill && <FillDialog row={row} onChanged={onChanged} onClose={close} />}
      {open.what === 'weeks' && <WeeksDialog row={row} served={served} onClose={close} />}
      {open.what === 'uses' && <UsesDialog kind="ingredient" id={id} name={row.name} served={served} onClose={close} />}
    </Suspense>
  )
}
