import { listImportProblems, type ImportProblem, useListImportProblems } from '@commissary/api-client'
import { Badge } from '@commissary/ui'
import type { Translate } from '@commissary/messages'
import { type Column, DataTable } from '@commissary/ui/table'
import { useMemo } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { filterable, usePagedList } from '../../lists/use-paged-list.ts'

/** The columns that the server filters by their text. */
const filteredColumns = ['column', 'value', 'message'] as const

function problemColumns(t: Translate): readonly Column<ImportProblem>[] {
  const columns: Column<ImportProblem>[] = [
    {
      id: 'row',
      header: 'importProducts.where',
      value: (problem) => problem.row,
      cell: (problem) => <RowCell row={problem.row} />,
      width: '6rem',
    },
    {
      id: 'severity',
      header: 'importProducts.severity',
      value: ({ severity }) => t(`importProducts.severities.${severity}`),
      cell: (problem) => <SeverityCell severity={problem.severity} />,
      width: '7rem',
    },
    {
      id: 'column',
      header: 'importProducts.column',
      value: (problem) => problem.column,
      // Text from the file keeps its own direction.
      cell: (problem) => <bdi>{problem.column}</bdi>,
      width: '10rem',
    },
    {
      id: 'value',
      header: 'importProducts.value',
      value: (problem) => problem.value,
      cell: (problem) => <bdi>{problem.value}</bdi>,
    },
    {
      id: 'message',
      header: 'importProducts.message',
      value: (problem) => problem.message,
      width: '22rem',
    },
  ]
  return filterable(
    columns.map((column) => ({ ...column, isSortable: false })),
    filteredColumns,
  )
}

/** Every cell that cannot be imported or should be checked, by its row number in a spreadsheet. */
export function ProblemsTable({ importId }: { importId: number }) {
  const t = useMessages()
  const columns = useMemo(() => problemColumns(t), [t])
  const list = usePagedList(undefined, filteredColumns)
  const problems = useListImportProblems(importId, list.args, { keepPreviousData: true })

  return (
    <DataTable
      tableId="import-problems"
      caption={t('importProducts.problems')}
      columns={columns}
      translate={t}
      {...list.tableProps(
        problems,
        (data) => data._embedded.problems,
        (page) => listImportProblems(importId, { ...list.args, ...page }),
      )}
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
