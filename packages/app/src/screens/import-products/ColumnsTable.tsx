import type { Import } from '@commissary/api-client'
import { DataTable, plainColumns } from '@commissary/ui/table'
import type { ReactNode } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { exampleOf } from './example-of.ts'

type FileColumn = Import['preview']['columns'][number]

interface ColumnRow extends FileColumn {
  id: number
  importedAs: ReactNode
  examples: string
}

const columns = plainColumns<ColumnRow>([
  {
    id: 'header',
    header: 'importProducts.header',
    value: (row: ColumnRow) => row.header,
    // Text from the file keeps its own direction.
    cell: (row: ColumnRow) => <bdi>{row.header}</bdi>,
  },
  {
    id: 'field',
    header: 'importProducts.importedAs',
    value: (row: ColumnRow) => row.field,
    cell: (row: ColumnRow) => row.importedAs,
  },
  {
    id: 'examples',
    header: 'importProducts.examples',
    value: (row: ColumnRow) => row.examples,
    cell: (row: ColumnRow) => <bdi>{row.examples}</bdi>,
  },
])

interface ColumnsTableProps {
  preview: Import['preview']
  /** What a column is imported as: a name, or a choice. */
  importedAs: (column: FileColumn, index: number) => ReactNode
}

/** Every column of the file, what it is imported as and its first values. */
export function ColumnsTable({ preview, importedAs }: ColumnsTableProps) {
  const t = useMessages()
  return (
    <DataTable
      caption={t('importProducts.columns')}
      columns={columns}
      translate={t}
      rows={preview.columns.map((column, id): ColumnRow => ({
        ...column,
        id,
        importedAs: importedAs(column, id),
        examples: exampleOf(preview, id, 3),
      }))}
      error={null}
      hasPages={false}
      minRows={3}
    />
  )
}
