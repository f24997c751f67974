import { type CalendarSummary, preloadListCalendarSummaries } from '@commissary/api-client'
import { menuTypes } from '@commissary/domain/menu'
import { Button, EmptyState, MenuTypeTabs, Screen, Stack } from '@commissary/ui'
import { DataTable } from '@commissary/ui/table'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

import { useWording } from '../../compliance/use-wording.ts'
import { choiceOf } from '../../forms/choice.ts'
import { MenuFormats } from '../../nutrition/MenuFormats.tsx'
import type { Preload } from '../../routing/load-screen.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { useUrlTable } from '../../routing/url-state.ts'
import { monthColumns } from './month-columns.tsx'
import { listedMonths, useMonths } from './use-months.ts'

const MonthDialog = lazy(async () => ({ default: (await import('./MonthDialog.tsx')).MonthDialog }))
const PublishDialog = lazy(async () => ({ default: (await import('./PublishDialog.tsx')).PublishDialog }))

const menuOf = (query: URLSearchParams) => choiceOf(menuTypes, query.get('menu') ?? '') ?? 'MEAL'

export const preload: Preload = ({ catererId, today }, query) =>
  preloadListCalendarSummaries({ itemType: menuOf(query), catererId, ...listedMonths(today) })

interface Opened {
  kind: 'clone' | 'publish'
  month: CalendarSummary
}

/** The months of the caterer's master menus, by menu type. `?open=new` adds one in a dialog. */
export function MasterMenusScreen() {
  const wording = useWording()
  const { t } = wording
  const [params, setParams] = useSearchParams()
  const menuType = menuOf(params)
  const table = useUrlTable()
  const record = useOpenRecord()
  const { list, reload, archive, switchActive } = useMonths(menuType)
  const [opened, setOpened] = useState<Opened | null>(null)
  const columns = useMemo(
    () => monthColumns(wording, (month, isActive) => void switchActive(month, isActive)),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the switch needs only what the row has
    [wording, menuType],
  )
  const add = (
    <Button variant="solid" onClick={() => record.openNew()}>
      {t('masterMenus.new')}
    </Button>
  )

  return (
    <MenuFormats>
      <Screen title={t('masterMenus.title')} description={t('masterMenus.description')} actions={add}>
        <Stack>
          <MenuTypeTabs
            value={menuType}
            onChange={(menu) =>
              setParams((now) => {
                const next = new URLSearchParams(now)
                next.set('menu', menu)
                next.delete('page')
                return next
              })
            }
            isLoading={list.isLoading}
          />
          <DataTable
            tableId="master-menus"
            caption={t('masterMenus.title')}
            columns={columns}
            translate={t}
            rows={list.data?._embedded.catererCalendarSummaries}
            error={list.error}
            onRetry={() => list.mutate()}
            isStale={list.isLoading && list.data !== undefined}
            state={table.state}
            onStateChange={table.onStateChange}
            onOpenRow={({ id }) => record.open(id)}
            rowActions={(month) => [
              { label: t('masterMenus.open'), onSelect: () => record.open(month.id) },
              { label: t('masterMenus.publish'), onSelect: () => setOpened({ kind: 'publish', month }) },
              { label: t('masterMenus.clone'), onSelect: () => setOpened({ kind: 'clone', month }) },
              { label: t('masterMenus.archive'), tone: 'danger', onSelect: () => void archive(month) },
            ]}
            empty={
              <EmptyState title={t('masterMenus.emptyTitle')} action={add}>
                {t('masterMenus.emptyHint')}
              </EmptyState>
            }
          />
        </Stack>
        <Suspense>
          {(opened ? opened.kind === 'clone' : record.isNew) && (
            <MonthDialog
              menuType={menuType}
              cloned={opened?.month ?? null}
              onSaved={async (id) => {
                await reload()
                setOpened(null)
                if (record.isNew) record.replace(id)
                else record.open(id)
              }}
              onClose={() => (opened ? setOpened(null) : record.close())}
            />
          )}
          {opened?.kind === 'publish' && (
            <PublishDialog month={opened.month} onChanged={reload} onClose={() => setOpened(null)} />
          )}
        </Suspense>
      </Screen>
    </MenuFormats>
  )
}
