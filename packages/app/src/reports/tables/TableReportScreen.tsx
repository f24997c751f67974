import { beginReportExport, newKey } from '@commissary/api-client'
import { Banner, Button, EmptyState, ErrorState, Screen, Skeleton, Stack } from '@commissary/ui'
import { DrillTable } from '@commissary/ui/report'

import { useMessages } from '../../messages/messages.ts'
import { MenuFormats } from '../../nutrition/MenuFormats.tsx'
import { isAllowed } from '../../routing/access.ts'
import { useSession } from '../../session/session.tsx'
import { useDrill } from './use-drill.ts'
import { ExportMenu } from '../ExportMenu.tsx'
import { ExportProgress } from '../ExportProgress.tsx'
import { ReportViews } from '../ReportViews.tsx'
import { drillLines } from './drill-lines.ts'
import type { ReportView } from './report-view.ts'
import { TableChart } from './TableChart.tsx'
import { TableFilters } from './TableFilters.tsx'
import { keyOfPath, useOpenGroups } from './use-open-groups.ts'
import { useExportJob } from '../use-export-job.ts'
import { useReportTable } from './use-report-table.ts'
import { useTableState } from './use-table-state.ts'

/** A report of rows: filters and groups in the address, a chart and a table of the same figures, saved views, and files. */
export function TableReportScreen({ view }: { view: ReportView }) {
  const t = useMessages()
  const session = useSession()
  const state = useTableState(view)
  const { request, dates } = state
  const first = useReportTable(view, request, state.isTooLong)
  const groups = useOpenGroups(view, request)
  const file = useExportJob()
  const { table, latest } = first
  const title = t(`shell.titles.${view.title}`)
  const drill = useDrill()
  const links = Object.fromEntries(Object.entries(view.links).filter(([, link]) => isAllowed(link, session)))
  const action =
    view.action && isAllowed(view.action, session) ? { link: view.action, text: view.action.label(t) } : null

  async function reload() {
    groups.closeAll()
    await first.retry()
  }

  function body() {
    if (state.isTooLong) return null
    if (first.error) return <ErrorState error={first.error} onRetry={first.retry} />
    if (!table) return <Skeleton lines={12} />
    if (table.total.count === 0 && view.empty && !state.isFiltered) return view.empty(state)
    if (table.total.count === 0) {
      return (
        <EmptyState
          title={t('reportTables.empty')}
          action={state.isFiltered && <Button onClick={state.clear}>{t('reportTables.clear')}</Button>}
        >
          {t(view.period === 'menus' ? 'foodReports.noMatchHint' : 'reportTables.emptyHint')}
        </EmptyState>
      )
    }
    const more = groups.opened.get(keyOfPath([]))?.pages ?? []
    return (
      <>
        {latest && (
          <Banner>{t('reportTables.latest', { range: session.formats.range(latest.start, latest.end) })}</Banner>
        )}
        <TableChart
          table={table}
          measure={state.chart === '' ? view.measure : state.chart}
          onSelect={(key) => !first.isLoading && groups.open([key])}
        />
        <MenuFormats>
          <DrillTable
            caption={t('reportTables.caption', { title, rows: table.total.count })}
            columns={
              action
                ? [...table.columns, { id: 'action', label: t('reportTables.actions'), isOneLine: true }]
                : table.columns
            }
            lines={drillLines({
              t,
              pages: [table, ...more],
              opened: groups.opened,
              dates: latest ?? dates,
              links,
              action,
              drill: drill.hrefOf,
              // The groups of an earlier response are not the requested ones.
              onToggle: (path) => !first.isLoading && groups.toggle(path),
              onMore: (path, page) => void groups.loadMore(path, page),
            })}
            isBusy={first.isLoading}
          />
        </MenuFormats>
        {table.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </>
    )
  }

  return (
    <Screen
      title={title}
      description={t(`reportTables.descriptions.${view.description}`)}
      actions={
        <>
          <ReportViews tableId={view.tableId ?? `report-${view.id.toLowerCase()}`} />
          {view.actions?.(state, table)}
          <ExportMenu
            isBusy={file.job !== null}
            disabled={!table || table.total.count === 0}
            onExport={(format) =>
              void file.begin(() =>
                beginReportExport({ report: view.id, format, request }, { idempotencyKey: newKey() }),
              )
            }
          />
        </>
      }
    >
      <Stack gap={5}>
        <TableFilters view={view} state={state} table={table} />
        <ExportProgress file={file} />
        {table && view.above?.(table, state)}
        {body()}
        {view.below?.({ state, reload })}
      </Stack>
    </Screen>
  )
}
