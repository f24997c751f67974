import { type ImportProblem, useListImportProblems } from '@commissary/api-client'
import { DataTable, defineColumns } from '@commissary/ui/table'

import { useMessages } from '../../messages/messages.ts'
import { useUrlTable } from '../../routing/url-state.ts'

const columns = defineColumns<ImportProblem>(
  [
    {
      id: 'row',
      header: 'importProducts.where',
      value: (problem: ImportProblem) => problem.row,
      cell: (problem: ImportProblem) => <RowCell row={problem.row} />,
      width: '6rem',
    },
    {
      id: 'column',
      header: 'importProducts.column',
      value: (problem: ImportProblem) => problem.column,
      // What stands in a file keeps its own direction.
      cell: (problem: ImportProblem) => <bdi>{problem.column}</bdi>,
      width: '10rem',
    },
    {
      id: 'value',
      header: 'importProducts.value',
      value: (problem: ImportProblem) => problem.value,
      cell: (problem: ImportProblem) => <bdi>{problem.value}</bdi>,
    },
    {
      id: 'message',
      header: 'importProducts.message',
      value: (problem: ImportProblem) => problem.message,
      width: '22rem',
    },
  ].map((column) => ({ ...column, isSortable: false, isFilterable: false })),
)

/** Every cell that cannot be loaded, by the row that a spreadsheet shows it in. */
export function ProblemsTable({ importId }: { importId: number }) {
  const t = useMessages()
  const table = useUrlTable()
  const { page, pageSize } = table.state
  const problems = useListImportProblems(importId, { page, size: pageSize }, { keepPreviousData: true })

  return (
    <DataTable
      caption={t('importProducts.problems')}
      columns={columns}
      translate={t}
      rows={problems.data?._embedded.problems}
      rowKey={({ row, column, message }) => `${row}-${column}-${message}`}
      total={problems.data?.page.totalElements ?? 0}
      error={problems.error}
      onRetry={() => problems.mutate()}
      isStale={problems.isLoading && problems.data !== undefined}
      state={table.state}
      onStateChange={table.onStateChange}
      minRows={3}
    />
  )
}

function RowCell({ row }: { row: number }) {
  return useMessages()('importProducts.row', { row })
}
