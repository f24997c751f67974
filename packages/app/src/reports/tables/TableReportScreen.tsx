import { Banner, Button, EmptyState, ErrorState, Menu, Progress, Screen, Skeleton, Stack } from '@commissary/ui'
import { DrillTable } from '@commissary/ui/report'

import { TableViews } from '../../lists/TableViews.tsx'
import { useMessages } from '../../messages/messages.ts'
import { MenuFormats } from '../../nutrition/MenuFormats.tsx'
import { isAllowed } from '../../routing/access.ts'
import { useSession } from '../../session/session.tsx'
import { exportFormats } from '../ExportMenu.tsx'
import { drillLines } from './drill-lines.ts'
import type { ReportView } from './report-view.ts'
import { TableChart } from './TableChart.tsx'
import { TableFilters } from './TableFilters.tsx'
import { keyOfPath, useOpenGroups } from './use-open-groups.ts'
import { useReportTable } from './use-report-table.ts'
import { useTableExport } from './use-table-export.ts'
import { useTableState } from './use-table-state.ts'

/** A report of rows: filters and groups in the address, a chart and a table of the same figures, saved views, and files. */
export function TableReportScreen({ view }: { view: ReportView }) {
  const t = useMessages()
  const session = useSession()
  const state = useTableState(view)
  const { request, dates } = state
  const first = useReportTable(view, request, state.isTooLong)
  const groups = useOpenGroups(view, request)
  const file = useTableExport()
  const { table, latest } = first
  const title = t(`shell.titles.${view.title}`)
  const links = Object.fromEntries(Object.entries(view.links).filter(([, link]) => isAllowed(link, session)))

  function body() {
    if (state.isTooLong) return null
    if (first.error) return <ErrorState error={first.error} onRetry={first.retry} />
    if (!table) return <Skeleton lines={12} />
    if (table.total.count === 0) {
      return (
        <EmptyState
          title={t('reportTables.empty')}
          action={state.isFiltered && <Button onClick={state.clear}>{t('reportTables.clear')}</Button>}
        >
          {t('reportTables.emptyHint')}
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
            columns={table.columns}
            lines={drillLines({
              t,
              pages: [table, ...more],
              opened: groups.opened,
              dates: latest ?? dates,
              links,
              // The groups of an earlier answer are not those that are asked for.
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
          <TableViews tableId={`report-${view.id.toLowerCase()}`} />
          <Menu
            label={t('reports.export')}
            align="end"
            trigger={(props) => (
              <Button
                {...props}
                variant="solid"
                isBusy={file.job !== null}
                disabled={!table || table.total.count === 0}
              >
                {t('reports.export')}
              </Button>
            )}
            sections={[
              {
                items: exportFormats.map((format) => ({
                  label: t(`reports.formats.${format}`),
                  onSelect: () => void file.begin({ report: view.id, format, request }),
                })),
              },
            ]}
          />
        </>
      }
    >
      <Stack gap={5}>
        <TableFilters view={view} state={state} table={table} />
        {file.job && <ExportProgress job={file.job} onCancel={() => void file.cancel()} />}
        {body()}
        {view.below?.(dates, state.get)}
      </Stack>
    </Screen>
  )
}

interface ExportProgressProps {
  job: NonNullable<ReturnType<typeof useTableExport>['job']>
  onCancel: () => void
}

function ExportProgress({ job: { step, doneRows, totalRows }, onCancel }: ExportProgressProps) {
  const t = useMessages()
  return (
    <Stack gap={2}>
      <Progress
        label={t(`reportTables.exportPanel.${step}`)}
        value={step === 'writing' || totalRows === null ? null : doneRows}
        max={totalRows ?? 0}
        detail={totalRows === null ? '' : t('reportTables.exportPanel.progress', { done: doneRows, total: totalRows })}
      />
      <div>
        <Button size="small" onClick={onCancel}>
          {t('reportTables.exportPanel.cancel')}
        </Button>
      </div>
    </Stack>
  )
}
