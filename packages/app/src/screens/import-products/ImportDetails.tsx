import type { Import } from '@commissary/api-client'
import { Tabs } from '@commissary/ui'
import { useState } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { ColumnsTable } from './ColumnsTable.tsx'
import { ProblemsTable } from './ProblemsTable.tsx'
import { RowsTable } from './RowsTable.tsx'

const tabIds = ['problems', 'columns', 'rows'] as const
type TabId = (typeof tabIds)[number]

/** The contents of the file in tabs: problems first, then columns and the first rows. */
export function ImportDetails({ job }: { job: Import }) {
  const t = useMessages()
  const { formats } = useSession()
  const { counts, preview } = job
  const [tab, setTab] = useState<TabId>(counts.rejected > 0 ? 'problems' : 'columns')
  const used = preview.columns.filter(({ field }) => field !== null).length

  const problems = {
    id: 'problems',
    label: t('importProducts.problemsCount', { count: formats.number(counts.rejected, 0) }),
  }
  const tabs = [
    ...(counts.rejected > 0 ? [problems] : []),
    { id: 'columns', label: t('importProducts.columnsCount', { used, all: preview.columns.length }) },
    { id: 'rows', label: t('importProducts.rows') },
  ]

  return (
    <Tabs
      label={t('importProducts.parts')}
      tabs={tabs}
      value={tab}
      onChange={(id) => setTab(tabIds.find((known) => known === id) ?? 'columns')}
    >
      {tab === 'problems' && <ProblemsTable importId={job.id} />}
      {tab === 'columns' && <ColumnsTable preview={preview} />}
      {tab === 'rows' && <RowsTable preview={preview} />}
    </Tabs>
  )
}
