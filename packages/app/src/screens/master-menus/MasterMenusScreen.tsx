import {
  archiveCatererCalendar,
  type CalendarSummary,
  newKey,
  preloadListCalendarSummaries,
  restoreCatererCalendar,
  saveCatererMonthlyCalendar,
  useListCalendarSummaries,
} from '@commissary/api-client'
import { menuTypes } from '@commissary/domain/menu'
import { Button, EmptyState, MenuTypeTabs, Screen, Stack } from '@commissary/ui'
import { DataTable } from '@commissary/ui/table'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

import { useWording } from '../../compliance/use-wording.ts'
import { choiceOf } from '../../forms/choice.ts'
import { useBulk } from '../../lists/use-bulk.ts'
import { MenuFormats } from '../../nutrition/MenuFormats.tsx'
import type { Preload } from '../../routing/load-screen.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { useUrlTable } from '../../routing/url-state.ts'
import { useSession } from '../../session/session.tsx'
import { monthColumns } from './month-columns.tsx'
import { monthsAround } from './months.ts'

// The list does not need the forms and their dialogs.
const NewMonthDialog = lazy(async () => ({ default: (await import('./NewMonthDialog.tsx')).NewMonthDialog }))
const CopyMonthDialog = lazy(async () => ({ default: (await import('./CopyMonthDialog.tsx')).CopyMonthDialog }))

/** A school year back and a school year ahead. */
const listed = { before: 12, after: 12 }

function rangeAround(today: string) {
  const months = monthsAround(today, listed.before, listed.after)
  return { startYearMonth: months[0] ?? '', endYearMonth: months.at(-1) ?? '' }
}

export const preload: Preload = ({ catererId, today }) =>
  preloadListCalendarSummaries({ itemType: 'MEAL', catererId, ...rangeAround(today) })

/** The months of the master menus of a menu type. `?open=12` opens one, `?menu=BREAKFAST` names the type. */
export function MasterMenusScreen() {
  const wording = useWording()
  const { t } = wording
  const { catererId, today } = useSession()
  const [params, setParams] = useSearchParams()
  const menuType = choiceOf(menuTypes, params.get('menu') ?? '') ?? 'MEAL'
  const table = useUrlTable()
  const record = useOpenRecord()
  const months = useListCalendarSummaries({ itemType: menuType, catererId, ...rangeAround(today) })
  const rows = months.data?._embedded.catererCalendarSummaries
  const columns = useMemo(() => monthColumns(wording), [wording])
  const [isAdding, setIsAdding] = useState(false)
  const [copied, setCopied] = useState<CalendarSummary | null>(null)

  const switching = (isActive: boolean) => (row: CalendarSummary) =>
    saveCatererMonthlyCalendar(
      catererId,
      menuType,
      { id: row.id, yearMonth: row.yearMonth, isActive },
      { idempotencyKey: newKey() },
    )
  const bulk = useBulk({
    rows,
    keyOf: ({ id }) => id,
    nameOf: ({ name, yearMonth }) => `${name}, ${wording.formats.month(yearMonth)}`,
    reload: () => months.mutate(),
    actions: [
      {
        label: t('masterMenus.bulk.activate'),
        question: (count) => t('masterMenus.bulk.activateQuestion', { count }),
        done: (count) => t('masterMenus.bulk.activated', { count }),
        run: switching(true),
        undo: { run: switching(false), done: (count) => t('bulk.deactivated', { count }) },
      },
      {
        label: t('bulk.deactivate'),
        question: (count) => t('bulk.deactivateQuestion', { count }),
        done: (count) => t('bulk.deactivated', { count }),
        run: switching(false),
        undo: { run: switching(true), done: (count) => t('masterMenus.bulk.activated', { count }) },
      },
      {
        label: t('bulk.archive'),
        tone: 'danger',
        question: (count) => t('bulk.archiveQuestion', { count }),
        done: (count) => t('bulk.archived', { count }),
        run: ({ id, version }) => archiveCatererCalendar(id, { ifMatch: version }),
        undo: { run: ({ id }) => restoreCatererCalendar(id), done: (count) => t('bulk.restored', { count }) },
      },
    ],
  })

  const addNew = (
    <Button variant="solid" onClick={() => setIsAdding(true)}>
      {t('masterMenus.new')}
    </Button>
  )
  return (
    <MenuFormats>
      <Screen title={t('masterMenus.title')} description={t('masterMenus.description')} actions={addNew}>
        <Stack>
          <MenuTypeTabs
            value={menuType}
            isLoading={months.isLoading}
            onChange={(menu) =>
              setParams((now) => {
                const next = new URLSearchParams(now)
                next.set('menu', menu)
                next.delete('page')
                return next
              })
            }
          />
          <DataTable
            tableId="master-menus"
            caption={t('masterMenus.title')}
            columns={columns}
            translate={t}
            rows={rows}
            error={months.error}
            onRetry={() => months.mutate()}
            state={table.state}
            onStateChange={table.onStateChange}
            {...bulk}
            onOpenRow={({ id }) => record.open(id)}
            rowActions={(row) => [
              { label: t('masterMenus.open'), onSelect: () => record.open(row.id) },
              { label: t('masterMenus.copy'), onSelect: () => setCopied(row) },
            ]}
            empty={
              <EmptyState title={t('masterMenus.emptyTitle')} action={addNew}>
                {t('masterMenus.emptyHint')}
              </EmptyState>
            }
          />
        </Stack>
        <Suspense>
          {isAdding && (
            <NewMonthDialog
              menuType={menuType}
              onClose={() => setIsAdding(false)}
              onAdded={(id) => {
                void months.mutate()
                record.open(id)
              }}
            />
          )}
          {copied && (
            <CopyMonthDialog month={copied} onClose={() => setCopied(null)} onCopied={() => void months.mutate()} />
          )}
        </Suspense>
      </Screen>
    </MenuFormats>
  )
}
