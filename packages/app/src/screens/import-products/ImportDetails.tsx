import type { Import } from '@commissary/api-client'
import { Badge, Stack, Tabs } from '@commissary/ui'
import { useState } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { ColumnMapping } from './ColumnMapping.tsx'
import { ColumnsTable } from './ColumnsTable.tsx'
import { fieldName, productFieldChoice } from './field-names.ts'
import { GuessedBadge } from './GuessedBadge.tsx'
import { ProductsTable } from './ProductsTable.tsx'
import { ProblemsTable } from './ProblemsTable.tsx'
import { RowsTable } from './RowsTable.tsx'

const tabIds = ['products', 'problems', 'columns', 'rows'] as const
type TabId = (typeof tabIds)[number]

/** Whether rows were skipped or should be checked. */
export const hasProblems = ({ counts }: Import) => counts.rejected + counts.warnings > 0

/** Whether the file's rows are products that can be reviewed one by one. */
export const hasProducts = ({ kind, counts }: Import) =>
  kind === 'products' && counts.create + counts.update + counts.unchanged + counts.skipped > 0

/** Foods and measures come from nutrient databases, whose columns are known. */
const isMappable = ({ kind, state }: Import) => state === 'ready' && (kind === 'products' || kind === null)

const firstTab = (job: Import): TabId =>
  hasProducts(job) && job.counts.rejected === 0 ? 'products' : hasProblems(job) ? 'problems' : 'columns'

interface ImportDetailsProps {
  job: Import
  /** For a file that is not imported yet: reloads the import after its columns or rows are changed. */
  onChosen?: () => Promise<unknown>
}

/** The contents of the file in tabs: products and problems, then columns and the first rows. */
export function ImportDetails({ job, onChosen }: ImportDetailsProps) {
  const t = useMessages()
  const { formats } = useSession()
  const { counts, preview } = job
  const [tab, setTab] = useState<TabId>(firstTab(job))
  const used = preview.columns.filter(({ field }) => field !== null).length

  function problemsLabel() {
    const [rejected, warnings] = [formats.number(counts.rejected, 0), formats.number(counts.warnings, 0)]
    if (counts.warnings === 0) return t('importProducts.problemsCount', { count: rejected })
    if (counts.rejected === 0) return t('importProducts.warningsCount', { count: warnings })
    return t('importProducts.problemsAndWarnings', { rejected, warnings })
  }
  const tabs = [
    ...(hasProducts(job) ? [{ id: 'products', label: t('importProducts.products') }] : []),
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
      {tab === 'products' && <ProductsTable importId={job.id} {...(onChosen && { onChosen })} />}
      {tab === 'problems' && <ProblemsTable importId={job.id} />}
      {tab === 'columns' &&
        (onChosen && isMappable(job) ? (
          <ColumnMapping job={job} onMapped={onChosen} />
        ) : (
          <ColumnsTable
            preview={preview}
            importedAs={(column) => <ImportedAs {...column} isOfProduct={job.kind === 'products'} />}
          />
        ))}
      {tab === 'rows' && <RowsTable preview={preview} />}
    </Tabs>
  )
}

type FileColumn = Import['preview']['columns'][number]

function ImportedAs({ field, isPerServing, isGuessed, isOfProduct }: FileColumn & { isOfProduct: boolean }) {
  const t = useMessages()
  if (field === null) return <Badge>{t('importProducts.notUsed')}</Badge>
  return (
    <Stack gap={1}>
      <span>{isOfProduct ? productFieldChoice(field, t) : fieldName(field, isPerServing, t)}</span>
      {isGuessed && <GuessedBadge />}
    </Stack>
  )
}
