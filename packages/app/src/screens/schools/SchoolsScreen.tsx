import { deleteSite, newKey, preloadListSites, restoreSite } from '@commissary/api-client'
import { Button, EmptyState, Screen } from '@commissary/ui'
import { DataTable } from '@commissary/ui/table'
import { lazy, Suspense, useMemo, useState } from 'react'

import { useBulk } from '../../lists/use-bulk.ts'
import { useMessages } from '../../messages/messages.ts'
import type { Preload } from '../../routing/load-screen.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { useUrlTable } from '../../routing/url-state.ts'
import { useSession } from '../../session/session.tsx'
import { schoolColumns } from './school-columns.tsx'
import { useSchoolArchive, useSchools } from './use-schools.ts'

// Schools are imported once, with a parser that the list does not need.
const SchoolImportDialog = lazy(async () => ({
  default: (await import('./import/SchoolImportDialog.tsx')).SchoolImportDialog,
}))

export const preload: Preload = ({ catererId }) => preloadListSites({ catererId })

/** The caterer's schools. */
export function SchoolsScreen() {
  const t = useMessages()
  const { catererId, formats } = useSession()
  const table = useUrlTable()
  const record = useOpenRecord()
  const { list, reload } = useSchools()
  const { archive } = useSchoolArchive(reload)
  const columns = useMemo(() => schoolColumns(t, formats), [t, formats])
  const bulk = useBulk({
    rows: list.data?._embedded.sites,
    keyOf: (school) => school.schoolId,
    nameOf: (school) => school.schoolName,
    reload,
    actions: [
      {
        label: t('bulk.archive'),
        tone: 'danger',
        question: (count) => t('bulk.archiveQuestion', { count }),
        done: (count) => t('bulk.archived', { count }),
        run: ({ schoolId, version }) => deleteSite(catererId, schoolId, { ifMatch: version }),
        undo: {
          run: ({ schoolId }) => restoreSite(schoolId, { idempotencyKey: newKey() }),
          done: (count) => t('bulk.restored', { count }),
        },
      },
    ],
  })
  const [isImporting, setIsImporting] = useState(false)
  const actions = (
    <>
      <Button onClick={() => setIsImporting(true)}>{t('schools.import.open')}</Button>
      <Button variant="solid" onClick={() => record.openNew()}>
        {t('schools.add')}
      </Button>
    </>
  )

  return (
    <Screen title={t('schools.title')} description={t('schools.description')} actions={actions}>
      <DataTable
        tableId="schools"
        caption={t('schools.title')}
        columns={columns}
        translate={t}
        rows={list.data?._embedded.sites}
        error={list.error}
        onRetry={() => list.mutate()}
        rowKey={(school) => school.schoolId}
        state={table.state}
        onStateChange={table.onStateChange}
        {...bulk}
        onOpenRow={(school) => record.open(school.schoolId)}
        actionsHeader={t('schools.action')}
        rowActions={(school) => [
          { label: t('schools.edit'), onSelect: () => record.open(school.schoolId) },
          { label: t('schools.archive'), tone: 'danger', onSelect: () => void archive(school) },
        ]}
        empty={<EmptyState title={t('schools.emptyTitle')}>{t('schools.emptyHint')}</EmptyState>}
      />
      <Suspense>
        {isImporting && (
          <SchoolImportDialog
            schools={list.data?._embedded.sites ?? []}
            onAdded={reload}
            onClose={() => setIsImporting(false)}
          />
        )}
      </Suspense>
    </Screen>
  )
}
