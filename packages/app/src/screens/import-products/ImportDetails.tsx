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

/** Whether rows were skipped or should be checked. */
export const hasProblems = ({ counts }: Import) => counts.rejected + counts.warnings > 0

/** The contents of the file in tabs: problems first, then columns and the first rows. */
export function ImportDetails({ job }: { job: Import }) {
  const t = useMessages()
  const { formats } = useSession()
  const { counts, preview } = job
  const [tab, setTab] = useState<TabId>(hasProblems(job) ? 'problems' : 'columns')
  const used = preview.columns.filter(({ field }) => field !== null).length

  function problemsLabel() {
    const [rejected, warnings] = [formats.number(counts.rejected, 0), formats.number(counts.warnings, 0)]
    if (counts.warnings === 0) return t('importProducts.problemsCount', { count: rejected })
    if (counts.rejected === 0) return t('importProducts.warningsCount', { count: warnings })
    return t('importProducts.problemsAndWarnings', { rejected, warnings })
  }
  const tabs = [
    ...(hasProblems(job) ? [{ id: 'problems', label: problemsLabel() }] : []),
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
