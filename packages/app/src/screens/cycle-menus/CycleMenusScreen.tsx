import {
  archiveCycleMenu,
  type CycleMenu,
  duplicateCycleMenu,
  newKey,
  preloadListCycleMenus,
  restoreCycleMenu,
  useListCycleMenus,
} from '@commissary/api-client'
import { Button, EmptyState, Screen, useToast } from '@commissary/ui'
import { DataTable } from '@commissary/ui/table'
import { lazy, Suspense, useMemo, useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { savedMessage } from '../../forms/save-failure.ts'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { useSendOnce } from '../../forms/use-send-once.ts'
import { useBulk } from '../../lists/use-bulk.ts'
import type { Preload } from '../../routing/load-screen.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { useUrlTable } from '../../routing/url-state.ts'
import { cycleMenuColumns } from './cycle-menu-columns.tsx'

const CycleMenuDialog = lazy(async () => ({ default: (await import('./CycleMenuDialog.tsx')).CycleMenuDialog }))
const ApplyDialog = lazy(async () => ({ default: (await import('./ApplyDialog.tsx')).ApplyDialog }))

interface Task {
  kind: 'edit' | 'apply'
  menu: CycleMenu
}

export const preload: Preload = () => preloadListCycleMenus()

/** The cycle menus. A row opens its weeks: `?open=12`. `?open=new` adds one in a dialog. */
export function CycleMenusScreen() {
  const wording = useWording()
  const { t } = wording
  const showToast = useToast()
  const showFailure = useFailureToast()
  const sendOnce = useSendOnce()
  const record = useOpenRecord()
  const table = useUrlTable()
  const menus = useListCycleMenus()
  const columns = useMemo(() => cycleMenuColumns(wording), [wording])
  const [task, setTask] = useState<Task | null>(null)

  const { runOn, ...bulk } = useBulk({
    rows: menus.data?._embedded.cycleMenus,
    keyOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    reload: () => menus.mutate(),
    actions: [
      {
        label: t('cycleMenus.archive'),
        tone: 'danger',
        question: (count) => t('cycleMenus.archiveQuestion', { count }),
        ...archiving(t),
      },
    ],
  })

  async function duplicate({ id }: CycleMenu) {
    try {
      const saved = await sendOnce((call) => duplicateCycleMenu(id, call), id)
      showToast({ tone: 'success', message: savedMessage(saved) })
    } catch (error) {
      showFailure(error)
    } finally {
      await menus.mutate()
    }
  }

  const add = (
    <Button variant="solid" onClick={() => record.openNew()}>
      {t('cycleMenus.addNew')}
    </Button>
  )
  return (
    <Screen title={t('cycleMenus.title')} description={t('cycleMenus.description')} actions={add}>
      <DataTable
        tableId="cycle-menus"
        caption={t('cycleMenus.title')}
        columns={columns}
        translate={t}
        rows={menus.data?._embedded.cycleMenus}
        error={menus.error}
        onRetry={() => menus.mutate()}
        state={table.state}
        onStateChange={table.onStateChange}
        {...bulk}
        onOpenRow={({ id }) => record.open(id)}
        rowActions={(menu) => [
          { label: t('cycleMenus.plan'), onSelect: () => record.open(menu.id) },
          { label: t('cycleMenus.apply'), onSelect: () => setTask({ kind: 'apply', menu }) },
          { label: t('cycleMenus.edit'), onSelect: () => setTask({ kind: 'edit', menu }) },
          { label: t('cycleMenus.duplicate'), onSelect: () => void duplicate(menu) },
          {
            label: t('cycleMenus.archive'),
            tone: 'danger',
            onSelect: () => void runOn(new Set([menu.id]), archiving(t)),
          },
        ]}
        empty={
          <EmptyState title={t('cycleMenus.emptyTitle')} action={add}>
            {t('cycleMenus.emptyHint')}
          </EmptyState>
        }
      />
      <Suspense>
        {task?.kind === 'apply' ? (
          <ApplyDialog menu={task.menu} onApplied={() => menus.mutate()} onClose={() => setTask(null)} />
        ) : (
          (task ?? record.isNew) && (
            <CycleMenuDialog
              menu={task?.menu ?? null}
              onSaved={() => menus.mutate()}
              onClose={() => (task ? setTask(null) : record.close())}
            />
          )
        )}
      </Suspense>
    </Screen>
  )
}

/** Archiving one menu asks for no confirmation: Undo brings it back. */
const archiving = (t: ReturnType<typeof useWording>['t']) => ({
  run: ({ id, version }: CycleMenu) => archiveCycleMenu(id, { ifMatch: version }),
  done: (count: number) => t('cycleMenus.archived', { count }),
  undo: {
    run: ({ id }: CycleMenu) => restoreCycleMenu(id, { idempotencyKey: newKey() }),
    done: (count: number) => t('cycleMenus.restored', { count }),
  },
})
