import type { Import } from '@commissary/api-client'
import { Tabs } from '@commissary/ui'
import { useState } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { ColumnsTable } from './ColumnsTable.tsx'
import { ProblemsTable } from './ProblemsTable.tsx'
import { RowsTable } from './RowsTable.tsx'

const parts = ['problems', 'columns', 'rows'] as const
type Part = (typeof parts)[number]

/** What is in the file, what is wrong first: rows with problems, columns and where they go, the first rows. */
export function ImportParts({ job }: { job: Import }) {
  const t = useMessages()
  const { formats } = useSession()
  const { counts, preview } = job
  const [part, setPart] = useState<Part>(counts.rejected > 0 ? 'problems' : 'columns')
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
      value={part}
      onChange={(id) => setPart(parts.find((known) => known === id) ?? 'columns')}
    >
      {part === 'problems' && <ProblemsTable importId={job.id} />}
      {part === 'columns' && <ColumnsTable preview={preview} />}
      {part === 'rows' && <RowsTable preview={preview} />}
    </Tabs>
  )
}
