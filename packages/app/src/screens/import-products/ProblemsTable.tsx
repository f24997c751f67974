import { type ImportProblem, useListImportProblems } from '@commissary/api-client'
import { Badge } from '@commissary/ui'
import { DataTable, defineColumns } from '@commissary/ui/table'

import { useMessages } from '../../messages/messages.ts'
import { usePagedList } from '../../lists/use-paged-list.ts'

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
      id: 'severity',
      header: 'importProducts.severity',
      value: (problem: ImportProblem) => problem.severity,
      cell: (problem: ImportProblem) => <SeverityCell severity={problem.severity} />,
      width: '7rem',
    },
    {
      id: 'column',
      header: 'importProducts.column',
      value: (problem: ImportProblem) => problem.column,
      // Text from the file keeps its own direction.
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

/** Every cell that cannot be imported or should be checked, by its row number in a spreadsheet. */
export function ProblemsTable({ importId }: { importId: number }) {
  const t = useMessages()
  const list = usePagedList()
  const problems = useListImportProblems(importId, list.args, { keepPreviousData: true })

  return (
    <DataTable
      caption={t('importProducts.problems')}
      columns={columns}
      translate={t}
      {...list.tableProps(problems, problems.data?._embedded.problems)}
      rowKey={({ row, column, message }) => `${row}-${column}-${message}`}
      minRows={3}
    />
  )
}

function RowCell({ row }: { row: number }) {
  return useMessages()('importProducts.row', { row })
}

function SeverityCell({ severity }: Pick<ImportProblem, 'severity'>) {
  const t = useMessages()
  return <Badge tone={severity === 'problem' ? 'danger' : 'accent'}>{t(`importProducts.severities.${severity}`)}</Badge>
}
